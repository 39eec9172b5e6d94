/** A name of the tz database, such as Europe/Berlin, or an older alias of one. */
export type TimeZone = string;

/** True for a name that this runtime knows, in any case. An offset such as +05:30 is no zone: it has no summer. */
export function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/**
 * The name as the tz database spells it; an alias stays the alias that the user chose. Server only: browsers are not
 * all there yet with Temporal.
 * @throws RangeError for a time zone that does not exist.
 */
export function canonicalTimeZone(name: TimeZone): TimeZone {
  return new Temporal.ZonedDateTime(0n, name).timeZoneId;
}

/** True for UTC and whatever else has been UTC for good: GMT, Etc/Zulu. */
export function isUtc(name: TimeZone): boolean {
  return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone === 'UTC';
}
