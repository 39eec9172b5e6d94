import { expect, test } from 'vitest';
import { propertyTimeout } from '../../testing/property-cases.ts';
import { cookBook } from '../cook-book.ts';
import { preparedFor } from '../testing/prepared-dishes.ts';
import { methodFor, testDish } from '../testing/test-dish.ts';

/** Amounts beyond one pan, worded so that the cook need not halve the amounts of a page. */

const stirFries = ['stir-fry', 'noodles', 'fried rice'];

test(
  'what is tossed over high heat goes in batches in one pan, told without numbers of steps',
  () => {
    let inBatches = 0;
    for (const servings of [6, 8])
      for (const { adapted, recipe } of preparedFor({}, servings)) {
        const method = recipe.instructions.join(' ');
        expect(method, recipe.title).not.toMatch(/\b(?:half|a third|a quarter) of everything\b(?! else)/);
        expect(method, recipe.title).not.toMatch(/\b[Cc]ook (?:the next step|steps \d)/);
        if (stirFries.includes(adapted.dish.kind))
          expect(method, recipe.title).not.toMatch(/\btwo (?:[\w-]+,? )*(?:frying pans|woks|skillets)\b/);
        const begun = recipe.instructions.findIndex((step) => step.includes('batches from here on'));
        const again = recipe.instructions.findIndex((step) =>
          /the other\b[^.]* in the same way\./.test(step),
        );
        if (begun === -1) continue;
        inBatches += 1;
        // The cook begins again before what is done with all of it.
        expect(again, recipe.title).toBeGreaterThanOrEqual(begun);
        const [before] = recipe.instructions[again]!.split(/\b(?:Keep this batch warm|Cook the other)\b/);
        expect(before, recipe.title).not.toMatch(/\b(?:[Ss]erve|[Dd]ivide [^.]*between)\b/);
      }
    expect(inBatches).toBeGreaterThan(5);
  },
  propertyTimeout,
);

test('a beginner watches one hot pan: two pans are only for food that continues in the oven', () => {
  for (const servings of [6, 8])
    for (const { adapted, recipe } of preparedFor({}, servings)) {
      if (adapted.dish.skill !== 'beginner') continue;
      const isWrittenSo = /\{an? [^{}]*(?:pan|skillet), [123]\}/.test(adapted.dish.steps.join(' '));
      if (!isWrittenSo)
        expect(recipe.instructions.join(' '), recipe.title).not.toMatch(
          /\b(?<!swapping the )two (?:(?!ovenproof|paella|roasting|sheet|grill)[\w-]+,? )*(?:pans|woks|skillets)\b(?! \(half (?:on|in) each\) until very hot)/,
        );
    }
});

test("the oil of a round is given in spoons, and all rounds use the list's amount", () => {
  const parts = [
    { key: 'beef', amount: 700, unit: 'g', name: 'beef, sliced', food: 'flank-steak' },
    { key: 'broccoli', amount: 500, unit: 'g', name: 'broccoli', food: 'broccoli' },
    { key: 'oil', amount: 4, unit: 'tbsp', name: 'oil', food: 'vegetable-oil' },
  ] as const;
  const steps = [
    'Heat {1 tbsp} of the {oil} in {a wide frying pan, 4} over high heat and sear the {beef} for 2 minutes. Lift it out.',
    'Add the rest of the {oil} and the {broccoli} and toss for 3 minutes. Return the {beef} and toss. Serve.',
  ];
  const method = methodFor({ ...testDish, kind: 'stir-fry', parts, steps }, 8);
  expect(method).toContain('sear the beef in three batches');
  expect(method).toContain(
    'Cook in two batches from here on, with half of the beef and of everything else in each: a full pan steams. Spoons and cups are for one batch. Add 3 tablespoons of the oil and the broccoli',
  );
  expect(method).toContain(
    'toss. Keep this batch warm under foil while you cook the other in the same way. Serve.',
  );
});

test('a stir-fry for eight with as much stock as a bowl of soup is still cooked in batches', () => {
  const moo = cookBook.find(({ dish }) => dish.number === 270)!.dish;
  for (const servings of [6, 8])
    expect(methodFor(moo, servings)).toContain('Cook in two batches from here on');
});

test('food that finishes in its sauce is not kept warm', () => {
  const salmon = cookBook.find(({ dish }) => dish.number === 1357)!.dish;
  const method = methodFor(salmon, 6);
  expect(method).toContain('Cook in two batches from here on, with half of the salmon in each');
  expect(method).toContain('the top is still raw');
  expect(method).toContain('Cook the other batch in the same way.');
  expect(method).not.toContain('warm');
});

test('nuts toasted first and a salad on the side are not done in rounds', () => {
  const parts = [
    { key: 'pine nuts', amount: 30, unit: 'g', name: 'pine nuts', food: 'pine-nut' },
    { key: 'tuna', amount: 600, unit: 'g', name: 'tuna steaks', food: 'tuna' },
    { key: 'oil', amount: 2, unit: 'tbsp', name: 'oil', food: 'vegetable-oil' },
  ] as const;
  const toasted = [
    'Toast the {pine nuts} in {a wide frying pan, 4} for 3 minutes and lift them out.',
    'Toss the {tuna} with the {oil}. Scatter with the nuts.',
  ];
  expect(methodFor({ ...testDish, kind: 'skillet', parts, steps: toasted }, 8)).not.toContain(
    'batches from here on',
  );
  const beside = [
    'Heat the {oil} in {a wide frying pan, 4}. Sear the {tuna} for 1 minute a side.',
    'Toss the {pine nuts} with half of the dressing.',
  ];
  expect(methodFor({ ...testDish, kind: 'main salad', parts, steps: beside }, 8)).toContain(
    'Sear the tuna in two batches',
  );
});

test('each piece that takes an egg of its own has one on the list', () => {
  const pieces: Readonly<Record<string, number>> = { half: 2, 'a third': 3, 'a quarter': 4 };
  const galettes = cookBook.filter(({ dish }) => dish.steps.some((step) => /\bCrack an \{/.test(step)));
  expect(galettes.length).toBeGreaterThan(0);
  for (const servings of [1, 2, 3, 4])
    for (const { recipe } of preparedFor({}, servings, 3, galettes)) {
      const share = /\bpour in (half|a third|a quarter) of it\b/.exec(recipe.instructions.join(' '))?.[1];
      const eggs = recipe.ingredients.find(({ name }) => /^eggs?\b/.test(name))!.amount;
      if (share) expect(eggs, recipe.title).toBe(pieces[share]);
    }
});

test('spoons of salt and oil in all rounds take no more than the list', () => {
  const parts = [
    { key: 'shrimp', amount: 1200, unit: 'g', name: 'shrimp', food: 'shrimp' },
    { key: 'oil', amount: 2, unit: 'tbsp', name: 'oil', food: 'coconut-oil' },
    { key: 'salt', amount: 1, unit: 'tsp', name: 'salt', food: 'salt' },
  ] as const;
  const steps = [
    'Season with a third of the {salt}.',
    'Heat {1 tbsp} of the {oil} in {a wide pan, 4} and fry the {shrimp} for 3 minutes.',
    'Add the rest of the {oil} and the rest of the {salt} and toss the {shrimp} for 2 minutes.',
  ];
  const method = methodFor({ ...testDish, kind: 'stir-fry', parts, steps }, 6);
  expect(method).toContain('Heat 2 teaspoons of the oil');
  expect(method).toContain('Add 2 teaspoons of the oil and ½ teaspoon of the salt');
  expect(method).not.toMatch(/rest of the (?:oil|salt)/);
});
