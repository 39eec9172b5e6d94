import type { PlainDate } from './plain-date.ts';
import type { TimeZone } from './time-zone.ts';

/** HH:MM on the wall clock, from 00:00 to 23:59. */
export type MealTime = string;

/** How long a meal stands in a calendar: sitting down and eating, not the cooking before it. */
const mealLength = { hours: 1 } as const;

export function isMealTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/**
 * Begin and end of a meal planned for `date` at `time` on the wall clock of `timeZone`. It begins on that date whatever
 * clocks do: a time that the change to summer time skips is an hour later, or earlier where later would be the next
 * day; of a time that comes twice the first is meant. Server only, like Temporal.
 * @throws RangeError for a date, time or time zone that does not exist.
 */
export function mealSpan(date: PlainDate, time: MealTime, timeZone: TimeZone) {
  const wall = Temporal.PlainDate.from(date).toPlainDateTime(Temporal.PlainTime.from(time));
  const usual = wall.toZonedDateTime(timeZone, { disambiguation: 'compatible' });
  const start = isOn(date, usual) ? usual : onOrUsual(date, wall, usual);
  // By the wall clock: two ends an hour apart would read as no time at all in the night when an hour comes twice.
  const end = start.toPlainDateTime().add(mealLength).toZonedDateTime(timeZone);
  return { start, end };
}

function onOrUsual(date: PlainDate, wall: Temporal.PlainDateTime, usual: Temporal.ZonedDateTime) {
  const earlier = wall.toZonedDateTime(usual.timeZoneId, { disambiguation: 'earlier' });
  // Neither is where a zone left out a whole day, as Samoa did on 2011-12-30.
  return isOn(date, earlier) ? earlier : usual;
}

function isOn(date: PlainDate, moment: Temporal.ZonedDateTime): boolean {
  return moment.toPlainDate().toString() === date;
}
