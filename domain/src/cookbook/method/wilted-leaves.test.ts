import { expect, test } from 'vitest';
import { withBreadsInTurn } from './breads-in-turn.ts';
import { withWiltingTime } from './wilted-leaves.ts';

const spinach = (amount: number) => [
  { food: 'spinach', line: { name: 'baby spinach', amount, unit: 'g' } } as const,
];

test('much spinach goes into the pan by the handful, and has time to wilt', () => {
  const step = 'Fold in the baby spinach for 1 minute, until wilted.';
  expect(withWiltingTime([step], spinach(200), 2).steps).toEqual([step]);
  expect(withWiltingTime([step], spinach(600), 2)).toEqual({
    steps: ['Fold in the baby spinach, a handful at a time, for 4 minutes, until wilted.'],
    minutes: 3,
  });
  const dried =
    'Add the spinach by the handful and turn for 3 minutes, until wilted and most of its liquid has gone.';
  expect(withWiltingTime([dried], spinach(1200), 2).steps[0]).toContain('turn for 10 minutes');
});

test('buns for eight are toasted a few at a time', () => {
  const buns = [{ name: 'burger buns', amount: 8, unit: 'whole' }];
  expect(withBreadsInTurn(['Warm the buns cut side down in a dry pan, pile on the pork.'], buns)).toEqual([
    'Warm the buns cut side down in a dry pan, a few at a time, pile on the pork.',
  ]);
});
