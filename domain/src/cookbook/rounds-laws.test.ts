import { expect, test } from 'vitest';
import { lawTimeout } from '../testing/law-strength.ts';
import { preparedFor } from './testing/prepared-dishes.ts';
import { methodFor, testDish } from './testing/test-dish.ts';

/** What no pan holds at once, told so that a cook need not divide a page by two. */

const stirFries = ['stir-fry', 'noodles', 'fried rice'];

test(
  'what is tossed over high heat goes in rounds in one pan, numbered by steps and kept warm',
  () => {
    for (const servings of [6, 8])
      for (const { adapted, recipe } of preparedFor({}, servings)) {
        const method = recipe.instructions.join(' ');
        expect(method, recipe.title).not.toMatch(/\b(?:half|a third|a quarter) of everything\b(?! else)/);
        if (stirFries.includes(adapted.dish.kind))
          expect(method, recipe.title).not.toMatch(/\btwo (?:[\w-]+,? )*(?:frying pans|woks|skillets)\b/);
        const rounds = /Cook (?:steps (\d+) to (\d+)|this step) in (?:two|three|four) rounds/.exec(method);
        if (!rounds) continue;
        const first = recipe.instructions.findIndex((step) => step.includes(rounds[0]));
        expect(method, recipe.title).toMatch(/Keep (?:the first|each) round warm under foil/);
        if (!rounds[1]) continue;
        expect(first + 1, recipe.title).toBe(Number(rounds[1]));
        expect(recipe.instructions[Number(rounds[2]) - 1], recipe.title).toContain('round warm under foil');
      }
  },
  lawTimeout,
);

test('a beginner stands at one hot pan: in two pans nothing is fried that does not go into the oven', () => {
  for (const servings of [6, 8])
    for (const { adapted, recipe } of preparedFor({}, servings)) {
      if (adapted.dish.skill !== 'beginner') continue;
      const isWrittenSo = /\{an? [^{}]*(?:pan|skillet), [123]\}/.test(adapted.dish.steps.join(' '));
      if (!isWrittenSo)
        expect(recipe.instructions.join(' '), recipe.title).not.toMatch(
          /\btwo (?:(?!ovenproof|paella|roasting|sheet|grill)[\w-]+,? )*(?:pans|woks|skillets)\b(?! \(half (?:on|in) each\) until very hot)/,
        );
    }
});

test('the oil of a round is told in spoons, and all rounds use what the list has', () => {
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
  expect(method).toContain(
    'Cook steps 1 to 2 in two rounds, with half of the beef and of everything else in each',
  );
  expect(method).toContain('Heat 1 tablespoon of the oil in a wide frying pan');
  expect(method).toContain('Add 3 tablespoons of the oil and the broccoli');
  expect(method).toMatch(/toss\. Keep the first round warm under foil while you cook the second\. Serve\./);
});

test('a round ends with what is stirred into the hot pan at the end, and comes before what is strewn on all', () => {
  const parts = [
    { key: 'pork', amount: 900, unit: 'g', name: 'ground pork', food: 'ground-pork' },
    { key: 'soy sauce', amount: 2, unit: 'tbsp', name: 'soy sauce', food: 'soy-sauce' },
  ] as const;
  const steps = [
    'Heat {a wide frying pan, 4} over high heat and fry the {pork} for 5 minutes.',
    'Stir in the {soy sauce} and let it sizzle for 1 minute. Scatter with leaves.',
  ];
  const method = methodFor({ ...testDish, kind: 'stir-fry', parts, steps }, 8);
  expect(method).toContain('Cook steps 1 to 2 in two rounds');
  expect(method).toMatch(/sizzle for 1 minute\. Keep the first round warm .* Scatter with leaves\./);
});
