import { expect, test } from 'vitest';
import { correctedChecks } from './corrected-checks.ts';

const row = (text: string, price: number | null) => ({ text, price, amount: 1, unit: 'each' });
const agrees = { printed: 5, counted: 5, agrees: true };

test('after a misread price is corrected, the sum agrees', () => {
  const former = {
    total: 5,
    checks: { sum: { printed: 5, counted: 31.91, agrees: false }, itemCount: null },
    rows: [row('MILK', 2.01), row('EGGS', 29.9)],
  };
  const now = { total: 5, rows: [row('MILK', 2.01), row('EGGS', 2.99)] };
  expect(correctedChecks(former, now)).toEqual({ sum: agrees, itemCount: null });
});

test('coupons remain included in the sum', () => {
  const former = {
    total: 4.5,
    checks: { sum: { printed: 4.5, counted: 3.5, agrees: false }, itemCount: null },
    rows: [row('MILK', 4)],
  };
  const now = { total: 4.5, rows: [row('MILK', 5)] };
  expect(correctedChecks(former, now).sum).toEqual({ printed: 4.5, counted: 4.5, agrees: true });
});

test('a receipt without a total is compared with the total that a user enters', () => {
  const rows = [row('MILK', 2), row('EGGS', 3)];
  const former = { total: null, checks: { sum: null, itemCount: null }, rows };
  expect(correctedChecks(former, { total: 5, rows }).sum).toEqual(agrees);
  expect(correctedChecks(former, { total: 6, rows }).sum).toEqual({ printed: 6, counted: 5, agrees: false });
  expect(correctedChecks(former, { total: null, rows }).sum).toBeNull();
});

test('a misread total is replaced, and a subtotal that agrees is still used', () => {
  const rows = [row('MILK', 5)];
  const misread = {
    total: 9,
    checks: { sum: { printed: 9, counted: 5, agrees: false }, itemCount: null },
    rows,
  };
  expect(correctedChecks(misread, { total: 5, rows }).sum).toEqual(agrees);
  expect(correctedChecks(misread, { total: 5.4, rows }).sum).toMatchObject({ printed: 5.4, agrees: false });
  const taxed = { total: 5.9, checks: { sum: agrees, itemCount: null }, rows };
  expect(correctedChecks(taxed, { total: 5.4, rows }).sum).toEqual(agrees);
});

test('an item that a user adds is counted', () => {
  const former = {
    total: 5,
    checks: {
      sum: { printed: 5, counted: 2, agrees: false },
      itemCount: { printed: 2, counted: 1, agrees: false },
    },
    rows: [row('MILK', 2)],
  };
  expect(correctedChecks(former, { total: 5, rows: [row('MILK', 2), row('eggs', 3)] })).toEqual({
    sum: agrees,
    itemCount: { printed: 2, counted: 2, agrees: true },
  });
});

test('contradicting rows are told until a price or an amount is corrected', () => {
  const rows = [row('MILK', 2), row('EGGS', 3)];
  const wrong = { printed: 1, counted: 0, agrees: false };
  const former = { total: 5, checks: { sum: agrees, itemCount: null, rows: wrong }, rows };
  expect(correctedChecks(former, { total: 5, rows }).rows).toEqual(wrong);
  const now = [row('MILK', 2), { ...row('EGGS', 3), amount: 2 }];
  expect(correctedChecks(former, { total: 5, rows: now }).rows).toBeUndefined();
});
