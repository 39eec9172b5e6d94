import { expect, test } from 'vitest';
import { harvestMonth } from './harvest-month.ts';
import { withOtherIcu } from './testing/other-icu.ts';

test.each([
  ['2026-06-15T12:00:00Z', 'Europe/Paris', 6],
  ['2026-12-31T23:30:00Z', 'Europe/Paris', 1],
  ['2026-12-15T12:00:00Z', 'Australia/Sydney', 6],
  ['2026-01-15T12:00:00Z', 'America/Argentina/Cordoba', 7],
  ['2026-06-15T12:00:00Z', 'UTC', 6],
])('at %s in %s foods harvested in month %i are in season', (now, timeZone, month) => {
  expect(harvestMonth(new Date(now), timeZone)).toBe(month);
});

test('the month does not depend on the output format of ICU', () => {
  withOtherIcu(() => {
    expect(harvestMonth(new Date('2026-06-15T12:00:00Z'), 'Europe/Paris')).toBe(6);
  });
});

test('an unknown time zone throws an error', () => {
  expect(() => harvestMonth(new Date(), 'Europe/Atlantis')).toThrow(RangeError);
});
