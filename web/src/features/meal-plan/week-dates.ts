import { pagePaths } from '@plateful/contract/pages.ts';
import {
  addDays,
  daysBetween,
  formatDay,
  isPlainDate,
  mondayOf,
  type PlainDate,
} from '@plateful/domain/weeks/plain-date.ts';

/** The Monday of the week that an address names by any of its days; what is no day means the week of `today`. */
export function readWeek(text: string | null, today: PlainDate): PlainDate {
  const day = text !== null && isPlainDate(text) ? text : today;
  const monday = mondayOf(day);
  // The weeks at both ends of the calendar lead to days that do not exist.
  const hasNeighbours = isPlainDate(addDays(monday, -7)) && isPlainDate(addDays(monday, 13));
  return hasNeighbours ? monday : mondayOf(today);
}

/** The day of the week that an address names; without one today, in another week Monday. */
export function readDay(text: string | null, monday: PlainDate, today: PlainDate): PlainDate {
  return [text, today].find((day) => day !== null && isPlainDate(day) && mondayOf(day) === monday) ?? monday;
}

/** 'Nov 23 – 29, 2026', 'Nov 30 – Dec 6, 2026', 'Dec 28, 2026 – Jan 3, 2027'. */
export function weekLabel(monday: PlainDate): string {
  const sunday = addDays(monday, 6);
  const start = formatDay(monday, { month: 'short', day: 'numeric' });
  const year = sunday.slice(0, 4);
  if (monday.slice(0, 4) !== year) {
    return `${start}, ${monday.slice(0, 4)} – ${dayAndMonth(sunday)}, ${year}`;
  }
  const inOneMonth = monday.slice(0, 7) === sunday.slice(0, 7);
  return `${start} – ${inOneMonth ? formatDay(sunday, { day: 'numeric' }) : dayAndMonth(sunday)}, ${year}`;
}

function dayAndMonth(date: PlainDate): string {
  return formatDay(date, { month: 'short', day: 'numeric' });
}

/** 'Monday, Nov 23'. */
export function dayName(date: PlainDate): string {
  return formatDay(date, { weekday: 'long', month: 'short', day: 'numeric' });
}

/** The days beside each other that include `day`. The last page of a week is filled up from the days before it. */
export function daysOnPage(day: PlainDate, perPage: number): PlainDate[] {
  const monday = mondayOf(day);
  const first = Math.min(firstOnPage(day, perPage), 7 - perPage);
  return Array.from({ length: perPage }, (_, index) => addDays(monday, first + index));
}

/** The day to show after paging forth (1) or back (-1) from the page that includes `day`, if need be in another week. */
export function dayAfterPaging(day: PlainDate, perPage: number, step: 1 | -1): PlainDate {
  const monday = mondayOf(day);
  const next = firstOnPage(day, perPage) + step * perPage;
  if (next < 0) return addDays(monday, -1);
  return addDays(monday, Math.min(next, 7));
}

function firstOnPage(day: PlainDate, perPage: number): number {
  const index = daysBetween(mondayOf(day), day);
  return index - (index % perPage);
}

/** The shopping lists' page with the week's days filled in: of this week those to come, as no one shops for the others. */
export function shoppingPathOf(monday: PlainDate, today: PlainDate): string {
  const first = mondayOf(today) === monday ? today : monday;
  return `${pagePaths.shoppingLists}?startDate=${first}&endDate=${addDays(monday, 6)}`;
}
