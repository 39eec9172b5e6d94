import { expect, test } from 'vitest';
import { cookBook } from '../cook-book.ts';
import { type Dish, servingsFor } from '../dish.ts';
import { asWritten, makeRecipe } from '../make-recipe.ts';
import { methodFor, testDish } from '../testing/test-dish.ts';

/** The method of a dish for so many, as one text. */
function methodText(dish: Partial<Dish>, servings: number): string {
  return methodFor({ ...testDish, ...dish }, servings);
}

test('a cake is baked in its whole tin', () => {
  const cakes = cookBook.filter(({ dish }) => /\{an? [^}]*cake (?:pan|tin)/.test(dish.steps.join(' ')));
  expect(cakes.length).toBeGreaterThan(1);
  for (const { dish } of cakes) {
    for (const people of [1, 2, 4, 5]) expect(servingsFor(dish, people)).toBe(dish.serves);
    expect(servingsFor(dish, 2 * dish.serves)).toBe(2 * dish.serves);
  }
});

test('a round dish becomes a smaller size, not "a small one"', () => {
  const { dish } = cookBook.find(({ dish: one }) => /Cheese soufflé/.test(one.name))!;
  const { instructions } = makeRecipe(asWritten(dish), 2)!;
  expect(instructions.join(' ')).toMatch(/\ba 15 cm soufflé dish/);
});

test('a batter is baked in skillets, never in a pot', () => {
  const baked = cookBook.filter(
    ({ dish }) =>
      ['savory bake', 'sweet bread', 'cake and cookies'].includes(dish.kind) &&
      dish.steps.some((step) => /\{an? [^{}]*skillet, \d+\}/.test(step)),
  );
  expect(baked.length).toBeGreaterThan(1);
  for (const { dish } of baked)
    for (const servings of [8, 10, 12]) {
      const { instructions } = makeRecipe(asWritten(dish), servings)!;
      expect(instructions.join(' '), dish.name).not.toMatch(/\bpots?\b/);
    }
});

test('one person fries in a pan that food lies flat in, and on a usual sheet', () => {
  const spread = (vessel: string) => [`Spread the {salt} in {${vessel}, 4}. Fry it.`];
  const methodText = (kind: Dish['kind'], vessel: string) =>
    methodFor({ ...testDish, kind, steps: spread(vessel) }, 1);
  expect(methodText('pan-seared', 'a large cast-iron pan')).toContain('in a cast-iron pan');
  expect(methodText('sheet pan', 'a large baking sheet')).toContain('in a baking sheet');
  expect(methodText('soup', 'a large pot')).toContain('in a small pot');
});

test('nothing is broiled on paper', () => {
  for (const { dish } of cookBook) {
    const method = [...dish.steps, ...dish.vary.flatMap(({ steps }) => Object.values(steps ?? {}))].join(' ');
    if (dish.equipment.includes('broiler'))
      expect(method, dish.name).not.toMatch(
        /(?<!foil-)\blined (?:\w+ )?(?:tray|baking sheet)\b(?! with foil)/,
      );
  }
});

test('simmered dishes get a larger pot, and later sentences name it', () => {
  const stew: Partial<Dish> = {
    kind: 'stew',
    steps: ['Warm {a wide pan, 4} with the {salt}.', 'Simmer until the pan is nearly dry. Cover the pan.'],
  };
  expect(methodText(stew, 8)).toBe(
    'Warm a large pot with the salt. Simmer until the pot is nearly dry. Cover the pot.',
  );
});

test('baking dishes and sheets are doubled, with plural verbs', () => {
  const baked: Partial<Dish> = {
    kind: 'gratin',
    steps: ['Salt {a 20 × 30 cm baking dish, 4} with the {salt}. Bake until the dish is hot.'],
  };
  expect(methodText(baked, 8)).toBe(
    'Salt two 20 × 30 cm baking dishes with the salt. Bake until the dishes are hot.',
  );
  expect(
    methodText({ ...baked, steps: ['Line {a baking sheet, 4} with the {salt}. Bake for 20 minutes.'] }, 8),
  ).toBe('Line two baking sheets with the salt. Bake for 20 minutes, swapping the two sheets over halfway.');
});

test('two servings use a usual pan, one a small one, and the pot of water stays', () => {
  const fried: Partial<Dish> = { kind: 'skillet', steps: ['Heat the {salt} in {a wide frying pan, 4}.'] };
  expect(methodText(fried, 2)).toBe('Heat the salt in a frying pan.');
  expect(methodText(fried, 1)).toBe('Heat the salt in a small frying pan.');
  expect(methodText({ steps: ['Boil the {salt} in {a large pot, 4} of water.'] }, 1)).toBe(
    'Boil the salt in a pot of water.',
  );
});

test('trays are broiled one after the other, which is told with the minutes', () => {
  const parts = [
    { key: 'eggplants', amount: 4, unit: 'whole', name: 'eggplants', food: 'eggplant' },
  ] as const;
  const steps = [
    'Prick the {eggplants} all over, set on {a foil-lined tray, 4} and broil close to the heat for 30 minutes, until the skin is black.',
  ];
  expect(methodFor({ ...testDish, kind: 'dip', parts, steps }, 8)).toContain(
    'Prick the eggplants all over, set on two foil-lined trays and broil close to the heat, one tray after the other, for 30 minutes',
  );
});
