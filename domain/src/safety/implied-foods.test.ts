import { expect, test } from 'vitest';
import { impliedFoods } from './implied-foods.ts';
import { reasons, recipe, stew } from './judged-recipe.fixture.ts';

test.each([
  ['Dust with a spoon of plain, then cook for a minute.', 'Gluten'],
  ['Soak a slice of stale white in water.', 'Gluten'],
  ['Pour in a pint of best.', 'Gluten'],
  ['Finish with a knob of salted.', 'Dairy'],
  ['Loosen with a splash of semi-skimmed and stir.', 'Dairy'],
  ['Top with a dollop of thick Greek.', 'Dairy'],
  ['Swirl in a spoonful of thick double before ladling.', 'Dairy'],
  ['Some goat’s would not hurt.', 'Dairy'],
  ['Rest it under a coin of maître d’hôtel.', 'Dairy'],
  ['Stir in 2 tablespoons of crunchy.', 'Peanuts'],
  ['Season with a dash of dark.', 'Soy'],
] as const)('%s', (step, allergen) => {
  expect(reasons(recipe(stew, [step]), [allergen])).not.toEqual([]);
});

test.each([
  'A cup of plain water.',
  'A slice of white onion.',
  'A glass of white wine.',
  'A splash of light stock.',
  'Cut into slices of the same size.',
])('%s: the adjective has its food', (text) => {
  expect(impliedFoods(text)).toEqual([]);
});

test('in a description too', () => {
  const told = { description: 'Best with a dollop of thick Greek.' };
  expect(reasons(recipe(stew, ['Cook everything.'], told), ['Dairy'])).not.toEqual([]);
});
