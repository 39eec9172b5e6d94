import { expect, test } from 'vitest';
import { check, type Line, recipe } from './judged-recipe.fixture.ts';

const crust: Line[] = [
  [225, 'g', 'plain flour'],
  [150, 'g', 'butter'],
  [400, 'g', 'pork mince'],
];
const icing: Line[] = [
  [200, 'g', 'icing sugar'],
  [100, 'g', 'vegan block'],
  [400, 'g', 'strawberries'],
];
const salad: Line[] = [
  [2, 'slices', 'sourdough bread'],
  [1, 'whole', 'lettuce'],
  [400, 'g', 'chicken breast'],
];

test('pastry, buttercream and croutons that the method makes of its list are no other foods', () => {
  const rub = 'Rub the butter into the flour and bring together with cold water.';
  expect(check(recipe(crust, [rub, 'Roll the pastry around the pork mince.']), ['Eggs'])).toEqual([]);
  const beat = 'Beat the vegan block with the icing sugar until fluffy.';
  expect(check(recipe(icing, [beat, 'Top the strawberries with buttercream.']), ['Dairy', 'Eggs'])).toEqual(
    [],
  );
  const toast = 'Bake the bread in cubes until crunchy. Fry the chicken.';
  const rolls: Line[] = [
    [500, 'g', 'flour'],
    [7, 'g', 'dried yeast'],
  ];
  const knead = 'Knead the flour and yeast with water. Shape and bake.';
  expect(check(recipe(rolls, [knead, 'Cool the warm rolls.'], { title: 'Dinner Rolls' }), ['Eggs'])).toEqual(
    [],
  );
  const gravy: Line[] = [
    [400, 'ml', 'dairy-free chicken stock'],
    [1, 'tbsp', 'plain flour'],
  ];
  const pour = 'Stir the flour into the pan, pour in the stock and bubble until you have a gravy.';
  expect(check(recipe(gravy, [pour]), ['Dairy'])).toEqual([]);
  expect(check(recipe(salad, [toast, 'Top the lettuce with croutons.']), ['Dairy'])).toEqual([]);
});

test.each<[string, Line[], string[]]>([
  ['pastry beside a white sauce', crust, ['Stir the flour into the butter.', 'Cover with pastry.']],
  ['a sheet of shop pastry', crust, ['Rub the butter into the flour.', 'Cover with a sheet of shop pastry.']],
  ['buttercream over dusted sugar', icing, ['Dust with icing sugar.', 'Top with buttercream.']],
  ['rolls beside a dusting of flour', crust, ['Dust with the flour.', 'Melt the butter. Serve in rolls.']],
  ['a tub of buttercream', icing, ['Beat the block with the icing sugar.', 'Top with a tub of buttercream.']],
])('%s may be bought and contain eggs', (_, lines, instructions) => {
  expect(check(recipe(lines, instructions), ['Eggs'])).not.toEqual([]);
});

test('bread rolls beside a dough of rice flour are no rolls of it', () => {
  const cakes: Line[] = [
    [500, 'g', 'potatoes'],
    [100, 'g', 'rice flour'],
  ];
  const steps = ['Knead the potatoes with the rice flour to a dough and fry.', 'Serve in bread rolls.'];
  expect(check(recipe(cakes, steps), ['Gluten'])).not.toEqual([]);
});

test('a packet of croutons may contain milk', () => {
  const steps = ['Toast the bread.', 'Top the lettuce with a packet of croutons. Fry the chicken.'];
  expect(check(recipe(salad, steps), ['Dairy'])).not.toEqual([]);
});
