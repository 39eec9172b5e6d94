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
  ['Dust the chicken with plain.', 'Gluten'],
  ['Toss in self-raising, then fry.', 'Gluten'],
  ['Coat in crumbs and fry.', 'Gluten'],
  ['Coat the chicken in crumbs and fry.', 'Gluten'],
  ['Roll each piece in fresh crumbs.', 'Gluten'],
  ['Finish with clotted.', 'Dairy'],
  ['Sweeten with condensed and stir.', 'Dairy'],
  ['Top with curds.', 'Dairy'],
  ['Whip whites until stiff and fold them through.', 'Eggs'],
  ['Serve with a vegan cheese or the real thing.', 'Dairy'],
  ['Serve with a dairy-free yogurt or, better, a real one.', 'Dairy'],
  ['No egg-free mayo at hand? Use the usual.', 'Eggs'],
] as const)('%s', (step, allergen) => {
  expect(reasons(recipe(stew, [step]), [allergen])).not.toEqual([]);
});

test.each([
  'A cup of plain water.',
  'A slice of white onion.',
  'A glass of white wine.',
  'A splash of light stock.',
  'Cut into slices of the same size.',
  'Dust with plain water.',
  'Rub until it looks like crumbs.',
  'Toss the onions in the crumbs.',
  'Slice the whites of the leeks.',
  'Vegan cheese melts like the real thing.',
  'Cook in a single layer with a double sheet of foil.',
])('%s: the adjective has its food', (text) => {
  expect(impliedFoods(text)).toEqual([]);
});

test('in a description too', () => {
  const told = { description: 'Best with a dollop of thick Greek.' };
  expect(reasons(recipe(stew, ['Cook everything.'], told), ['Dairy'])).not.toEqual([]);
});

test.each([
  ['Creamy, cheesy, done in one pot.', 'Dairy'],
  ['It is no soup for vegetarians if you count the fish sauce.', 'Fish'],
  ['What holds it together is the mayonnaise.', 'Eggs'],
] as const)('%s The description may tell of %s', (description, allergy) => {
  const salted = recipe([...stew, [1, 'tsp', 'salt']], ['Cook everything.'], { description });
  expect(reasons(salted, [allergy])).not.toEqual([]);
});

test.each(['Cheesy without any cheese.', 'As cheesy as it gets, from nutritional yeast.'])(
  '%s There is no cheese',
  (description) => {
    expect(reasons(recipe(stew, ['Cook everything.'], { description }), ['Dairy'])).toEqual([]);
  },
);
