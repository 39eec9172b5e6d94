import type { Recipe } from '@plateful/contract/recipes.ts';
import { expect, test } from 'vitest';
import { scriptJson, structuredRecipe } from './structured-recipe.ts';

const soup: Recipe = {
  id: '5a3b1e00-0000-8000-8000-000000000001',
  userId: null,
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
  isGenerated: false,
  origin: 'library',
  createdAt: '2026-11-20T08:00:00.000Z',
  facts: { contains: [], mayContain: [], diets: [], unknownFoods: [], pictures: [], coverage: 1 },
};

test('search engines read 15 minutes of preparation on top of the cooking time', () => {
  expect(structuredRecipe(soup)).toMatchObject({
    prepTime: 'PT15M',
    cookTime: 'PT25M',
    totalTime: 'PT40M',
    recipeYield: '2',
    recipeCategory: 'lunch',
    recipeIngredient: ['1.5\u202fkg tomatoes', '2 bay leaves'],
  });
});

test('a recipe without time and meal is a main course of half an hour', () => {
  expect(structuredRecipe({ ...soup, cookingTime: null, mealType: null, servings: 0 })).toMatchObject({
    cookTime: 'PT30M',
    totalTime: 'PT45M',
    recipeYield: '4',
    recipeCategory: 'main course',
  });
});

test('no title can end the script it stands in', () => {
  const json = scriptJson(structuredRecipe({ ...soup, title: '</script><script>alert(1)</script>' }));
  expect(json).not.toContain('</script>');
  expect(JSON.parse(json).name).toBe('</script><script>alert(1)</script>');
});
