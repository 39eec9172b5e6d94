import { type AnyColumn, and, sql } from 'drizzle-orm';

/** Whether an instant falls in the calendar month that `now` is in for somebody in `timeZone`. */
export function isInMonth(instant: AnyColumn, now: Date, timeZone: string) {
  const month = sql`date_trunc('month', ${now.toISOString()}::timestamptz at time zone ${timeZone})`;
  return and(
    sql`${instant} >= ${month} at time zone ${timeZone}`,
    sql`${instant} < (${month} + interval '1 month') at time zone ${timeZone}`,
  );
}
