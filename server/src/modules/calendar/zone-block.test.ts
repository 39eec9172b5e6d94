import { dailySample, propertyTimeout } from '@plateful/domain/testing/property-cases.ts';
import { addDays } from '@plateful/domain/weeks/plain-date.ts';
import { zoneChanges } from '@plateful/domain/weeks/zone-changes.ts';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { zoneBlock } from './zone-block.ts';

const zones = [
  ...Intl.supportedValuesOf('timeZone'),
  'UTC',
  'Asia/Kolkata',
  'US/Pacific',
  'Europe/Kyiv',
  'EST',
];
const days = Array.from({ length: 730 }, (_, index) => addDays('2026-01-01', index));
const noons = dailySample(days).map((day) => Temporal.PlainDate.from(day).toPlainDateTime('12:00'));

function parsed(zone: string): ICAL.Timezone {
  return new ICAL.Timezone(new ICAL.Component(ICAL.parse(zoneBlock(zone, 2026, 2027).join('\r\n'))));
}

function offsetIn(zone: ICAL.Timezone, { year, month, day, hour, minute }: Temporal.PlainDateTime): number {
  return zone.utcOffset(ICAL.Time.fromData({ year, month, day, hour, minute, second: 0 }, zone));
}

test('each zone, read by a calendar, is as many hours from UTC as it is, on each day of two years', {
  timeout: propertyTimeout,
}, () => {
  for (const zone of zones) {
    const read = parsed(zone);
    // Three hours off: Troll's clocks go back by two, and an hour that comes twice has two answers.
    const nights = zoneChanges(zone, 2026, 2027).flatMap(({ wall }) => [
      wall.subtract({ hours: 3 }),
      wall.add({ hours: 3 }),
    ]);
    for (const wall of [...noons, ...nights]) {
      const offset = wall.toZonedDateTime(zone).offsetNanoseconds / 1e9;
      if (offsetIn(read, wall) !== offset)
        expect.fail(`${zone} ${wall}: ${offsetIn(read, wall)}, not ${offset}`);
    }
  }
});

test('Berlin has a rule for spring and one for autumn, as Outlook asks for', () => {
  expect(zoneBlock('Europe/Berlin', 2026, 2027)).toEqual([
    'BEGIN:VTIMEZONE',
    'TZID:Europe/Berlin',
    'X-LIC-LOCATION:Europe/Berlin',
    'BEGIN:DAYLIGHT',
    'DTSTART:20250330T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'END:DAYLIGHT',
    'BEGIN:STANDARD',
    'DTSTART:20251026T030000',
    'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'END:STANDARD',
    'END:VTIMEZONE',
  ]);
});

test('Vancouver, which stopped changing its clocks in 2026, has each change by its date', () => {
  const block = zoneBlock('America/Vancouver', 2026, 2027).join('\n');
  expect(block).not.toContain('RRULE');
  expect(block.match(/DTSTART:.*/g)).toEqual([
    'DTSTART:19700101T000000',
    'DTSTART:20250309T020000',
    'DTSTART:20251102T020000',
    'DTSTART:20260308T020000',
  ]);
});
