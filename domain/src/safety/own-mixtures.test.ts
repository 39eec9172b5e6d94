import { expect, test } from 'vitest';
import { ingredientOf } from '../recipes/ingredient-of-line.ts';
import type { Allergen, Diet } from '../vocabulary/options.ts';
import { checkRecipe } from './check-recipe.ts';

const whysOf = (
  title: string,
  lines: readonly string[],
  steps: readonly string[],
  allergies: readonly Allergen[],
  dietaryRestrictions: readonly Diet[] = [],
) =>
  checkRecipe(
    {
      title,
      ingredients: ['2 onions', '2 tbsp olive oil', ...lines].map((line) => ingredientOf(line)!),
      instructions: ['Fry the onions in the oil.', ...steps],
      cookingTime: 30,
      servings: 6,
    },
    { allergies, dietaryRestrictions },
  ).violations.map(({ why }) => why);

test('a white sauce is made of the listed flour and milk', () => {
  const lines = ['4 tbsp rice flour', '600 ml almond milk'];
  const made = 'Stir in the rice flour and slowly whisk in the almond milk until it thickens.';
  expect(whysOf('Bake', lines, [made, 'Layer the onions and white sauce.'], ['Gluten', 'Dairy'])).toEqual([]);
  expect(whysOf('Bake', lines, ['Top with a jar of white sauce.'], ['Gluten'])).not.toEqual([]);
});

test('granola bars are baked of listed oats', () => {
  const lines = ['300 g rolled oats', '100 g honey'];
  expect(
    whysOf('Granola Bars', lines, ['Stir in oats and honey, press into a tin and bake.'], ['Nuts']),
  ).toEqual([]);
  expect(whysOf('Oat Bars', lines, ['Stir in oats and honey and top with granola.'], ['Nuts'])).not.toEqual(
    [],
  );
});

test('leaves that are rolled up are rolls, but bread rolls are not', () => {
  const lines = ['1 white cabbage', '400 g minced pork'];
  const steps = [
    'Roll a spoonful of pork in each cabbage leaf.',
    'Pack the rolls seam-side down in the pan.',
  ];
  expect(whysOf('Golubtsi', lines, steps, ['Gluten'])).toEqual([]);
  expect(whysOf('Golubtsi', lines, [...steps, 'Serve with rolls.'], ['Gluten'])).not.toEqual([]);
});

test('bread that its line cuts and fries makes the croutons', () => {
  const steps = ['Top with croutons.'];
  expect(whysOf('Soup', ['2 thick slices sourdough, cubed and fried'], steps, ['Fish'])).toEqual([]);
  expect(whysOf('Soup', [], steps, ['Gluten'])).not.toEqual([]);
});

test('the liquid of listed beans needs no line', () => {
  const steps = ['Blend the beans with some of the bean liquid.'];
  expect(whysOf('Dip', ['2 tins cannellini beans, liquid reserved'], steps, ['Sesame'])).toEqual([]);
  expect(whysOf('Dip', ['200 g rice'], ['Whip the chickpea water.'], ['Sesame'])).not.toEqual([]);
});

test('the third food of a line is listed', () => {
  const line = 'Lime wedges, fried onions and celery leaves, to serve';
  expect(whysOf('Soup', [line], ['Pass the lime, onions and celery leaves.'], ['Dairy'])).toEqual([]);
});

test('cakes are sandwiched, and sandwiches are served', () => {
  const lines = ['200 g cream cheese', '2 sponge cakes'];
  expect(whysOf('Cake', lines, ['Sandwich and top the cakes with the cream cheese.'], ['Sesame'])).toEqual(
    [],
  );
  expect(whysOf('Cake', lines, ['Serve with a sandwich.'], ['Sesame'])).not.toEqual([]);
});

test('fish in steaks is no beef', () => {
  for (const line of ['800 g hake, in thick steaks', '1 kg swordfish, cut into 4 steaks'])
    expect(whysOf('Stew', [line], ['Poach the fish.'], [], ['Pescatarian'])).toEqual([]);
  expect(whysOf('Stew', ['800 g hake or 4 steaks'], ['Poach the fish.'], [], ['Pescatarian'])).not.toEqual(
    [],
  );
});

test('tofu and seeds in quotation marks imitate a food', () => {
  const lines = ['400 g firm tofu', '200 g pasta shells'];
  const steps = ['Blend the tofu until it looks like ricotta.', 'Stuff the pasta shells with the tofu.'];
  expect(whysOf('Tofu "Ricotta" Shells', lines, steps, [], ['Vegan'])).toEqual([]);
  expect(whysOf('Tofu and Ricotta Shells', lines, steps, [], ['Vegan'])).not.toEqual([]);
});

test('a short name means the labelled food that is listed', () => {
  const lines = ['100 g gluten-free flour', '2 eggs'];
  expect(whysOf('Cutlets', lines, ['Set out flour in one dish, eggs in another.'], ['Gluten'])).toEqual([]);
  for (const step of ['Dust with plain flour.', 'Add a little flour.', 'Roll out on some flour.'])
    expect(whysOf('Cutlets', lines, [step], ['Gluten'])).not.toEqual([]);
});

test('cooked rice is weighed cooked, and celery keeps its leaves', () => {
  const lines = ['6 bowls steamed jasmine rice', '3 sticks of celery with their leaves, chopped'];
  expect(whysOf('Supper', lines, ['Serve over the rice with the celery.'], ['Eggs'])).toEqual([]);
});

test.each(['1 cup gluten-free 1:1 baking flour', '1 cup gluten-free 1-to-1 flour'])('%s is known', (line) => {
  expect(whysOf('Cake', [line], ['Whisk in the gluten-free flour.'], ['Gluten', 'Dairy'])).toEqual([]);
});
