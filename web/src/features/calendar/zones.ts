import { timeZoneRegions } from '@plateful/contract/time-zones.ts';
import { isTimeZone, type TimeZone } from '@plateful/domain/weeks/time-zone.ts';
import { wordMatcher } from '#lib/match-words.ts';

type ZoneOption = { value: TimeZone; label: string; hint: string; group: string };

/** Old names that browsers still use for offered zones (Unicode CLDR never changes the first name of a zone). */
const olderNames: Readonly<Record<string, TimeZone>> = {
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
};

const offered = timeZoneRegions.flatMap(({ region, zones }) =>
  zones.map(({ timeZone, label }) => ({ value: timeZone, label, group: region })),
);

/** The name under which we offer the zone, if we do. */
export function offeredName(timeZone: TimeZone): TimeZone {
  return olderNames[timeZone] ?? timeZone;
}

/** "Germany (Berlin, Hamburg, Munich)"; for zones that are not offered, the city. */
export function zoneLabel(timeZone: TimeZone): string {
  const name = offeredName(timeZone);
  return offered.find(({ value }) => value === name)?.label ?? cityOf(name);
}

/** All options by region, preceded by the user's zones that are not among them. */
export function zoneOptions(own: readonly TimeZone[], date: Date): ZoneOption[] {
  const names = new Set(own.map(offeredName));
  for (const { value } of offered) names.delete(value);
  const others = [...names].map((value) => ({ value, label: cityOf(value), group: 'Yours' }));
  return [...others, ...offered].map((zone) => ({ ...zone, hint: offsetOf(zone.value, date) }));
}

/** Options in which every typed word is the prefix of a word of place, region, name or offset. */
export function findZones(options: readonly ZoneOption[], typed: string): ZoneOption[] {
  const matches = wordMatcher(typed);
  return options.filter(({ value, label, hint, group }) => matches(`${label} ${value} ${group} ${hint}`));
}

/** The browser's zone, if the account has none (all start in UTC) and it differs. */
export function suggestedZone(current: TimeZone, browsers: TimeZone | undefined): TimeZone | null {
  if (current !== 'UTC' || browsers === undefined || !isTimeZone(browsers)) return null;
  // The browser hides its location, or runs on a server.
  if (/^(?:Etc\/.*|UTC|GMT)$/.test(browsers)) return null;
  return offeredName(browsers);
}

function cityOf(timeZone: TimeZone): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}

/** "GMT+2" at that time. */
function offsetOf(timeZone: TimeZone, date: Date): string {
  if (!isTimeZone(timeZone)) return '';
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' });
  return format.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
