import { expect, test } from 'vitest';
import { problemsOf } from './strict-calendar.ts';

const good = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Plateful//Test//EN',
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Berlin',
  'BEGIN:STANDARD',
  'DTSTART:20251026T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'END:STANDARD',
  'END:VTIMEZONE',
  'BEGIN:VEVENT',
  'UID:1@plateful',
  'DTSTAMP:20261120T100000Z',
  'DTSTART;TZID=Europe/Berlin:20261124T180000',
  'DTEND;TZID=Europe/Berlin:20261124T190000',
  'SUMMARY:Soup\\, and more',
  ' of it',
  'URL:http://localhost:3000/recipe/1',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

test('a good calendar has no problem', () => {
  expect(problemsOf(good)).toEqual([]);
});

const event = good.slice(good.indexOf('BEGIN:VEVENT'), good.indexOf('END:VCALENDAR'));
const zone = good.slice(good.indexOf('BEGIN:VTIMEZONE'), good.indexOf('BEGIN:VEVENT'));

test.each([
  ['no end of the last line', good.slice(0, -2), 'last line'],
  ['a bare line feed', good.replace('VERSION:2.0\r\n', 'VERSION:2.0\n'), 'CRLF'],
  ['76 octets in a line', good.replace('Soup', `${'ü'.repeat(33)}s`), '75 octets'],
  ['a control character', good.replace('Soup', 'S\u0007oup'), 'control'],
  ['half a character', good.replace('Soup', '\ud83c\r\n \udf72'), 'character'],
  ['an empty line', good.replace('VERSION', '\r\nVERSION'), 'empty line'],
  ['a line without a colon', good.replace('SUMMARY:', 'SUMMARY '), 'No property'],
  ['the version of the product', good.replace('2.0', '4.8'), 'VERSION cannot be'],
  ['no PRODID', good.replace(/PRODID.*\r\n/, ''), '0 × PRODID'],
  ['two SUMMARYs', good.replace('URL:', 'SUMMARY:again\r\nURL:'), '2 × SUMMARY'],
  ['no DTSTAMP', good.replace(/DTSTAMP.*\r\n/, ''), '0 × DTSTAMP'],
  ['a DTSTAMP without Z', good.replace('100000Z', '100000'), 'DTSTAMP cannot be'],
  ['a zone that is nowhere', good.replace(zone, ''), 'Europe/Berlin is not defined'],
  ['a zone twice', good.replace(zone, zone + zone), 'zone is there twice'],
  ['an event twice', good.replace(event, event + event), 'UID is there twice'],
  ['an end before the beginning', good.replace('T190000', 'T170000'), 'Ends before'],
  ['a floating time', good.replace('DTSTART;TZID=Europe/Berlin', 'DTSTART'), 'Neither UTC'],
  ['a bare comma', good.replace('\\,', ','), 'SUMMARY cannot be'],
  [
    'a property after a component',
    good.replace('END:VCALENDAR', 'METHOD:PUBLISH\r\nEND:VCALENDAR'),
    'Behind a component',
  ],
  ['nothing in it', good.replace(zone, '').replace(event, ''), 'has no component'],
  ['a property of its own', good.replace('URL:', 'LINK:'), 'unknown property'],
  ['no end', good.replace('END:VEVENT\r\n', ''), 'Ends nothing'],
  ['a second calendar', good + good, 'Not one VCALENDAR'],
  ['an offset without a sign', good.replace('+0100', '0100'), 'TZOFFSETTO cannot be'],
])('a calendar with %s is distinguished from a valid one', (_what, file, problem) => {
  expect(file).not.toBe(good);
  expect(problemsOf(file).join('\n')).toContain(problem);
});
