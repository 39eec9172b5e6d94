import type { PlainDate } from './plain-date.ts';
import type { TimeZone } from './time-zone.ts';

/** HH:MM on the wall clock, from 00:00 to 23:59. */
export type MealTime = string;

/** Duration of a meal in a calendar: only eating, without cooking. */
const mealLength = { hours: 1 } as const;

export function isMealTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/**
 * Start and end of a meal planned for `date` at `time` in the local time of `timeZone`. It always starts on that date:
 * a time skipped by daylight saving moves an hour later, or earlier if later would be the next day; of an ambiguous
 * time the first occurrence is used. Server only, like Temporal.
 * @throws RangeError for a date, time or time zone that does not exist.
 */
export function mealSpan(date: PlainDate, time: MealTime, timeZone: TimeZone) {
  const wall = Temporal.PlainDate.from(date).toPlainDateTime(Temporal.PlainTime.from(time));
  const usual = wall.toZonedDateTime(timeZone, { disambiguation: 'compatible' });
  const start = isOn(date, usual) ? usual : onOrUsual(date, wall, usual);
  // In local time: in the repeated hour of a clock change, start and end an hour apart would display as equal.
  const end = start.toPlainDateTime().add(mealLength).toZonedDateTime(timeZone);
  return { start, end };
}

function onOrUsual(date: PlainDate, wall: Temporal.PlainDateTime, usual: Temporal.ZonedDateTime) {
  const earlier = wall.toZonedDateTime(usual.timeZoneId, { disambiguation: 'earlier' });
  // Neither exists if a zone skipped a whole day, as Samoa did on 2011-12-30.
  return isOn(date, earlier) ? earlier : usual;
}

function isOn(date: PlainDate, moment: Temporal.ZonedDateTime): boolean {
  return moment.toPlainDate().toString() === date;
}
