import { expect, test } from 'vitest';
import { fitsMeal } from './fits-meal.ts';

test('dinner accepts recipes for dinner and for any meal', () => {
  expect(fitsMeal({ mealType: 'dinner' }, 'dinner')).toBe(true);
  expect(fitsMeal({ mealType: null }, 'dinner')).toBe(true);
  expect(fitsMeal({ mealType: 'breakfast' }, 'dinner')).toBe(false);
  expect(fitsMeal({ mealType: 'snack' }, 'dinner')).toBe(false);
});
