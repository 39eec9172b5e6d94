import { getTableName, type SQL, sql } from 'drizzle-orm';
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

/** The rows of each database's last snapshot by table and version: what was not written since is not read again. */
const lastRead = new WeakMap<Database, Map<string, Row>>();
/** Where a row stands and which transaction wrote it there: another one whenever it is written. */
const version = sql`ctid::text || ' ' || xmin::text`;

export async function takeSnapshot(db: Database): Promise<Snapshot> {
  const tables = (await allTables()).map((table) => ({
    table,
    name: getTableName(table),
    key: primaryKeyOf(table),
  }));
  const known = lastRead.get(db);
  const rows = new Map<string, Row>();
  const snapshot: Snapshot = new Map();
  await db.transaction(
    async (transaction) => {
      const list = async <T extends Row>(query: SQL) => (await transaction.execute<T>(query)).rows;
      const versions = await list<{ name: string; versions: string[] }>(
        sql.join(
          tables.map(
            ({ table, name }) => sql`select ${name} as name, array_agg(${version}) as versions from ${table}`,
          ),
          sql` union all `,
        ),
      );
      const versionsOf = new Map(versions.map(({ name, versions }) => [name, versions ?? []]));
      for (const { table, name, key } of tables) {
        const all = versionsOf.get(name)!;
        const unread = all.filter((one) => !known?.has(`${name} ${one}`));
        if (unread.length > 0) {
          const read = await list<{ version: string; row: Row }>(
            sql`select ${version} as version, to_jsonb(t) as row from ${table} t where ${version} = any(${sql.param(unread)})`,
          );
          for (const { version, row } of read) rows.set(`${name} ${version}`, row);
        }
        for (const one of all) {
          const row = rows.get(`${name} ${one}`) ?? known!.get(`${name} ${one}`)!;
          rows.set(`${name} ${one}`, row);
          snapshot.set([name, ...key.map((column) => row[column])].join('/'), { table: name, row });
        }
      }
    },
    { isolationLevel: 'repeatable read' },
  );
  lastRead.set(db, rows);
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
    if (before === after) continue;
    const columns = Object.keys(after ?? before ?? {}).filter(
      (column) => JSON.stringify(before?.[column]) !== JSON.stringify(after?.[column]),
    );
    const { table } = (later.get(key) ?? earlier.get(key))!;
    if (columns.length > 0) changes.push({ table, before, after, columns });
  }
  return changes;
}
