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
