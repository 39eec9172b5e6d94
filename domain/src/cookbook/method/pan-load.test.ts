import { expect, test } from 'vitest';
import { dailySample } from '../../testing/property-cases.ts';
import { cookBook } from '../cook-book.ts';
import { servingsFor } from '../dish.ts';
import { asWritten, makeRecipe } from '../make-recipe.ts';
import { methodFor, salt, testDish } from '../testing/test-dish.ts';

const dishOf = (number: number) => cookBook.find(({ dish }) => dish.number === number)!.dish;

const recipeFor = (number: number, servings: number) => makeRecipe(asWritten(dishOf(number)), servings)!;

test('no sentence sears more at once than two pans hold', () => {
  const all = dailySample(cookBook).flatMap(({ dish }) =>
    [1, 2, 4, 5, 8].flatMap((people) => {
      const servings = servingsFor(dish, people);
      return servings === null ? [] : [makeRecipe(asWritten(dish), servings)!];
    }),
  );
  for (const { title, instructions, ingredients } of all) {
    for (const { name, amount, unit } of ingredients) {
      if (unit !== 'g' || amount <= 1100 || !/\b(?:strips|cubes|shrimp)\b/.test(name)) continue;
      const head = name.split(',')[0]!;
      const seared = new RegExp(`\\b(?:Sear|Fry|Brown) the ${head} for \\d[^.]*side`);
      expect(instructions.join(' '), title).not.toMatch(seared);
    }
  }
});

test('food that returns to the pan for eight lies in a large enough pan, or never was in it at once', () => {
  expect(recipeFor(dishOf(211).number, 8).instructions.join(' ')).toMatch(/in four batches/);
  const taco = cookBook.find(({ dish }) => /\(alambre\)/.test(dish.name))!.dish;
  const method = (servings: number) => makeRecipe(asWritten(taco), servings)!.instructions.join(' ');
  expect(method(8)).toContain('your widest deep pan');
  expect(method(4)).not.toMatch(/\bpot\b|widest/);
});

test('food in one layer, and food before its batches, fits the pan', () => {
  const tofu = { key: 'tofu', amount: 900, unit: 'g', name: 'tofu, in 2 cm cubes', food: 'tofu' } as const;
  const eggs = { key: 'eggs', amount: 8, unit: 'whole', name: 'eggs', food: 'egg' } as const;
  const methodText = (step: string) =>
    methodFor({ ...testDish, kind: 'skillet', parts: [tofu, eggs, salt], steps: [step] }, 4);
  expect(
    methodText(
      'Beat the {eggs}. Heat {a wide pan, 4} with the {salt}. Spread out the {tofu} and fry for 6 minutes, until golden.',
    ),
  ).toMatch(/batches/);
  expect(
    methodText('Fry the {tofu} {in batches, 4} for 2 minutes and tip it into the {eggs} with the {salt}.'),
  ).toContain('in two batches');
});

test('shrimp for four and eight are seared in one layer', () => {
  expect(recipeFor(1030, 4).instructions.join(' ')).toContain('in two batches');
  for (const number of [1030, 211, 929])
    expect(recipeFor(number, 8).instructions.join(' '), `${number}`).toMatch(/in \w+ batches/);
});

test('eggs that are folded in one pan are not made for twice as many', () => {
  const eggs = cookBook.filter(({ dish }) => dish.kind === 'eggs' || dish.kind === 'omelette');
  for (const { dish } of eggs) {
    expect(servingsFor(dish, 2 * dish.serves), dish.name).toBeNull();
    expect(servingsFor(dish, dish.serves), dish.name).toBe(dish.serves);
  }
});

test('strips in starch are fried in smaller batches, as they would not brown in a full pan', () => {
  const parts = [
    { key: 'pork', amount: 500, unit: 'g', name: 'pork, cut into strips', food: 'pork-loin' },
    { key: 'cornstarch', amount: 2, unit: 'tbsp', name: 'cornstarch', food: 'cornstarch' },
  ] as const;
  const fried = 'Fry the {pork} in {a wide frying pan, 4} for 3 minutes, until browned.';
  const method = (first: string) =>
    methodFor({ ...testDish, kind: 'stir-fry', parts, steps: [first, fried] }, 4);
  expect(method('Mix the {pork} with the {cornstarch}.')).toContain(
    'Fry the pork in a wide frying pan in two batches',
  );
  expect(method('Set the {cornstarch} aside.')).not.toContain('batches');
});
