import { expect, test } from 'vitest';
import { checkRecipe } from './check-recipe.ts';
import { check, type Line, reasons, recipe, stew } from './judged-recipe.fixture.ts';

test('an allergen at the end of a very long step is found', () => {
  const endless = recipe(stew, [`${'Stir well. '.repeat(6000)}Add butter.`]);
  expect(checkRecipe(endless, { allergies: ['Dairy'], dietaryRestrictions: [] }).ok).toBe(false);
});

test('a food that only the method names is reported', () => {
  expect(reasons(recipe(stew, ['Brown the chicken, then stir in the spinach.']))).toEqual([
    'The method uses spinach, which the ingredient list lacks',
  ]);
});

test('an allergen that only the method names is caught', () => {
  expect(reasons(recipe(stew, ['Brown the chicken in butter.']), ['Dairy'])).toEqual([
    'Butter, which only the method names, contains Dairy',
  ]);
});

test('water, ice, salt and pepper need no line, and a pan may be oiled', () => {
  const steps = ['Boil the rice in salted water, then season with salt and pepper.', 'Chill over ice.'];
  expect(reasons(recipe(stew, steps))).toEqual([]);
  const baked = recipe([[800, 'g', 'potatoes']], ['Grease a tray with oil and bake the potatoes.']);
  expect(reasons(baked)).toEqual([]);
  expect(reasons(recipe([[800, 'g', 'potatoes']], ['Fry the potatoes in oil.']))).toHaveLength(1);
});

test('a short name means the listed food of its kind', () => {
  const lines: Line[] = [
    [300, 'g', 'spaghetti'],
    [400, 'g', 'black beans'],
    [500, 'ml', 'vegetable stock'],
    [150, 'g', 'feta'],
    [1, 'whole', 'lemon'],
    [1, 'whole', 'egg'],
    [300, 'g', 'chicken thighs'],
    [1, 'tbsp', 'olive oil'],
  ];
  const steps = [
    'Fry the chicken in the oil.',
    'Cook the pasta and the beans in the stock.',
    'Add lemon juice, lemon zest, the egg yolk and the cheese.',
  ];
  expect(reasons(recipe(lines, steps))).toEqual([]);
});

test('a short name that would mean an allergen must be written in full', () => {
  const porridge = (step: string) =>
    recipe(
      [
        [200, 'g', 'gluten-free oats'],
        [500, 'ml', 'almond milk'],
      ],
      [step],
    );
  expect(reasons(porridge('Simmer the oats. Add a splash of milk.'))).toEqual([]);
  expect(reasons(porridge('Simmer the oats. Add a splash of milk.'), ['Dairy'])).toEqual([
    'Milk contains Dairy, and “milk” in the method may mean it: say “almond milk” if that is meant',
  ]);
  expect(reasons(porridge('Simmer the oats. Add a splash of milk.'), [], ['Vegan'])).toEqual([]);
  expect(reasons(porridge('Simmer the oats. Add a splash of milk.'), [], ['Dairy-Free'])).toHaveLength(1);
  expect(reasons(porridge('Simmer the oats in the almond milk.'), ['Dairy'])).toEqual([]);
});

test('"the milk" means the listed one', () => {
  const curry = recipe([[400, 'ml', 'coconut milk']], ['Bring to a simmer so that the milk does not catch.']);
  expect(reasons(curry, ['Dairy'], ['Dairy-Free'])).toEqual([]);
});

test.each([
  'Simmer until as thick as custard.',
  'Blend until it looks like whipped cream.',
  'Steam until the flesh turns milk-white.',
  'Grind until they resemble ground almonds.',
  'Flip with a fish slice.',
  'Cook on a hot barbecue.',
])('%s names no food', (step) => {
  const plain = recipe([[400, 'g', 'zucchini']], [`Slice the zucchini. ${step}`]);
  expect(reasons(plain, ['Dairy', 'Eggs', 'Nuts', 'Fish', 'Soy'], ['Vegan'])).toEqual([]);
});

test('a dish that the recipe makes itself is not checked by its usual recipe', () => {
  const pancakes = recipe(
    [
      [200, 'g', 'buckwheat flour'],
      [300, 'ml', 'oat drink'],
    ],
    ['Whisk the buckwheat flour and the oat drink. Fry 4 small pancakes and flip the pancakes.'],
  );
  expect(reasons({ ...pancakes, title: 'Buckwheat pancakes' }, ['Eggs', 'Dairy'])).toEqual([]);
  const bought = recipe([[400, 'g', 'zucchini']], ['Serve the zucchini with pancakes.']);
  expect(reasons(bought, ['Eggs'])).toContain('Pancake, which only the method names, contains Eggs');
});

test('a pesto of listed foods is not checked as the usual pesto, an unlisted one is', () => {
  const penne = recipe(
    [
      [300, 'g', 'penne'],
      [50, 'g', 'sunflower seeds'],
      [40, 'g', 'basil'],
      [1, 'clove', 'garlic'],
      [4, 'tbsp', 'olive oil'],
    ],
    [
      'Blend the sunflower seeds, basil, garlic and olive oil.',
      'Boil the penne for 10 minutes and toss with the pesto.',
    ],
  );
  expect(reasons({ ...penne, title: 'Penne with sunflower seed pesto' }, ['Nuts'])).toEqual([]);
  expect(reasons({ ...penne, title: 'Penne with greens' }, ['Nuts'])).not.toEqual([]);
});

test('"vegan butter" in the list is what "the butter" means', () => {
  const toast = recipe([[40, 'g', 'vegan butter']], ['Melt the butter.']);
  expect(reasons(toast, ['Dairy'], ['Vegan'])).toEqual([]);
});

test('verbs are not foods, and what the recipe makes is not a missing ingredient', () => {
  const lines: Line[] = [
    [600, 'g', 'tomatoes'],
    [3, 'clove', 'garlic'],
    [300, 'g', 'gluten-free flour'],
    [1, 'tsp', 'salt'],
  ];
  const steps = [
    'Knead the flour and water to a dough. Wrap it in plastic wrap and rest it.',
    'Crush the cloves and simmer the tomatoes to a tomato sauce.',
    'Roll the dough out, sprinkle with salt and serve with the tomato sauce.',
  ];
  expect(reasons(recipe(lines, steps), ['Gluten'])).toEqual([]);
  expect(reasons(recipe(lines, ['Serve in a wrap.']), ['Gluten'])).toHaveLength(1);
});

test('a method in an unsupported language is unsafe under limits, and allowed without', () => {
  const french = recipe(stew, ['Faites revenir le poulet dans l’huile et servez avec du riz.']);
  expect(check(french, ['Nuts'])).toContainEqual(expect.objectContaining({ kind: 'method' }));
  expect(check(french).map(({ why }) => why)).not.toContainEqual(expect.stringContaining('cannot read'));
});
