import { addDays, daysBetween, formatDay, isPlainDate, mondayOf } from '@plateful/domain/weeks/plain-date.ts';

/** First and last day, inclusive; an empty string is not selected. */
export type DateRange = { startDate: string; endDate: string };

/** Today and today plus 7 days; overridden by `startDate` and `endDate` in the URL (docs/product.md, Validation). */
export function rangeFromAddress(search: URLSearchParams, today: string): DateRange {
  const startDate = dayIn(search, 'startDate') ?? today;
  const usualEnd = addDays(today, 7);
  const endDate = dayIn(search, 'endDate') ?? (usualEnd < startDate ? addDays(startDate, 7) : usualEnd);
  return { startDate, endDate };
}

/** The rest of the current week, without past days. */
export function thisWeek(today: string): DateRange {
  return { startDate: today, endDate: addDays(mondayOf(today), 6) };
}

export function nextWeek(today: string): DateRange {
  const monday = addDays(mondayOf(today), 7);
  return { startDate: monday, endDate: addDays(monday, 6) };
}

export function isSameRange(a: DateRange, b: DateRange): boolean {
  return a.startDate === b.startDate && a.endDate === b.endDate;
}

/** "Fri, Nov 20 to Fri, Nov 27 · 8 days"; null if a day is missing or the range is invalid. */
export function rangeInWords({ startDate, endDate }: DateRange): string {
  if (!isPlainDate(startDate) || !isPlainDate(endDate)) return '';
  const days = daysBetween(startDate, endDate) + 1;
  if (days < 1) return '';
  if (days === 1) return `${dayInWords(startDate)} · 1 day`;
  return `${dayInWords(startDate)} to ${dayInWords(endDate)} · ${days} days`;
}

/** "Fri, Nov 20". */
export function dayInWords(date: string): string {
  return formatDay(date, { weekday: 'short', month: 'short', day: 'numeric' });
}

function dayIn(search: URLSearchParams, name: string): string | undefined {
  const text = search.get(name);
  return text !== null && isPlainDate(text) ? text : undefined;
}
