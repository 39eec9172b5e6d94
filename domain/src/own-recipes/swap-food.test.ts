import { expect, test } from 'vitest';
import { swapFood } from './swap-food.ts';

const line = (text: string) => ({ text, recipeId: null });

function swap(texts: readonly string[], steps: readonly string[], at: number, name: string) {
  const swapped = swapFood({ lines: texts.map(line), steps }, at, name);
  return swapped && { lines: swapped.form.lines.map(({ text }) => text), steps: swapped.form.steps };
}

test('the line, its amount and the words in the steps change to the other food', () => {
  expect(
    swap(['250 ml milk', '2 eggs'], ['Whisk milk and eggs.', 'Milk keeps it soft.'], 0, 'oat milk'),
  ).toEqual({
    lines: ['250 ml oat milk', '2 eggs'],
    steps: ['Whisk oat milk and eggs.', 'Oat milk keeps it soft.'],
  });
});

test('words that mean another listed food, or no food, stay', () => {
  expect(
    swap(
      ['100 g butter', '2 tbsp peanut butter'],
      ['Butter a dish.', 'Beat butter and peanut butter.'],
      0,
      'vegan butter',
    )?.steps,
  ).toEqual(['Butter a dish.', 'Beat vegan butter and peanut butter.']);
});

test('each line of the food changes', () => {
  expect(swap(['100 ml milk', '1 egg', '50 ml milk'], [], 2, 'oat milk')?.lines).toEqual([
    '100 ml oat milk',
    '1 egg',
    '50 ml oat milk',
  ]);
});

test('a line without an amount changes its name only', () => {
  expect(swap(['100 g flour', 'butter'], [], 1, 'vegan butter')?.lines).toEqual([
    '100 g flour',
    'vegan butter',
  ]);
});

test('an unknown food, or one that is not a substitute, changes nothing', () => {
  expect(swap(['a thing'], [], 0, 'oat milk')).toBeNull();
  expect(swap(['100 ml milk'], [], 0, 'gravel')).toBeNull();
  expect(swap(['100 ml milk'], [], 7, 'oat milk')).toBeNull();
});
