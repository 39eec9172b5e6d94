import { getTableName, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#db/database.ts';
import { allTables } from './all-tables.ts';

type Row = Record<string, unknown>;

/** The whole database: rows by `table/primary key`. */
export type Snapshot = Map<string, { table: string; row: Row }>;

/** A row that was added has no `before`, one that was removed no `after`; `columns` are those that differ. */
export type Change = {
  table: string;
  before: Row | undefined;
  after: Row | undefined;
  columns: string[];
};

export async function takeSnapshot(db: Database): Promise<Snapshot> {
  const snapshot: Snapshot = new Map();
  for (const table of await allTables()) {
    const name = getTableName(table);
    const key = primaryKeyOf(table);
    const { rows } = await db.execute<{ row: Row }>(sql`select to_jsonb(t) as row from ${table} t`);
    for (const { row } of rows) {
      snapshot.set([name, ...key.map((column) => row[column])].join('/'), { table: name, row });
    }
  }
  return snapshot;
}

function primaryKeyOf(table: PgTable): string[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const composite = primaryKeys.flatMap((key) => key.columns);
  return (composite.length > 0 ? composite : columns.filter(({ primary }) => primary)).map(
    ({ name }) => name,
  );
}

/** What differs between two snapshots of one database. */
export function changesBetween(earlier: Snapshot, later: Snapshot): Change[] {
  const changes: Change[] = [];
  for (const key of new Set([...earlier.keys(), ...later.keys()])) {
    const before = earlier.get(key)?.row;
    const after = later.get(key)?.row;
    const columns = Object.keys(after ?? before ?? {}).filter(
      (column) => JSON.stringify(before?.[column]) !== JSON.stringify(after?.[column]),
    );
    const { table } = (later.get(key) ?? earlier.get(key))!;
    if (columns.length > 0) changes.push({ table, before, after, columns });
  }
  return changes;
}
