import { expect, test } from 'vitest';
import { budgetWords, roundMoney, type Spent, spentWords, usualMonth, type Week } from './spending-words.ts';

const spent = (...amounts: number[]): Spent => ({
  currency: '€',
  months: amounts.map((amount, index) => ({
    month: `2026-0${index + 1}-01`,
    amount,
    receipts: amount > 0 ? 1 : 0,
  })),
});
const week = (amount: number | null, ...unpriced: string[]) => ({ cost: { amount, unpriced } }) as Week;

test('a usual month is the median of the earlier months that have receipts', () => {
  expect(usualMonth(spent(0, 100, 0, 300, 250, 40))).toBe(250);
  expect(usualMonth(spent(100, 300, 40))).toBe(200);
  expect(usualMonth(spent(0, 0, 40))).toBeNull();
  expect(spentWords(spent(100, 40))).toBe('€40.00 this month so far; €100.00 in a usual month');
  expect(spentWords(spent(0, 40.5))).toBe('€40.50 this month so far');
});

test('weeks are compared with their budget if their cost is known', () => {
  expect(budgetWords([week(50), week(null)], 60)).toBe('One week is known, within your budget.');
  expect(budgetWords([week(50), week(70), week(80)], 60)).toBe('2 of 3 weeks are over your budget.');
  expect(budgetWords([week(50), week(55)], 60)).toBe('All 2 weeks are within your budget.');
  expect(budgetWords([week(50, 'cumin'), week(55)], 60)).toMatch(/ budget, as far as prices are known\.$/);
  expect(budgetWords([week(null)], 60)).toBeNull();
  expect(budgetWords([week(50)], null)).toBeNull();
});

test('labels above bars have whole amounts', () => {
  expect([roundMoney(412.6, '$'), roundMoney(1240.2, 'zł')]).toEqual(['$413', '1,240 zł']);
});
