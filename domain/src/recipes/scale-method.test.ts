import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleRecipes } from '../cookbook/sample-recipes.ts';
import { scaleMethod } from './scale-method.ts';

const steps = sampleRecipes.flatMap(({ instructions }) => instructions);

test.each([
  [2, 'Add ½ teaspoon of the salt.', 'Add 1 teaspoon of the salt.'],
  [2, 'Pour in 400 ml of water.', 'Pour in 800 ml of water.'],
  [0.5, 'Toss with 60 g of the flour.', 'Toss with 30 g of the flour.'],
  [2, 'Stir in 3–4 tablespoons of oil.', 'Stir in 6–8 tablespoons of oil.'],
  [0.5, 'Stir in 3 to 4 tbsp of oil.', 'Stir in 1½–2 tbsp of oil.'],
  [2, 'Rub with 1½ teaspoons of salt.', 'Rub with 1 tablespoon of salt.'],
  [0.25, 'Season with ¼ teaspoon of salt.', 'Season with 1 pinch of salt.'],
  [3, 'Boil in 800 ml water.', 'Boil in 2.4 l water.'],
  [2, 'Blend 2 slices of the bread.', 'Blend 4 slices of the bread.'],
  [2, 'Shape into 8 patties.', 'Shape into 16 patties.'],
  [2, 'Make 4 hollows and break in the eggs.', 'Make 8 hollows and break in the eggs.'],
])('%d times "%s" is "%s"', (factor, text, scaled) => {
  expect(scaleMethod(text, factor)).toBe(scaled);
});

test.each([
  'Heat the oven to 180 °C / 350 °F.',
  'Simmer for 10 minutes, then for 1½–2 hours, until 74 °C / 165 °F.',
  'Cut into 2 cm pieces and lay in a 23 × 33 cm baking dish.',
  'Roll out 3 mm thick, to a round 25 cm across.',
  'Take a 2 l pot and a 400 ml jar.',
  'Divide among 4 bowls.',
  'Bake in 2 batches.',
  'Shape balls of 30 g.',
  'Drop in ladles of batter of about 60 ml.',
  'Put 1 tablespoon of filling on each.',
  'Pour in the batter, 2 tablespoons for each.',
  'Break the eggs into a cup.',
  'Add a pinch of sugar.',
])('"%s" is the same for any servings', (text) => {
  expect(scaleMethod(text, 3)).toBe(text);
});

test.each([
  ['us', 'Add 250 ml of water.', 'Add 1 cup of water.'],
  ['us', 'Add 15 ml of vinegar.', 'Add 1 tablespoon of vinegar.'],
  ['us', 'Weigh out 500 g of the flour.', 'Weigh out 4 cups of the flour.'],
  ['us', 'Pour in 50 ml of water.', 'Pour in 3 tablespoons of water.'],
  ['us', 'Heat 60 ml of the olive oil.', 'Heat 4 tablespoons of the olive oil.'],
  ['us', 'Bring 210 ml of milk to a boil.', 'Bring ¾ cup plus 2 tablespoons of milk to a boil.'],
  ['us', 'Add 8 tablespoons of water.', 'Add ½ cup of water.'],
  ['us', 'Shape balls of 30 g.', 'Shape balls of 1 oz.'],
  ['us', 'Take a 2 l pot and a 400 ml jar.', 'Take a 2-quart pot and a 14 oz jar.'],
  ['us', 'Cut into 2 cm pieces for a 23 × 33 cm dish.', 'Cut into ¾-inch pieces for a 9 × 13-inch dish.'],
  ['us', 'Bring 2 l of water to 80 °C / 175 °F.', 'Bring 2 quarts of water to 80 °C / 175 °F.'],
  ['us', 'Add 2 teaspoons of salt.', 'Add 2 teaspoons of salt.'],
  ['metric', 'Add 2 cups of water and 8 oz of cheese.', 'Add 475 ml of water and 230 g of cheese.'],
  ['metric', 'Add 1 lb of beef.', 'Add 450 g of beef.'],
  ['metric', 'Add 3 tablespoons of oil.', 'Add 3 tablespoons of oil.'],
] as const)('in %s units "%s" is "%s"', (units, text, turned) => {
  expect(scaleMethod(text, 1, units)).toBe(turned);
});

test('a factor of 1 returns methods of the library unchanged, also in their own units', () => {
  for (const step of steps) {
    expect(scaleMethod(step, 1)).toBe(step);
    expect(scaleMethod(step, 1, 'metric')).toBe(step);
  }
});

test('a factor of 1 returns any text unchanged', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(scaleMethod(text, 1)).toBe(text);
    }),
  );
});

const unscaled = /\d+(?:[.–]\d+)? ?(?:°[CF]|(?:minutes?|hours?|seconds?)\b)|\d+ to \d+ minutes/g;
const lengths = /\d+(?:[.–]\d+)? ?(?:cm|mm|inch(?:es)?)\b/g;

test('times and temperatures in methods of the library are never changed, lengths only in US units', () => {
  const factor = fc.constantFrom(1 / 8, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1.25, 1.5, 2, 3, 5);
  const units = fc.constantFrom(undefined, 'metric' as const, 'us' as const);
  fc.assert(
    fc.property(fc.constantFrom(...steps), factor, units, (step, by, system) => {
      const scaled = scaleMethod(step, by, system);
      expect(scaled.match(unscaled)).toEqual(step.match(unscaled));
      if (system !== 'us') expect(scaled.match(lengths)).toEqual(step.match(lengths));
    }),
  );
});

test('doubling and then halving gives the original text', () => {
  const spoons = ['¼', '½', '¾', '1', '1½', '2'].map((amount) => `${amount} teaspoons of salt`);
  const tablespoons = ['1', '1½', '2', '3', '4'].map((amount) => `${amount} tablespoons of oil`);
  const grams = [10, 15, 45, 60, 95, 110, 160, 250, 300, 425, 750].map((amount) => `${amount} g of flour`);
  const poured = [50, 75, 120, 400, 500, 900].map((amount) => `${amount} ml of water`);
  const amount = fc.constantFrom(...spoons, ...tablespoons, ...grams, ...poured);
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const text = `Mix ${one} with ${other} for 10 minutes.`;
      const again = scaleMethod(scaleMethod(text, 2), 0.5);
      expect(again.replace(/\bteaspoon\b/g, 'teaspoons').replace(/\btablespoon\b/g, 'tablespoons')).toBe(
        text,
      );
    }),
  );
});
