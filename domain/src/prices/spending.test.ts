import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencySigns } from '../receipts/receipt.ts';
import { caseCount } from '../testing/property-cases.ts';
import { addDays } from '../weeks/plain-date.ts';
import { monthsUntil, type PaidTotal, spentByMonth } from './spending.ts';

const today = '2026-02-14';
const months = monthsUntil(today, 12);

test('the twelve months up to today, across a new year', () => {
  expect([months.length, months[0], months[10], months[11]]).toEqual([
    12,
    '2025-03-01',
    '2026-01-01',
    '2026-02-01',
  ]);
});

test('monthly sums equal the totals of their receipts to the cent, separately for each currency', () => {
  const receipt = fc.record<PaidTotal>({
    day: fc.integer({ min: 0, max: 330 }).map((days) => addDays(today, -days)),
    total: fc.option(
      fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100),
      { nil: null },
    ),
    currency: fc.constantFrom(...currencySigns),
  });
  fc.assert(
    fc.property(fc.array(receipt, { maxLength: 40 }), (receipts) => {
      const spent = spentByMonth(receipts, months);
      const cents = spent.map(({ currency, months: all }) => [
        currency,
        all.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0),
      ]);
      const wanted = Map.groupBy(
        receipts.filter(({ total }) => total !== null),
        ({ currency }) => currency,
      );
      const sums = [...wanted].map(([currency, all]) => [
        currency,
        all.reduce((sum, { total }) => sum + Math.round(total! * 100), 0),
      ]);
      expect(cents.toSorted()).toEqual(sums.toSorted());
      for (const { months: all } of spent) expect(all.map(({ month }) => month)).toEqual(months);
    }),
    { numRuns: caseCount(200) },
  );
});

test('receipts before the period or without a total are in no month', () => {
  const receipts: PaidTotal[] = [
    { day: '2025-02-28', total: 12, currency: '€' },
    { day: '2026-02-01', total: null, currency: '€' },
  ];
  expect(spentByMonth(receipts, months)).toEqual([]);
});
