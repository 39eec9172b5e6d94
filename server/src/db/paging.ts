import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Where a row stands in a list that is newest first, to go on from there: its time in microseconds, and its id. */
export function cursorOf(time: PgColumn, id: PgColumn): SQL<string> {
  return sql<string>`(extract(epoch from ${time}) * 1000000)::bigint || '_' || ${id}`;
}

/** The rows behind a cursor, whether or not its own row is still there. */
export function isBehind(cursor: string | undefined, time: PgColumn, id: PgColumn): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [micros, last] = cursor.split('_').slice(-2);
  const at = sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`;
  return sql`(${time}, ${id}) < (${at}, ${last}::uuid)`;
}

/** One row more than a page has, to see whether there is a next one; all rows where no page is asked for. */
export function rowsFor(limit: number | undefined): number | undefined {
  return limit === undefined ? undefined : limit + 1;
}

/** Of one row more than a page has: the page, and where the next one begins. */
export function pageOf<R extends { cursor: string }>(rows: readonly R[], limit: number | undefined) {
  if (limit === undefined) return { page: rows, nextCursor: undefined };
  const page = rows.slice(0, limit);
  return { page, nextCursor: rows.length > limit ? page.at(-1)!.cursor : null };
}
