import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import {
  addDays,
  dayIn,
  daysBetween,
  formatDay,
  isPlainDate,
  localDay,
  mondayOf,
  weekFrom,
} from './plain-date.ts';
import { withOtherIcu } from './testing/other-icu.ts';

afterEach(() => vi.unstubAllEnvs());

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('only existing days are valid', () => {
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

test('a text of digits is a day exactly if the calendar has it', () => {
  for (let year = 1896; year <= 2304; year++) {
    for (let month = 0; month <= 13; month++) {
      for (const day of [0, 1, 9, 10, 28, 29, 30, 31, 32]) {
        const text = [`${year}`, `${month}`.padStart(2, '0'), `${day}`.padStart(2, '0')].join('-');
        const ms = Date.parse(`${text}T00:00:00Z`);
        const isThere = !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
        if (isPlainDate(text) !== isThere) expect.fail(`${text} is ${isThere ? 'a' : 'no'} day`);
      }
    }
  }
});

test('a week has seven days from Monday, and each of them has that Monday', () => {
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

test('adding days and subtracting them again gives the same day', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
      expect(daysBetween(date, addDays(date, days))).toBe(days);
      expect(addDays(addDays(date, days), -days)).toBe(date);
    }),
  );
});

test('days with a clock change count as one day like others', () => {
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
  expect(addDays('2026-10-25', 1)).toBe('2026-10-26');
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
});

test('one instant falls on different days in different zones', () => {
  const instant = new Date('2026-11-20T23:30:00Z');
  expect(dayIn('UTC', instant)).toBe('2026-11-20');
  expect(dayIn('Asia/Tokyo', instant)).toBe('2026-11-21');
  expect(dayIn('America/Los_Angeles', instant)).toBe('2026-11-20');
});

test('a day is formatted as that day in every zone', () => {
  expect(formatDay('2026-11-24', { weekday: 'short', month: 'short', day: 'numeric' })).toBe('Tue, Nov 24');
});

test('the day does not depend on how an ICU version formats a locale', () => {
  const instant = new Date('2026-11-20T23:30:00Z');
  withOtherIcu(() => {
    const day = { timeZone: 'UTC', year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    expect(new Intl.DateTimeFormat('en-US', day).format(instant)).toBe('١١/٢٠/٢٠٢٦');
    expect(dayIn('UTC', instant)).toBe('2026-11-20');
    expect(dayIn('Asia/Tokyo', instant)).toBe('2026-11-21');
    expect(dayIn('UTC', new Date('0987-03-04T12:00:00Z'))).toBe('0987-03-04');
  });
});

test("on any day, in any zone, the device's day is the day in its zone", () => {
  const instants = fc.date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
  for (const timeZone of ['UTC', 'Pacific/Kiritimati', 'America/St_Johns', 'Pacific/Pago_Pago']) {
    vi.stubEnv('TZ', timeZone);
    fc.assert(
      fc.property(instants, (instant) => {
        expect(localDay(instant)).toBe(dayIn(timeZone, instant));
      }),
      { numRuns: 50 },
    );
  }
});
