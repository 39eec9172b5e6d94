import { expect, test } from 'vitest';
import { formatMoney } from '#lib/format.ts';
import {
  amountText,
  checksOf,
  dayOf,
  limitText,
  photoProblemTexts,
  type Receipt,
  usageText,
} from './receipt-words.ts';

const usage = { used: 30, limit: 30, remaining: 0, resetsOn: '2026-12-01' };

test("the month's usage has the text of docs/product.md", () => {
  expect(usageText({ ...usage, used: 12 })).toBe('12 of 30 receipts this month');
  expect(limitText(usage)).toBe(
    "You've reached your 30-receipt limit this month. Uploads reset on December 1, 2026.",
  );
});

test('the printed date is shown, or else the date of the upload', () => {
  const processedAt = '2026-11-20T12:00:00.000Z';
  expect(dayOf({ date: '2026-11-18', processedAt })).toBe('Nov 18, 2026');
  expect(dayOf({ date: null, processedAt })).toBe('Uploaded Nov 20, 2026');
});

test.each([
  [{ amount: 1, unit: 'each' }, ''],
  [{ amount: 3, unit: 'each' }, '3 ×'],
  [{ amount: 1.325, unit: 'lb' }, '1.33 lb'],
  [{ amount: 0.5, unit: 'gal' }, '0.5 gal'],
] as const)('%o is "%s"', (item, text) => {
  expect(amountText(item)).toBe(text);
});

const checked = (checks: Receipt['checks'], currency: Receipt['currency'] = '$') =>
  checksOf({ checks, currency });

test('matching sums are confirmed, mismatches show both values', () => {
  const sum = { printed: 54.12, counted: 54.12, agrees: true };
  expect(checked({ sum, itemCount: null })).toEqual([
    { agrees: true, text: 'The items add up to the printed total' },
  ]);
  const missing = { printed: 54.12, counted: 51.13, agrees: false };
  expect(checked({ sum: missing, itemCount: { printed: 1, counted: 0, agrees: false } })).toEqual([
    {
      agrees: false,
      text: 'Printed total $54.12, items add up to $51.13: something may be missing',
    },
    { agrees: false, text: 'The receipt lists 1 item, but we read 0' },
  ]);
});

test('a receipt without a verifiable sum says so', () => {
  const unproved = { agrees: false, text: 'No total found, please check' };
  expect(checked({ sum: null, itemCount: null })).toEqual([unproved]);
  const itemCount = { printed: 8, counted: 8, agrees: true };
  expect(checked({ sum: null, itemCount })).toEqual([
    unproved,
    { agrees: true, text: 'All 8 printed items were read' },
  ]);
});

test('items whose amount and unit price do not give the price are counted', () => {
  const sum = { printed: 54.12, counted: 54.12, agrees: true };
  expect(checked({ sum, itemCount: null, rows: { printed: 4, counted: 3, agrees: false } })).toEqual([
    { agrees: true, text: 'The items add up to the printed total' },
    { agrees: false, text: 'Amount and unit price of 1 item do not give the price, please check' },
  ]);
  expect(checked({ sum, itemCount: null, rows: { printed: 4, counted: 4, agrees: true } })).toHaveLength(1);
});

test('a photo’s problems are combined into one sentence', () => {
  expect(photoProblemTexts([])).toEqual([]);
  expect(photoProblemTexts(['dark'])).toEqual(['The photo was dark']);
  expect(photoProblemTexts(['dark', 'blurred'])).toEqual(['The photo was dark and blurred']);
  expect(photoProblemTexts(['small', 'cut', 'two_receipts', 'restaurant'])).toEqual([
    'The photo was small and cut off',
    'The photo shows two receipts: only one was read. Photograph the other one separately',
    'This looks like a restaurant bill: its items do not count as groceries',
  ]);
});

test("amounts have the receipt's currency sign", () => {
  expect(formatMoney(1234.5, '£')).toBe('£1,234.50');
  expect(formatMoney(0.8, '$')).toBe('$0.80');
  expect(formatMoney(2.5, '€')).toBe('€2.50');
  expect(formatMoney(2.5, 'zł')).toBe('2.50 zł');
  expect(formatMoney(17.9, 'kr')).toBe('17.90 kr');
  expect(formatMoney(2.5, 'CHF')).toBe('CHF 2.50');
});
