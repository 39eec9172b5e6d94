import { expect, test } from 'vitest';
import { ingredientOf } from '../recipes/ingredient-of-line.ts';
import type { Allergen } from '../vocabulary/options.ts';
import { checkRecipe } from './check-recipe.ts';

const whysOf = (line: string, allergies: Allergen[], step = 'Cook everything and serve.', description = '') =>
  checkRecipe(
    {
      title: 'Supper',
      description,
      ingredients: ['1 onion', line].map((one) => ingredientOf(one)!),
      instructions: [step],
      cookingTime: 30,
      servings: 4,
    },
    { allergies, dietaryRestrictions: [] },
  ).violations.map(({ why }) => why);

test.each([
  ['800 g noix de veau (topside of veal), tied', 'Brown the noix de veau.', 'The noix is cut from the leg.'],
  ['1 pinch of muscade (nutmeg)', 'Season with salt and muscade.', ''],
  ['300 g kaddu (pumpkin), cubed', 'Add the kaddu and the onion.', ''],
])('a name in another language means the food in brackets: %s', (line, step, description) => {
  expect(whysOf(line, ['Nuts', 'Dairy', 'Gluten', 'Shellfish'], step, description)).toEqual([]);
});

test.each([
  ['200 g noix (walnuts), chopped', 'Nuts'],
  ['200 g sarson (mustard) with noix', 'Nuts'],
  ['200 g paneer (tofu)', 'Dairy'],
  ['2 tbsp Zorble (rice)', 'Nuts'],
  ['200 g chhena (fresh cheese)', 'Dairy'],
] as const)('%s may contain %s', (line, allergy) => {
  expect(whysOf(line, [allergy])).not.toEqual([]);
});
