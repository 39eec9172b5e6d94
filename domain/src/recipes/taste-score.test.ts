import { expect, test } from 'vitest';
import { tasteScore } from './taste-score.ts';

const score = (cuisineType: string | null, ...cuisinePreferences: string[]) =>
  tasteScore({ cuisineType }, { cuisinePreferences });

test('a favorite cuisine scores best, ignoring case', () => {
  expect(score('Thai', 'Thai')).toBe(2);
  expect(score('Thai', ' thai ')).toBe(2);
});

test('a cuisine that belongs to a liked one scores a little', () => {
  expect(score('Thai', 'Asian')).toBe(1);
  expect(score('Greek', 'Mediterranean')).toBe(1);
  expect(score('Mediterranean', 'Greek')).toBe(1);
});

test('anything else neither suits nor offends', () => {
  expect(score('French', 'Thai', 'Asian')).toBe(0);
  expect(score('French')).toBe(0);
  expect(score(null, 'French')).toBe(0);
});
