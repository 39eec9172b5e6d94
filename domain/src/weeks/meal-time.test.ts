import { expect, test } from 'vitest';
import { dailySample } from '../testing/property-cases.ts';
import { isMealTime, mealSpan } from './meal-time.ts';
import { addDays, dayIn, daysBetween, mondayOf, weekFrom } from './plain-date.ts';
import { canonicalTimeZone, isTimeZone, isUtc } from './time-zone.ts';
import { zoneChanges } from './zone-changes.ts';

const zones = dailySample([...Intl.supportedValuesOf('timeZone'), 'UTC', 'GMT']);
const firstDay = '2026-01-01';
const days = Array.from({ length: 730 }, (_, index) => addDays(firstDay, index));

/** Local date and time according to Intl, which is independent of Temporal. */
function wallClock(timeZone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (epochMs: number) => format.format(epochMs);
}

/** Half past two, when clocks change, and a different time on each day. */
function timesOf(index: number): string[] {
  const minute = (index * 397) % 1440;
  const two = (part: number) => String(part).padStart(2, '0');
  return ['02:30', `${two(Math.floor(minute / 60))}:${two(minute % 60)}`];
}

test('in every zone, on each day of two years, a meal begins on its planned day', {
  timeout: 120_000,
}, () => {
  let meals = 0;
  for (const zone of zones) {
    const wall = wallClock(zone);
    const changing = new Set(
      zoneChanges(zone, 2026, 2027).flatMap(({ wall: at }) => {
        const date = at.toPlainDate().toString();
        return [addDays(date, -1), date, addDays(date, 1)];
      }),
    );
    for (const [index, date] of days.entries()) {
      for (const time of timesOf(index)) {
        const { start, end } = mealSpan(date, time, zone);
        const shown = wall(start.epochMilliseconds);
        meals += 1;
        if (shown !== `${date} ${time}`) {
          // The time only differs near a clock change, and the date never does.
          expect(changing, `${zone} ${date} ${time} is ${shown}`).toContain(date);
          expect(shown.slice(0, 10), `${zone} ${date} ${time}`).toBe(date);
        }
        if (end.epochMilliseconds <= start.epochMilliseconds)
          expect.fail(`${zone} ${date} ${time} never ends`);
      }
    }
  }
  expect(meals).toBe(zones.length * 730 * 2);
});

test('on nights of clock changes a meal at any minute stays on its day', { timeout: 120_000 }, () => {
  let nights = 0;
  for (const zone of zones) {
    const wall = wallClock(zone);
    for (const { wall: at } of zoneChanges(zone, 2026, 2027)) {
      nights += 1;
      for (let minutes = -150; minutes <= 150; minutes += 10) {
        const planned = at.add({ minutes });
        const date = planned.toPlainDate().toString();
        const { start } = mealSpan(date, planned.toPlainTime().toString({ smallestUnit: 'minute' }), zone);
        expect(wall(start.epochMilliseconds).slice(0, 10), `${zone} ${planned}`).toBe(date);
        expect(start.toPlainDate().toString()).toBe(date);
      }
    }
  }
  expect(nights).toBeGreaterThan(zones.length * 0.9);
});

test('in every zone a day belongs to the same week, since plain dates have no zone', () => {
  for (const date of days) {
    const monday = mondayOf(date);
    expect(weekFrom(monday)[daysBetween(monday, date)]).toBe(date);
    expect(addDays(addDays(date, 7), -7)).toBe(date);
  }
});

test('in every zone the day of an instant is the local date', () => {
  for (const zone of zones) {
    const wall = wallClock(zone);
    for (const instant of ['2026-03-29T00:59:59Z', '2026-11-20T11:00:00Z', '2027-12-31T23:30:00Z']) {
      expect(dayIn(zone, new Date(instant))).toBe(wall(Date.parse(instant)).slice(0, 10));
    }
  }
});

test.each([
  ['skipped in spring', '2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T03:30:00+02:00'],
  ['twice in autumn', '2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T02:30:00+02:00'],
  ['skipped just before midnight', '2026-03-28', '23:30', 'America/Nuuk', '2026-03-28T22:30:00-02:00'],
  ['skipped just after midnight', '2027-04-30', '00:15', 'Africa/Cairo', '2027-04-30T01:15:00+03:00'],
  ['shifted by half an hour', '2026-10-04', '02:10', 'Australia/Lord_Howe', '2026-10-04T02:40:00+11:00'],
  ['on a day that the zone left out', '2011-12-30', '18:00', 'Pacific/Apia', '2011-12-31T18:00:00+14:00'],
])('a meal planned for a time %s has a definite start', (_case, date, time, zone, start) => {
  expect(mealSpan(date, time, zone).start.toString({ timeZoneName: 'never' })).toBe(start);
});

test('a meal lasts an hour, past midnight too', () => {
  const { end } = mealSpan('2026-12-31', '23:30', 'Europe/Berlin');
  expect(end.toPlainDateTime().toString()).toBe('2027-01-01T00:30:00');
});

test('times are hours and minutes of one day', () => {
  for (const time of ['00:00', '08:00', '19:59', '23:59']) expect(isMealTime(time), time).toBe(true);
  for (const time of ['24:00', '8:00', '12:60', '12:00:00', '12:00 ', '12.00', '', 'noon', '１２:００']) {
    expect(isMealTime(time), time).toBe(false);
  }
});

test('time zones are names of the tz database, including old ones', () => {
  for (const zone of [...zones, 'Asia/Calcutta', 'US/Pacific', 'Europe/Kyiv', 'europe/berlin', 'EST']) {
    expect(isTimeZone(zone), zone).toBe(true);
  }
  for (const zone of [
    '+05:30',
    '-0800',
    'Mars/Olympus',
    '',
    ' ',
    'Europe/Berlin ',
    'UTC+1',
    'local',
    'Europe/Ber\nlin',
  ]) {
    expect(isTimeZone(zone), zone).toBe(false);
  }
});

test('a zone name is spelled as in the tz database, and aliases are not replaced', () => {
  expect(canonicalTimeZone('europe/berlin')).toBe('Europe/Berlin');
  expect(canonicalTimeZone('asia/calcutta')).toBe('Asia/Calcutta');
  expect(canonicalTimeZone('utc')).toBe('UTC');
});

test('UTC has several names', () => {
  expect(['UTC', 'GMT', 'Etc/UTC', 'Etc/GMT', 'Zulu'].filter((zone) => !isUtc(zone))).toEqual([]);
  expect(['Europe/London', 'Africa/Abidjan', 'Etc/GMT+1'].filter(isUtc)).toEqual([]);
});
