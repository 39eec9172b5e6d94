/** A calendar day as yyyy-MM-dd. Never an instant: a planned Tuesday is Tuesday everywhere. */
export type PlainDate = string;

const DAY_MS = 86_400_000;

/** Midnight UTC of the day, the only instant this file computes with. */
function toUtc(date: PlainDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** The day in UTC of an instant in milliseconds; far cheaper than that of a time zone. */
export function utcDay(ms: number): PlainDate {
  return new Date(ms).toISOString().slice(0, 10);
}

/**
 * Calendar days in years 0001 to 9999, so not 2026-02-30. A pattern avoids creating Date objects, since responses hold
 * hundreds of days.
 */
export const plainDatePattern = new RegExp(
  `^(?!0000)(?:${[
    String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])`,
    String.raw`\d{4}-(?:0[13-9]|1[0-2])-(?:29|30)`,
    String.raw`\d{4}-(?:0[13578]|1[02])-31`,
    // Leap years.
    String.raw`(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29`,
  ].join('|')})$`,
);

export function isPlainDate(text: string): boolean {
  return plainDatePattern.test(text);
}

/** The day `days` after `date`, or before it when negative. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return utcDay(toUtc(date) + days * DAY_MS);
}

/** The first day of the month after that of `date`. */
export function firstOfNextMonth(date: PlainDate): PlainDate {
  const inNextMonth = addDays(`${date.slice(0, 8)}28`, 4);
  return `${inNextMonth.slice(0, 8)}01`;
}

/** Whole days from `from` to `to`, negative when `to` is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return Math.round((toUtc(to) - toUtc(from)) / DAY_MS);
}

/** The Monday of the week of `date`. Weeks start on Monday (docs/product.md, Constants). */
export function mondayOf(date: PlainDate): PlainDate {
  const sundayFirst = new Date(toUtc(date)).getUTCDay();
  return addDays(date, -((sundayFirst + 6) % 7));
}

/** The seven days from `monday`. */
export function weekFrom(monday: PlainDate): PlainDate[] {
  return Array.from({ length: 7 }, (_, day) => addDays(monday, day));
}

/**
 * The day on which `instant` falls in `timeZone` (an IANA name).
 * @throws RangeError for a time zone that this runtime does not know.
 */
export function dayIn(timeZone: string, instant: Date): PlainDate {
  // From its parts, since the formatted text of a locale changes between ICU versions. Other calendars have other
  // years.
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(instant);
  const part = (wanted: 'year' | 'month' | 'day') => Number(parts.find(({ type }) => type === wanted)?.value);
  return plainDate(part('year'), part('month'), part('day'));
}

/** The day in the device's local time. Also works in browsers that do not report a time zone. */
export function localDay(instant: Date): PlainDate {
  return plainDate(instant.getFullYear(), instant.getMonth() + 1, instant.getDate());
}

function plainDate(year: number, month: number, day: number): PlainDate {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Creating one takes half a millisecond, and the reasons of a week name dozens of days. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats the day for display with `Intl` options, independent of the time zone. */
export function formatDay(
  date: PlainDate,
  options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
  locale = 'en-US',
): string {
  const key = JSON.stringify([locale, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(toUtc(date));
}
