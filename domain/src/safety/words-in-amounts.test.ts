import { expect, test } from 'vitest';
import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import { ingredientOf } from '../recipes/ingredient-of-line.ts';
import { recipeFacts } from '../recipes/recipe-facts.ts';
import { checkRecipe } from './check-recipe.ts';

const recipeOf = (ingredient: Ingredient) => ({
  title: 'Supper',
  description: null,
  ingredients: [ingredient],
  instructions: ['Mix everything.'],
  servings: 2,
  cookingTime: 10,
});
const containsOf = (ingredient: Ingredient) => recipeFacts(recipeOf(ingredient)).contains;

test.each([
  ['1 packet (200 g, with peanuts) noodles', 'Peanuts'],
  ['400 g (incl. 50 g walnuts) oats', 'Nuts'],
  ['1 cup (4 oz parmesan) breadcrumbs', 'Dairy'],
  ['1 bag (1 lb shrimp) dumplings', 'Shellfish'],
  ['1 jar (340 g peanut) butter', 'Peanuts'],
  ['200 g/7 oz (peanuts 1 oz) rice', 'Peanuts'],
  ['2 x 400 g (with almnds) tins tomatoes', 'Nuts'],
  ['Rice noodles (200 g, with peanuts)', 'Peanuts'],
  ['Rice noodles, 200 g (7 oz, or sesame noodles)', 'Sesame'],
] as const)(
  'the bracket of the amount in "%s" is read for allergens and stays in the name',
  (line, allergen) => {
    const ingredient = ingredientOf(line)!;
    expect(containsOf(ingredient)).toContain(allergen);
  },
);

test.each([
  '1 cup (2 sticks) butter',
  '2 (14.5 oz) cans tomatoes',
  '1 (8 oz) packet cream cheese',
  '1 cup (240 ml) milk',
])('"%s" only says how much', (line) => {
  expect(ingredientOf(line)!.name).not.toContain('(');
});

test.each([
  { name: 'canned tomatoes', unit: 'can (14 oz peanuts)' },
  { name: 'sugar', unit: 'cup of ground peanuts and' },
  { name: 'sugar', unit: `${'x'.repeat(150)} peanuts` },
  { name: 'sugar', unit: 'cup of zorbel and' },
  { name: 'sugar', unit: 'cup', section: 'Crushed peanuts, and' },
])('allergens outside of the name are found: $unit $section', (written) => {
  const recipe = recipeOf({ amount: 1, ...written });
  const { contains, unknownFoods } = recipeFacts(recipe);
  expect(contains.includes('Peanuts') || unknownFoods.length > 0).toBe(true);
  const { violations } = checkRecipe(recipe, { allergies: ['Peanuts'], dietaryRestrictions: [] });
  expect(violations.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining([expect.stringMatching(/allergen|unknown-food/)]),
  );
});

test.each(['heaped tbsp', 'large cloves', '14 oz can', 'glug', 'fillets', 'medium', 'handful'])(
  'the unit "%s" names no food',
  (unit) => {
    expect(recipeFacts(recipeOf({ name: 'garlic', amount: 1, unit })).unknownFoods).toEqual([]);
  },
);
