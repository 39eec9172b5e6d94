/** A name of the tz database, such as Europe/Berlin, or an older alias of one. */
export type TimeZone = string;

/**
 * Whether this runtime knows the name, ignoring case. Offsets such as +05:30 are not time zones, since they lack
 * daylight saving time.
 */
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
 * The name as spelled in the tz database; aliases are kept. Server only, because not all browsers support Temporal yet.
 * @throws RangeError for a time zone that does not exist.
 */
export function canonicalTimeZone(name: TimeZone): TimeZone {
  return new Temporal.ZonedDateTime(0n, name).timeZoneId;
}

/** Whether a time zone is permanently at UTC: UTC, GMT, Etc/Zulu. */
export function isUtc(name: TimeZone): boolean {
  return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone === 'UTC';
}
