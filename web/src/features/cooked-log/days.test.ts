import { expect, test } from 'vitest';
import { byMonth } from './days.ts';

test('cooked dishes are grouped by month, in order', () => {
  const dates = ['2026-11-03', '2026-11-01', '2026-10-31', '2025-11-02'].map((date) => ({ date }));
  expect(byMonth(dates).map(({ key, rows }) => [key, rows.length])).toEqual([
    ['2026-11', 2],
    ['2026-10', 1],
    ['2025-11', 1],
  ]);
});
