import { isUtc, type TimeZone } from '@plateful/domain/weeks/time-zone.ts';
import { offsetAtStart, type ZoneChange, zoneChanges } from '@plateful/domain/weeks/zone-changes.ts';
import { type YearlyChange, yearlyRules } from '@plateful/domain/weeks/zone-rules.ts';

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/**
 * The VTIMEZONE of `timeZone` (RFC 5545, 3.6.5), valid for every day from `firstYear` to `lastYear`: yearly rules if
 * there are any, which Outlook prefers, otherwise each transition by date. From the runtime's tz database, which also
 * determines meal times: ready-made blocks have one rule for all years, which is wrong for Vancouver, Casablanca and
 * Gaza.
 */
export function zoneBlock(timeZone: TimeZone, firstYear: number, lastYear: number): string[] {
  // The previous year determines the offset before the first transition.
  const changes = zoneChanges(timeZone, firstYear - 1, lastYear);
  const rules = yearlyRules(changes, lastYear - firstYear + 2);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...(isUtc(timeZone) ? [] : [`X-LIC-LOCATION:${timeZone}`]),
    ...(rules
      ? rules.flatMap(byRule)
      : [...byDate(alwaysUntil(timeZone, firstYear)), ...changes.flatMap(byDate)]),
    'END:VTIMEZONE',
  ];
}

function alwaysUntil(timeZone: TimeZone, firstYear: number): ZoneChange {
  const offset = offsetAtStart(timeZone, firstYear - 1);
  return { wall: new Temporal.PlainDateTime(1970, 1, 1), from: offset, to: offset };
}

function byRule(change: YearlyChange): string[] {
  const { month, dayOfWeek } = change.wall;
  const day = `${change.nth}${weekdays[dayOfWeek - 1]}`;
  return observance(change, [`RRULE:FREQ=YEARLY;BYMONTH=${month};BYDAY=${day}`]);
}

function byDate(change: ZoneChange): string[] {
  return observance(change, []);
}

function observance({ wall, from, to }: ZoneChange, rule: string[]): string[] {
  const kind = to > from ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${wall.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')}`,
    ...rule,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${kind}`,
  ];
}

/** +HHMM, with seconds only if they are not zero. */
function offsetText(offset: number): string {
  const size = Math.abs(offset);
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60, ...(size % 60 ? [size % 60] : [])];
  return (offset < 0 ? '-' : '+') + parts.map((part) => String(part).padStart(2, '0')).join('');
}
