import { expect, test } from 'vitest';
import { nextWeek, rangeFromAddress, rangeInWords, thisWeek } from './date-range.ts';

const today = '2026-11-20'; // a Friday

test('by default a list is for today and the seven days after it', () => {
  expect(rangeFromAddress(new URLSearchParams(), today)).toEqual({
    startDate: '2026-11-20',
    endDate: '2026-11-27',
  });
});

test.each([
  ['startDate=2026-11-23&endDate=2026-11-29', '2026-11-23', '2026-11-29'],
  ['endDate=2026-11-21', '2026-11-20', '2026-11-21'],
  ['startDate=2026-11-23', '2026-11-23', '2026-11-27'],
  ['startDate=2027-01-04', '2027-01-04', '2027-01-11'],
  ['startDate=2026-02-30&endDate=tomorrow', '2026-11-20', '2026-11-27'],
  ['startDate=&endDate=', '2026-11-20', '2026-11-27'],
])('the address %s asks for %s to %s', (search, startDate, endDate) => {
  expect(rangeFromAddress(new URLSearchParams(search), today)).toEqual({ startDate, endDate });
});

test('this week is today to Sunday, next week is Monday to Sunday', () => {
  expect(thisWeek(today)).toEqual({ startDate: '2026-11-20', endDate: '2026-11-22' });
  expect(thisWeek('2026-11-22')).toEqual({ startDate: '2026-11-22', endDate: '2026-11-22' });
  expect(nextWeek(today)).toEqual({ startDate: '2026-11-23', endDate: '2026-11-29' });
  expect(nextWeek('2026-12-28')).toEqual({ startDate: '2027-01-04', endDate: '2027-01-10' });
});

test.each([
  ['2026-11-20', '2026-11-27', 'Fri, Nov 20 to Fri, Nov 27 · 8 days'],
  ['2026-11-20', '2026-11-20', 'Fri, Nov 20 · 1 day'],
  ['2026-11-20', '2026-11-19', ''],
  ['', '2026-11-19', ''],
  ['2026-11-20', '', ''],
])('%s to %s reads "%s"', (startDate, endDate, words) => {
  expect(rangeInWords({ startDate, endDate })).toBe(words);
});
