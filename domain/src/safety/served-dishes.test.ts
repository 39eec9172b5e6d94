import { expect, test } from 'vitest';
import { reasons, recipe, stew } from './judged-recipe.fixture.ts';

const served = (step: string, description: string, title = 'Supper') =>
  recipe(stew, [`Cook everything. ${step}`], { title, description });

test.each([
  ['a kedgeree', 'Fish'],
  ['a mild korma', 'Nuts'],
  ['massaman', 'Peanuts'],
  ['a bowl of japchae', 'Sesame'],
  ['tartare', 'Eggs'],
  ['salade niçoise', 'Fish'],
  ['coquilles', 'Shellfish'],
  ['agedashi', 'Soy'],
  ['a slice of tarte tatin', 'Gluten'],
  ['crème', 'Dairy'],
  ['surf and turf', 'Shellfish'],
] as const)('%s beside the dish is told for %s, in method and description', (dish, allergen) => {
  expect(reasons(served(`Serve with ${dish}.`, ''), [allergen])).not.toEqual([]);
  expect(reasons(served('', `Served with ${dish}.`), [allergen])).not.toEqual([]);
});

test.each([
  ['Ladle the korma over the rice.', 'Nuts', 'Supper'],
  ['Serve with more of this korma.', 'Nuts', 'Chicken korma'],
  ['Finish with coconut crème on top.', 'Dairy', 'Crème brûlée style'],
] as const)('%s: what the recipe makes is judged by its list', (step, allergen, title) => {
  expect(reasons(served('', step, title), [allergen])).toEqual([]);
});

test.each([
  ['Stir in a spoon of romesco.', 'Nuts'],
  ['Swirl it through beurre manié to thicken.', 'Dairy'],
  ['Add a few dumplings.', 'Gluten'],
  ['A dash of Bragg’s finishes it.', 'Soy'],
  ['Best with a spoon of Red Boat.', 'Fish'],
  ['Finished with a spoonful of brandade.', 'Dairy'],
  ['Aioli alongside is a must.', 'Eggs'],
  ['Tzatziki on the side cools it.', 'Dairy'],
  ['Leftovers make a fine filling for pasties.', 'Gluten'],
] as const)('a description that adds a food: %s', (description, allergen) => {
  expect(reasons(served('', description), [allergen])).not.toEqual([]);
});

test.each([
  'A lemon wedge on the side is all it needs.',
  'Leftovers keep for three days in the fridge.',
  'Leftovers are lovely on rice.',
])('a description that adds nothing unsafe: %s', (description) => {
  expect(reasons(served('', description), ['Gluten', 'Dairy', 'Eggs'])).toEqual([]);
});
