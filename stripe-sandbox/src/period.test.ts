import { expect, test } from 'vitest';
import { nextPeriodEnd } from './period.ts';

const seconds = (iso: string) => Date.parse(iso) / 1000;
const iso = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

/** The ends of the first periods, one after the other. */
function ends(start: string, interval: 'month' | 'year', count: number): string[] {
  const anchor = seconds(start);
  const found = [anchor];
  for (let index = 0; index < count; index += 1) {
    found.push(nextPeriodEnd(anchor, interval, found.at(-1)!));
  }
  return found.slice(1).map(iso);
}

test('a month from the 31st ends on the last day of shorter months', () => {
  expect(ends('2027-12-31T10:00:00Z', 'month', 5)).toEqual([
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
    '2028-04-30',
    '2028-05-31',
  ]);
});

test('a month from the 30th ends on the 28th of February, and on the 30th again', () => {
  expect(ends('2026-12-30T10:00:00Z', 'month', 3)).toEqual(['2027-01-30', '2027-02-28', '2027-03-30']);
});

test('a year from a leap day ends on the 28th, and on the 29th in leap years', () => {
  expect(ends('2028-02-29T00:00:00Z', 'year', 4)).toEqual([
    '2029-02-28',
    '2030-02-28',
    '2031-02-28',
    '2032-02-29',
  ]);
});

const DAY = 86_400;

test('the end is the first one after any moment, with the anchor’s time of day and its day where there is one', () => {
  // Four years with a leap day among them, each anchor seen from the days of the next three years.
  const first = seconds('2027-01-01T12:34:56Z');
  const wrong: string[] = [];
  for (let anchor = first; anchor < first + 4 * 366 * DAY; anchor += 5 * DAY) {
    for (let after = anchor; after < anchor + 3 * 366 * DAY; after += 11 * DAY) {
      for (const interval of ['month', 'year'] as const) {
        const end = nextPeriodEnd(anchor, interval, after);
        if (!isRight(end, anchor, interval, after))
          wrong.push(`${iso(anchor)} ${interval} ${iso(after)}: ${iso(end)}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

function isRight(end: number, anchor: number, interval: 'month' | 'year', after: number): boolean {
  const [from, to] = [new Date(anchor * 1000), new Date(end * 1000)];
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  const longest = (interval === 'year' ? 366 : 31) * DAY;
  return (
    end > after &&
    end - after <= longest &&
    end % DAY === anchor % DAY &&
    to.getUTCDate() === Math.min(from.getUTCDate(), lastDay) &&
    (interval === 'month' || to.getUTCMonth() === from.getUTCMonth())
  );
}
