import { expect, test } from 'vitest';
import { tasteScore } from './taste-score.ts';

const score = (cuisineType: string | null, ...cuisinePreferences: string[]) =>
  tasteScore({ cuisineType }, { cuisinePreferences });

test('a favorite cuisine suits best, in whatever letters it is written', () => {
  expect(score('Thai', 'Thai')).toBe(2);
  expect(score('Thai', ' thai ')).toBe(2);
});

test('a kitchen that belongs to a liked one suits a little', () => {
  expect(score('Thai', 'Asian')).toBe(1);
  expect(score('Greek', 'Mediterranean')).toBe(1);
  expect(score('Mediterranean', 'Greek')).toBe(1);
});

test('anything else neither suits nor offends', () => {
  expect(score('French', 'Thai', 'Asian')).toBe(0);
  expect(score('French')).toBe(0);
  expect(score(null, 'French')).toBe(0);
});
