import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Cursor of a row in a list sorted newest first: its time in microseconds and its id. */
export function cursorOf(time: PgColumn, id: PgColumn): SQL<string> {
  return sql<string>`(extract(epoch from ${time}) * 1000000)::bigint || '_' || ${id}`;
}

/** Condition for rows after the cursor, whether or not the cursor's row still exists. */
export function isBehind(cursor: string | undefined, time: PgColumn, id: PgColumn): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [micros, last] = cursor.split('_').slice(-2);
  const at = sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`;
  return sql`(${time}, ${id}) < (${at}, ${last}::uuid)`;
}

/** One row more than the page, to see whether there is a next page; undefined (all rows) without a limit. */
export function rowsFor(limit: number | undefined): number | undefined {
  return limit === undefined ? undefined : limit + 1;
}

/** Splits off the extra row: returns the page and the cursor of the next one. */
export function pageOf<R extends { cursor: string }>(rows: readonly R[], limit: number | undefined) {
  if (limit === undefined) return { page: rows, nextCursor: undefined };
  const page = rows.slice(0, limit);
  return { page, nextCursor: rows.length > limit ? page.at(-1)!.cursor : null };
}
