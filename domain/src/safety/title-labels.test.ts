import { expect, test } from 'vitest';
import { reasons, recipe } from './judged-recipe.fixture.ts';

test('the label of the title holds for the dish that the recipe makes', () => {
  const bread = (title: string, step: string) => ({
    ...recipe(
      [
        [400, 'g', 'gluten-free flour'],
        [7, 'g', 'dried yeast'],
        [400, 'ml', 'water'],
      ],
      ['Knead a dough and shape a loaf.', step],
    ),
    title,
  });
  const baked = 'Bake the bread for 40 minutes.';
  expect(reasons(bread('Gluten-free bread', baked), ['Gluten'], ['Gluten-Free'])).toEqual([]);
  expect(reasons(bread('Gluten-free bread', baked), ['Eggs'])).not.toEqual([]);
  expect(reasons(bread('Bread of the week', baked), ['Gluten'])).not.toEqual([]);
  expect(reasons(bread('Gluten-free loaf with bread', baked), ['Gluten'])).not.toEqual([]);
  expect(reasons(bread('Gluten-free loaf', 'Serve with crackers.'), ['Gluten'])).not.toEqual([]);
});

test('“the” holds for each food of a list', () => {
  const mash = (step: string) =>
    recipe(
      [
        [800, 'g', 'potatoes'],
        [50, 'g', 'dairy-free butter'],
        [100, 'ml', 'oat milk'],
      ],
      ['Boil the potatoes.', step],
    );
  expect(reasons(mash('Mash with the butter and milk.'), ['Dairy'])).toEqual([]);
  expect(reasons(mash('Mash with the butter, salt and milk.'), ['Dairy'])).toEqual([]);
  expect(reasons(mash('Mash the potatoes with a splash of milk.'), ['Dairy'])).not.toEqual([]);
  expect(reasons(mash('Mash with the butter and cheese.'), ['Dairy'])).not.toEqual([]);
});

const dish = { instructions: ['Cook the rice in 500 ml water for 12 minutes.'] };

test.each([
  'Peanut-free satay rice',
  'Satay, no peanuts',
  'Satay (peanut-free)',
  'Rice with peanut-free satay',
])('%s: the label holds for the dish that the title names', (title) => {
  expect(reasons(recipe([[300, 'g', 'rice']], dish.instructions, { title }), ['Peanuts'])).toEqual([]);
});

test('a label behind the title clears nothing that the method uses, and nothing else that the title names', () => {
  const served = [...dish.instructions, 'Pour over the satay sauce.'];
  expect(
    reasons(recipe([[300, 'g', 'rice']], served, { title: 'Satay rice (peanut-free)' }), ['Peanuts']),
  ).not.toEqual([]);
  const beside = { title: 'Satay with rice (peanut-free if you like)' };
  expect(reasons(recipe([[300, 'g', 'rice']], dish.instructions, beside), ['Peanuts'])).not.toEqual([]);
});

test('in a dish with a label, a short name means the listed food', () => {
  const cupcakes = (title: string, step: string) =>
    recipe(
      [
        [200, 'g', 'gluten-free flour'],
        [100, 'g', 'sugar'],
        [250, 'ml', 'almond milk'],
      ],
      ['Stir it all together.', step],
      { title },
    );
  const flour = 'Add a spoonful of flour.';
  expect(reasons(cupcakes('Gluten-Free Cupcakes', flour), ['Gluten'], ['Gluten-Free'])).toEqual([]);
  expect(reasons(cupcakes('Easy Vegan Cupcakes', 'Add milk.'), ['Dairy'], ['Vegan'])).toEqual([]);
  expect(reasons(cupcakes('Cupcakes', flour), ['Gluten'])).not.toEqual([]);
  expect(reasons(cupcakes('Almost Gluten-Free Cupcakes', flour), ['Gluten'])).not.toEqual([]);
  expect(reasons(cupcakes('Cupcakes with Vegan Icing', 'Add milk.'), ['Dairy'])).not.toEqual([]);
  expect(reasons(cupcakes('Gluten-Free Cupcakes', 'Add milk.'), ['Dairy'])).not.toEqual([]);
  expect(reasons(cupcakes('Vegan Cupcakes', 'Add butter.'), ['Dairy'])).not.toEqual([]);
  expect(reasons(cupcakes('Gluten-Free Cupcakes', 'Stir in crushed crackers.'), ['Gluten'])).not.toEqual([]);
});

test('overnight oats are the oats of the list', () => {
  const oats = (name: string) => ({
    ...recipe([[200, 'g', name]], ['Stir the oats with water and chill them overnight.']),
    title: 'Apple and cinnamon overnight oats',
  });
  expect(reasons(oats('certified gluten-free rolled oats'), ['Gluten'])).toEqual([]);
  expect(reasons(oats('rolled oats'), ['Gluten'])).not.toEqual([]);
});

test('labels that a comma joins, and “without” behind the dish, hold for the dish', () => {
  const loaf = (title: string) => ({ ...recipe([[400, 'g', 'gluten-free flour']], ['Bake.']), title });
  expect(reasons(loaf('Gluten-Free, Dairy-Free Cottage Loaf'), ['Gluten', 'Dairy'])).toEqual([]);
  expect(reasons(loaf('Gluten-Free, Dairy-Free Cottage Loaf with Butter'), ['Dairy'])).not.toEqual([]);
  const open = { ...loaf('Gluten-Free, Dairy-Free or Ordinary Bread'), instructions: ['Serve with bread.'] };
  expect(reasons(open, ['Gluten'])).not.toEqual([]);
  const nest = (title: string) => ({ ...recipe([[225, 'g', 'sugar']], ['Bake.']), title });
  expect(reasons(nest('Pavlova without Eggs'), ['Eggs'])).toEqual([]);
  expect(reasons(nest('Pavlova without Eggs'), ['Dairy'])).not.toEqual([]);
  expect(reasons(nest('No Pavlova without Eggs'), ['Eggs'])).not.toEqual([]);
});

test('what a title puts in quotes behind a vegetable is that vegetable in the method too', () => {
  const seared = (title: string, step: string) => ({
    ...recipe([[4, 'whole', 'king oyster mushrooms']], [step]),
    title,
  });
  const title = 'King Oyster Mushroom “Scallops”';
  expect(reasons(seared(title, 'Sear the “scallops”.'), ['Shellfish'])).toEqual([]);
  expect(reasons(seared(title, 'Sear the “scallops”. Add the scallops.'), ['Shellfish'])).not.toEqual([]);
  expect(reasons(seared('“Scallops”', 'Sear the “scallops”.'), ['Shellfish'])).not.toEqual([]);
});

test('a satay of seeds that the list has is no peanut sauce', () => {
  const chicken = (title: string, line: string) =>
    recipe([[60, 'g', line]], ['Loosen with water.', 'Serve the satay.'], { title });
  expect(reasons(chicken('Sunflower Satay', 'sunflower seed butter'), ['Peanuts'])).toEqual([]);
  expect(reasons(chicken('Satay', 'sunflower seed butter'), ['Peanuts'])).not.toEqual([]);
  expect(reasons(chicken('Sunflower Satay', 'sunflower oil'), ['Peanuts'])).not.toEqual([]);
});
