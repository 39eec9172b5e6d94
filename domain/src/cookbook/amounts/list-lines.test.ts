import { expect, test } from 'vitest';
import { cookBook } from '../cook-book.ts';
import { asWritten, makeRecipe } from '../make-recipe.ts';
import { salt, testDish } from '../testing/test-dish.ts';

test('cans and pieces have a size', () => {
  const beans = {
    key: 'chickpeas',
    amount: 2,
    unit: 'can',
    name: 'chickpeas, drained',
    food: 'chickpea',
  } as const;
  const thighs = {
    key: 'chicken thighs',
    amount: 4,
    unit: 'whole',
    name: 'chicken thighs, skin on',
    food: 'chicken-thigh',
  } as const;
  const dish = {
    ...testDish,
    parts: [beans, thighs, salt],
    steps: ['Heat the {chickpeas}, {chicken thighs} and {salt}.'],
  };
  const names = (servings: number) =>
    makeRecipe(asWritten(dish), servings)!.ingredients.map(({ name }) => name);
  expect(names(4)).toEqual([
    'chickpeas, 400 g each, drained',
    'chicken thighs, about 110 g each, skin on',
    'salt',
  ]);
  expect(names(1)).toEqual(['canned chickpeas, drained', 'chicken thigh, about 110 g, skin on', 'salt']);
});

test('part of a can is listed by one weight', () => {
  const tomatoes = {
    key: 'tomatoes',
    amount: 1,
    unit: 'can',
    name: 'tomatoes, 400 g, chopped',
    food: 'canned-tomato',
  } as const;
  const steps = ['Simmer the {tomatoes} with the {salt}.'];
  const [line] = makeRecipe(asWritten({ ...testDish, parts: [tomatoes, salt], steps }), 2)!.ingredients;
  expect(line).toMatchObject({ amount: 200, unit: 'g', name: 'canned tomatoes, chopped' });
});

test('every can and every counted fillet has a size', () => {
  for (const { dish } of cookBook) {
    for (const servings of [1, 4, 6]) {
      for (const { name, unit } of makeRecipe(asWritten(dish), servings)!.ingredients) {
        const isSized = /\d (?:g|ml)\b/.test(name);
        if (unit === 'can' || unit === 'fillet')
          expect(isSized || name.startsWith('anchov'), name).toBe(true);
      }
    }
  }
});

test('cans of beans are opened whole, one less for two people than for three', () => {
  const beans = { key: 'beans', amount: 3, unit: 'can', name: 'black beans', food: 'black-bean' } as const;
  const dish = { ...testDish, parts: [beans, salt], steps: ['Simmer the {beans} with the {salt}.'] };
  const cansFor = (servings: number) =>
    makeRecipe(asWritten(dish), servings)!.ingredients.find(({ name }) => name.startsWith('black beans'))!;
  expect(cansFor(2)).toMatchObject({ amount: 1, unit: 'can' });
  expect(cansFor(3)).toMatchObject({ amount: 2, unit: 'can' });
  for (const { dish: written } of cookBook)
    for (const servings of [1, 2, 3, 4, 6])
      for (const { amount, unit, name } of makeRecipe(asWritten(written), servings)!.ingredients)
        if (unit === 'can' && !/\b(?:tuna|sardines?|salmon|mackerel|clams?|anchov)/.test(name))
          expect(amount! % 1, `${written.name} for ${servings}: ${name}`).toBe(0);
});
