import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayIn, daysBetween, formatDay, isPlainDate, mondayOf, weekFrom } from './plain-date.ts';

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('only days that exist are days', () => {
  for (const text of ['2026-11-24', '2028-02-29', '1999-12-31']) expect(isPlainDate(text), text).toBe(true);
  for (const text of [
    '2026-02-30',
    '2027-02-29',
    '2026-13-01',
    '2026-00-10',
    '0000-01-01',
    '26-11-24',
    '2026-1-4',
    '2026-11-24T00:00:00Z',
    '',
    'soon',
  ]) {
    expect(isPlainDate(text), text).toBe(false);
  }
});

test('a week is seven days from its Monday, and each of them has that Monday', () => {
  fc.assert(
    fc.property(day, (date) => {
      const monday = mondayOf(date);
      const week = weekFrom(monday);
      expect(week).toHaveLength(7);
      expect(week).toContain(date);
      expect(formatDay(monday, { weekday: 'long' })).toBe('Monday');
      for (const other of week) expect(mondayOf(other)).toBe(monday);
    }),
  );
});

test('going some days on and back again leads home', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
      expect(daysBetween(date, addDays(date, days))).toBe(days);
      expect(addDays(addDays(date, days), -days)).toBe(date);
    }),
  );
});

test('the night when clocks change is no longer and no shorter than others', () => {
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
  expect(addDays('2026-10-25', 1)).toBe('2026-10-26');
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
});

test('the same instant is another day elsewhere', () => {
  const instant = new Date('2026-11-20T23:30:00Z');
  expect(dayIn('UTC', instant)).toBe('2026-11-20');
  expect(dayIn('Asia/Tokyo', instant)).toBe('2026-11-21');
  expect(dayIn('America/Los_Angeles', instant)).toBe('2026-11-20');
});

test('a day is written as that day, wherever the reader is', () => {
  expect(formatDay('2026-11-24', { weekday: 'short', month: 'short', day: 'numeric' })).toBe('Tue, Nov 24');
});
