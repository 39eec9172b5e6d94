import { expect, test } from 'vitest';
import { analysis, nextProgress } from './analysis-progress.ts';

test('progress starts at 12 and rises with each step', () => {
  expect(analysis.start).toBe(12);
  for (const random of [0, 0.5, 1]) {
    expect(nextProgress(analysis.start, random)).toBeGreaterThan(analysis.start);
  }
});

test('progress never exceeds 92', () => {
  let value: number = analysis.start;
  for (let steps = 0; steps < 500; steps++) value = nextProgress(value, 1);
  expect(value).toBe(92);
});
