import { expect, test } from 'vitest';
import { propertyTimeout } from '../../testing/property-cases.ts';
import { cookBook } from '../cook-book.ts';
import { servingsFor } from '../dish.ts';
import { preparedFor } from '../testing/prepared-dishes.ts';
import { methodFor, testDish } from '../testing/test-dish.ts';
import { part } from '../testing/test-sides.ts';

/** More than a frying pan holds, worded so that the cook need not divide the amounts of a page. */

const stirFry = {
  ...testDish,
  kind: 'stir-fry',
  parts: [
    part('beef', 700, 'g', 'flank-steak'),
    part('broccoli', 500, 'g', 'broccoli'),
    part('oil', 4, 'tbsp', 'vegetable-oil'),
  ],
  steps: [
    'Heat {1 tbsp} of the {oil} in {a wide frying pan, 4} over high heat and sear the {beef} for 2 minutes. Lift it out.',
    'Add the rest of the {oil} and the {broccoli} and toss for 3 minutes, until crisp. Return the {beef} and toss. Serve.',
  ],
} as const;

test('a stir-fry for eight sears its meat in batches and tosses the rest once, in the widest pan', () => {
  expect(methodFor(stirFry, 4)).toContain('in a wide frying pan over high heat');
  const method = methodFor(stirFry, 8);
  expect(method).toContain('in your widest deep pan over high heat');
  expect(method).toContain('sear the beef in two batches for 2 minutes each');
  expect(method).toContain('Add the rest of the oil and the broccoli and toss for 4 minutes');
  expect(method.match(/batch/g)).toHaveLength(1);
});

test('a wok may be used for more too, and a side keeps its own pan', () => {
  const inWok = stirFry.steps.map((step) => step.replace('4} over', '4} or a wok over'));
  expect(methodFor({ ...stirFry, steps: inWok }, 8)).toContain('in a large wok or your widest deep pan over');
});

test(
  'no recipe asks to cook a method again with shares of its amounts',
  () => {
    for (const servings of [6, 8])
      for (const { adapted, recipe } of preparedFor({}, servings)) {
        const method = recipe.instructions.join(' ');
        expect(method, recipe.title).not.toMatch(
          /\b(?:half|a third|a quarter) of everything\b|\bfrom here on\b|\bare for one batch\b|\b[Cc]ook (?:the next step|steps \d)/,
        );
        expect(method, recipe.title).not.toMatch(
          /\bwidest\b[^.]*\b(?:using both|half in each)\b|\bthe two [a-z]+ \(half/,
        );
        if (['stir-fry', 'noodles', 'fried rice'].includes(adapted.dish.kind))
          expect(method, recipe.title).not.toMatch(/\btwo (?:[\w-]+,? )*(?:frying pans|woks|skillets)\b/);
      }
  },
  propertyTimeout,
);

test('noodles and fried rice are made for at most half as many again as their pan holds', () => {
  for (const kind of ['noodles', 'fried rice'] as const) {
    const { dish } = cookBook.find(({ dish }) => dish.kind === kind && dish.serves === 4)!;
    expect(servingsFor(dish, 6)).toBe(6);
    expect(servingsFor(dish, 8)).toBeNull();
  }
});

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
