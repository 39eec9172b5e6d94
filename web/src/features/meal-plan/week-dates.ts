import { pagePaths } from '@plateful/contract/pages.ts';
import {
  addDays,
  daysBetween,
  formatDay,
  isPlainDate,
  mondayOf,
  type PlainDate,
} from '@plateful/domain/weeks/plain-date.ts';

/** The Monday of the week in the URL, given by any of its days. The current week if that is not a date. */
export function readWeek(text: string | null, today: PlainDate): PlainDate {
  const day = text !== null && isPlainDate(text) ? text : today;
  const monday = mondayOf(day);
  // The first and last weeks of the calendar have neighbors with invalid dates.
  const hasNeighbors = isPlainDate(addDays(monday, -7)) && isPlainDate(addDays(monday, 13));
  return hasNeighbors ? monday : mondayOf(today);
}

/** The day in the URL; by default today in the current week, otherwise Monday. */
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

/** The page of days that includes `day`. The last page of a week is filled up with days before it. */
export function daysOnPage(day: PlainDate, perPage: number): PlainDate[] {
  const monday = mondayOf(day);
  const first = Math.min(firstOnPage(day, perPage), 7 - perPage);
  return Array.from({ length: perPage }, (_, index) => addDays(monday, first + index));
}

/** The day to show after paging forward (1) or back (-1), possibly in another week. */
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

/** The path of the shopping lists with the week's days filled in; without past days. */
export function shoppingPathOf(monday: PlainDate, today: PlainDate): string {
  const first = mondayOf(today) === monday ? today : monday;
  return `${pagePaths.shoppingLists}?startDate=${first}&endDate=${addDays(monday, 6)}`;
}
