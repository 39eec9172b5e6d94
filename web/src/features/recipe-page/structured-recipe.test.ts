import type { Recipe } from '@plateful/contract/recipes.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { expect, test } from 'vitest';
import { recipeSummary } from '#entities/recipe/recipe-summary.ts';
import { structuredRecipe } from './structured-recipe.ts';

const origin = 'https://plateful.example';

const soup: Recipe = {
  id: '5a3b1e00-0000-8000-8000-000000000001',
  title: 'Tomato soup',
  description: null,
  ingredients: [
    { name: 'tomatoes', amount: 1.5, unit: 'kg' },
    { name: 'bay leaves', amount: 2, unit: 'whole' },
  ],
  instructions: ['Simmer the tomatoes with the bay leaves.'],
  cookingTime: 25,
  servings: 2,
  cuisineType: 'Italian',
  mealType: 'lunch',
  nutritionInfo: null,
  tags: [],
  goesWith: [],
  isGenerated: false,
  origin: 'library',
  createdAt: '2026-11-20T08:00:00.000Z',
  facts: {
    contains: [],
    mayContain: [],
    diets: [],
    unknownFoods: [],
    pictures: [],
    mainFood: null,
    coverage: 1,
  },
};

const library: Recipe[] = sampleRecipes.map((sample) => ({
  ...soup,
  ...sample,
  ingredients: [...sample.ingredients],
  instructions: [...sample.instructions],
  tags: [...sample.tags],
  goesWith: [],
}));

test('structured data has the language of the recipe’s lines', () => {
  const suppe = {
    ...soup,
    ingredients: soup.ingredients.map((line) => ({ ...line, language: 'de' as const })),
  };
  expect(structuredRecipe(suppe, origin)).toMatchObject({ inLanguage: 'de' });
  expect(structuredRecipe(soup, origin)).toMatchObject({ inLanguage: 'en' });
});

test('structured data adds 15 minutes of preparation to the cooking time', () => {
  expect(structuredRecipe(soup, origin)).toMatchObject({
    prepTime: 'PT15M',
    cookTime: 'PT25M',
    totalTime: 'PT40M',
    recipeYield: '2',
    recipeCategory: 'lunch',
    recipeIngredient: ['1.5 kg tomatoes', '2 bay leaves'],
  });
});

test('a recipe without time and meal is a main course of 30 minutes', () => {
  expect(structuredRecipe({ ...soup, cookingTime: null, mealType: null, servings: 0 }, origin)).toMatchObject(
    {
      cookTime: 'PT30M',
      totalTime: 'PT45M',
      recipeYield: '4',
      recipeCategory: 'main course',
    },
  );
});

test('a recipe without a description is described by its nutrition', () => {
  expect(recipeSummary(soup)).toBe('Tomato soup, Italian: 25 minutes, 2 servings.');
  const nutritionInfo = { calories: 180.4, protein: 4, carbs: 20, fat: 8, fiber: 3, sodium: 300, sugar: 9 };
  expect(recipeSummary({ ...soup, cuisineType: null, servings: 1, nutritionInfo })).toBe(
    'Tomato soup: 25 minutes, 1 serving, 180 kcal each.',
  );
  expect(recipeSummary({ ...soup, description: 'Sweet and smoky.' })).toBe('Sweet and smoky.');
});

/**
 * Google Search Central, "Recipe (Recipe, HowTo, ItemList) structured data": `image` and `name` are required, the others
 * recommended. These recipes have neither ratings nor videos: `aggregateRating` and `video` stay out.
 * https://developers.google.com/search/docs/appearance/structured-data/recipe
 */
const text = /\S/;
const minutes = /^PT[1-9]\d*M$/;
const required = { name: text, image: /^https:\/\/plateful\.example\/api\/recipe\/[\w-]{36}\/image$/ };
const recommended = {
  'author.name': text,
  'author.@type': /^(Person|Organization)$/,
  cookTime: minutes,
  prepTime: minutes,
  totalTime: minutes,
  datePublished: /^\d{4}-\d\d-\d\d$/,
  description: text,
  keywords: text,
  'nutrition.calories': /^\d+ calories$/,
  recipeCategory: text,
  recipeCuisine: text,
  recipeIngredient: text,
  'recipeInstructions.@type': /^HowToStep$/,
  'recipeInstructions.text': text,
  recipeYield: /^[1-9]\d*$/,
};

/** schema.org Mass: a number and a unit. */
const masses = {
  'nutrition.proteinContent': /^\d+ g$/,
  'nutrition.carbohydrateContent': /^\d+ g$/,
  'nutrition.fatContent': /^\d+ g$/,
  'nutrition.fiberContent': /^\d+ g$/,
  'nutrition.sugarContent': /^\d+ g$/,
  'nutrition.sodiumContent': /^\d+ mg$/,
};

test.each(library)('$title satisfies Google’s requirements', (recipe) => {
  const data = structuredRecipe(recipe, origin);
  expect(data['@context']).toBe('https://schema.org');
  expect(data['@type']).toBe('Recipe');
  for (const [path, form] of Object.entries({ ...required, ...recommended, ...masses })) {
    const values = valuesAt(data, path.split('.'));
    expect(values.length, path).toBeGreaterThan(0);
    for (const value of values) expect(value, path).toMatch(form);
  }
  const [prep, cook, total] = ['prepTime', 'cookTime', 'totalTime'].map((name) =>
    Number(String(data[name]).slice(2, -1)),
  );
  expect(prep! + cook!).toBe(total);
  expect(valuesAt(data, ['recipeIngredient'])).toHaveLength(recipe.ingredients.length);
  expect(valuesAt(data, ['recipeInstructions', 'text'])).toEqual(recipe.instructions);
});

test('the checks detect missing properties', () => {
  const data = structuredRecipe(soup, origin);
  const missing = Object.keys(recommended).filter((path) => valuesAt(data, path.split('.')).length === 0);
  expect(missing).toEqual(['keywords', 'nutrition.calories']);
});

/** All values at a path, including those within arrays. */
function valuesAt(data: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (Array.isArray(data)) return data.flatMap((item) => valuesAt(item, name ? [name, ...rest] : []));
  if (name === undefined) return data === undefined ? [] : [data];
  const isObject = typeof data === 'object' && data !== null;
  return isObject ? valuesAt((data as Record<string, unknown>)[name], rest) : [];
}
