import { expect, test } from 'vitest';
import { calmProgressAt, progressAt, stepAt, steps } from './progress-stages.ts';

test('a generation is at 30, 60 and 85 percent after 2, 5 and 7 seconds', () => {
  expect([0, 2000, 5000, 7000].map(progressAt)).toEqual([0, 30, 60, 85]);
});

test('it progresses within a stage', () => {
  expect(progressAt(1000)).toBe(15);
  expect(progressAt(3500)).toBe(45);
});

test('it never completes before the response', () => {
  expect(progressAt(10 * 60_000)).toBe(85);
});

test('with reduced motion it jumps from stage to stage', () => {
  expect([0, 1999, 2000, 4999, 5000, 7000, 60_000].map(calmProgressAt)).toEqual([0, 0, 30, 30, 60, 85, 85]);
});

test('a clock that is set back does not break it', () => {
  expect(progressAt(-5000)).toBe(0);
});

test('Analyzing, Crafting and Finalizing follow each other, then "almost done"', () => {
  const now = [0, 29, 30, 59, 60, 84, 85, 100].map((percent) => steps[stepAt(percent)] ?? 'Almost done');
  expect(now).toEqual([
    'Analyzing',
    'Analyzing',
    'Crafting',
    'Crafting',
    'Finalizing',
    'Finalizing',
    'Almost done',
    'Almost done',
  ]);
});
