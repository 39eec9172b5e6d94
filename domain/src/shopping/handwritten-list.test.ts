import { expect, test } from 'vitest';
import { sampleRecipes } from '../cookbook/sample-recipes.ts';
import type { FoodId } from '../foods/food-id.ts';
import { mergeNeeds } from './merge-lines.ts';

/** Fourteen cookbook dishes for four people from seven cuisines. */
const week = [
  'Spaghetti alla carbonara',
  'Mushroom risotto',
  'Spaghetti with tuna and tomato (al tonno)',
  'Chicken avgolemono',
  'Horiatiki (Greek village salad)',
  'Tortilla española (Spanish potato omelette)',
  'Eggs in purgatory',
  'Ratatouille',
  'Pan con tomate (tomato bread)',
  'Andalusian gazpacho',
  'Beef picadillo with zucchini in lettuce cups',
  'Tray-baked lemon chicken',
  'Tuna and white bean salad with lemon',
  'Lemon chicken scaloppine',
];

/** The expected list, written by hand from the recipes. */
const toBuy: readonly [amount: number, unit: string, food: FoodId][] = [
  [6, 'whole', 'onion'],
  [3, 'whole', 'red-onion'],
  // 27 cloves
  [3, 'head', 'garlic'],
  [1, 'whole', 'carrot'],
  // 3 sticks
  [1, 'bunch', 'celery'],
  [1.4, 'kg', 'potato'],
  [4.35, 'kg', 'tomato'],
  [250, 'g', 'cherry-tomato'],
  [2, 'whole', 'cucumber'],
  [2, 'whole', 'green-bell-pepper'],
  [2, 'whole', 'red-bell-pepper'],
  // 500 g
  [2, 'whole', 'eggplant'],
  // 900 g
  [5, 'whole', 'zucchini'],
  [2, 'head', 'butter-lettuce'],
  [1, 'whole', 'jalapeno'],
  [125, 'g', 'arugula'],
  [500, 'g', 'cremini-mushroom'],
  // 8 tablespoons of juice, one for juice and zest, two whole
  [6, 'whole', 'lemon'],
  // 70 g
  [2, 'bunch', 'parsley'],
  [1, 'bunch', 'dill'],
  [1, 'bunch', 'cilantro'],
  [1, 'bunch', 'basil'],
  [1, 'bunch', 'thyme'],
  [150, 'g', 'pancetta'],
  // 20 and 3 yolks
  [24, 'whole', 'egg'],
  [1.05, 'kg', 'chicken-breast'],
  [8, 'whole', 'chicken-thigh'],
  [600, 'g', 'lean-ground-beef'],
  // two cans, and 240 g drained
  [5, 'can', 'tuna-in-oil'],
  [250, 'g', 'butter'],
  [150, 'g', 'parmesan'],
  [150, 'g', 'pecorino'],
  [400, 'g', 'feta'],
  [1, 'kg', 'spaghetti'],
  [500, 'g', 'arborio-rice'],
  [500, 'g', 'sushi-rice'],
  // 8 slices
  [1, 'loaf', 'sourdough'],
  // 540 g
  [2, 'loaf', 'bread'],
  [5, 'can', 'canned-tomato'],
  [2, 'can', 'chickpea'],
  [3, 'can', 'cannellini-bean'],
  [20, 'g', 'dried-porcini'],
  [1, 'jar', 'green-olive'],
  [1, 'jar', 'kalamata-olive'],
  [1, 'jar', 'caper'],
  [1.5, 'l', 'chicken-stock'],
  [1, 'l', 'vegetable-stock'],
  [1, 'bottle', 'white-wine'],
];

/** Staples to check at home first. */
const toCheck: readonly FoodId[] = [
  'olive-oil',
  'salt',
  'flaky-salt',
  'black-pepper',
  'all-purpose-flour',
  'cumin',
  'red-pepper-flakes',
  'dried-oregano',
  'cinnamon',
  'bay-leaf',
  'sherry-vinegar',
  'red-wine-vinegar',
];

test('the list for fourteen meals equals the one written by hand', () => {
  const recipes = week.map((title) => {
    const recipe = sampleRecipes.find((sample) => sample.title === title);
    if (!recipe) throw new Error(`The cook book has no "${title}".`);
    return recipe;
  });
  const lines = mergeNeeds(
    recipes.flatMap(({ title, servings, ingredients }) =>
      ingredients.map((ingredient) => ({ ingredient, factor: 4 / servings, source: title })),
    ),
  );
  const bought = lines.filter((line) => !line.isStaple);
  const written = bought.map(({ amount, unit, foodId }) => `${amount} ${unit} ${foodId}`);
  expect(written.sort()).toEqual(toBuy.map((line) => line.join(' ')).sort());
  const staples = lines.filter((line) => line.isStaple).map(({ foodId }) => foodId);
  expect(staples.sort()).toEqual([...toCheck].sort());
  expect(lines.length).toBeLessThanOrEqual(60);
});
