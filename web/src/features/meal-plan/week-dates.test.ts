import { dayIn, mondayOf, weekFrom } from '@plateful/domain/weeks/plain-date.ts';
import { expect, test } from 'vitest';
import {
  dayAfterPaging,
  dayName,
  daysOnPage,
  readDay,
  readWeek,
  shoppingPathOf,
  weekLabel,
} from './week-dates.ts';

const today = '2026-11-20';

test('a URL without a week shows the current one', () => {
  expect(readWeek(null, today)).toBe('2026-11-16');
});

test('any day of a week selects it', () => {
  expect(readWeek('2026-11-23', today)).toBe('2026-11-23');
  expect(readWeek('2026-11-29', today)).toBe('2026-11-23');
});

test.each(['', 'soon', '2026-02-30', '23.11.2026', '9999-12-31', '0001-01-01'])(
  'the parameter %j shows the current week',
  (text) => {
    expect(readWeek(text, today)).toBe('2026-11-16');
  },
);

test('the current week opens at today, others at Monday, unless the URL has a day', () => {
  expect(readDay(null, '2026-11-16', today)).toBe(today);
  expect(readDay(null, '2026-11-23', today)).toBe('2026-11-23');
  expect(readDay('2026-11-25', '2026-11-23', today)).toBe('2026-11-25');
  expect(readDay('2026-11-25', '2026-11-16', today)).toBe(today);
  expect(readDay('never', '2026-11-23', today)).toBe('2026-11-23');
});

test.each([
  ['2026-11-23', 'Nov 23 – 29, 2026'],
  ['2026-11-30', 'Nov 30 – Dec 6, 2026'],
  ['2026-12-28', 'Dec 28, 2026 – Jan 3, 2027'],
])('the week of %s is labelled %s', (monday, label) => {
  expect(weekLabel(monday)).toBe(label);
});

test('a day is named in full', () => {
  expect(dayName('2026-11-23')).toBe('Monday, Nov 23');
});

test('a phone shows one day, a tablet two or three, a desktop all seven', () => {
  expect(daysOnPage('2026-11-25', 1)).toEqual(['2026-11-25']);
  expect(daysOnPage('2026-11-26', 2)).toEqual(['2026-11-25', '2026-11-26']);
  expect(daysOnPage('2026-11-26', 3)).toEqual(['2026-11-26', '2026-11-27', '2026-11-28']);
  expect(daysOnPage('2026-11-26', 7)).toEqual(weekFrom('2026-11-23'));
});

test('the last page of a week has as many days as the others', () => {
  expect(daysOnPage('2026-11-29', 2)).toEqual(['2026-11-28', '2026-11-29']);
  expect(daysOnPage('2026-11-29', 3)).toEqual(['2026-11-27', '2026-11-28', '2026-11-29']);
});

test.each([1, 2, 3])(
  'paging by %i goes through every day and on into the next week, and back again',
  (perPage) => {
    const seen = new Set<string>();
    let day = '2026-11-23';
    while (mondayOf(day) === '2026-11-23') {
      for (const shown of daysOnPage(day, perPage)) seen.add(shown);
      day = dayAfterPaging(day, perPage, 1);
    }
    expect([...seen]).toEqual(weekFrom('2026-11-23'));
    expect(day).toBe('2026-11-30');
    expect(daysOnPage(dayAfterPaging(day, perPage, -1), perPage).at(-1)).toBe('2026-11-29');
  },
);

test('in weeks with a clock change there are seven days, and a step is one day', () => {
  // Clocks change on Sunday 2026-03-29 in Europe, on Sunday 2026-11-01 in the United States.
  for (const monday of ['2026-03-23', '2026-10-26']) {
    expect(new Set(daysOnPage(monday, 7)).size).toBe(7);
  }
  expect(dayAfterPaging('2026-03-29', 1, 1)).toBe('2026-03-30');
  expect(dayAfterPaging('2026-11-01', 1, 1)).toBe('2026-11-02');
  expect(dayAfterPaging('2026-11-02', 1, -1)).toBe('2026-11-01');
  expect(weekLabel('2026-10-26')).toBe('Oct 26 – Nov 1, 2026');
});

test.each([
  ['2026-11-16', '2026-11-20', '2026-11-22'],
  ['2026-11-23', '2026-11-23', '2026-11-29'],
  ['2026-11-09', '2026-11-09', '2026-11-15'],
])('of the week of %s one shops for %s to %s', (monday, first, last) => {
  expect(shoppingPathOf(monday, today)).toBe(`/shopping-list?startDate=${first}&endDate=${last}`);
});

test('the week of an instant depends on the time zone', () => {
  const instant = new Date('2026-11-23T02:00:00Z');
  const [west, east] = ['America/Los_Angeles', 'Pacific/Auckland'].map((zone) => dayIn(zone, instant));
  expect([west, east]).toEqual(['2026-11-22', '2026-11-23']);
  expect(readWeek(null, west!)).toBe('2026-11-16');
  expect(readWeek(null, east!)).toBe('2026-11-23');
});
