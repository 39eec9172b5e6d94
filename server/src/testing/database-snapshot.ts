import { getTableName } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { allTables } from './all-tables.ts';

/** All rows of all tables, by the table's name, in an order of their own. */
export async function databaseSnapshot(db: Database): Promise<Record<string, string[]>> {
  const entries: [string, string[]][] = [];
  for (const table of await allTables()) {
    const rows = await db.select().from(table);
    entries.push([getTableName(table), rows.map((row) => JSON.stringify(row)).sort()]);
  }
  return Object.fromEntries(entries);
}
