import { getTableName, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#db/database.ts';
import { allTables } from './all-tables.ts';

export type Row = Record<string, unknown>;

/** The whole database: each table's rows by primary key. An unchanged table is the same map object. */
export type Snapshot = Map<string, Map<string, Row>>;

/** Added rows have no `before`, removed ones no `after`; `columns` are those that differ. */
export type Change = {
  table: string;
  before: Row | undefined;
  after: Row | undefined;
  columns: string[];
};

/** `state` changes whenever a row of the table was written. */
type ReadTable = { state: string; byVersion: Map<string, Row>; byKey: Map<string, Row> };

/** The tables of each database's last snapshot, so that unchanged ones are not read again. */
const lastRead = new WeakMap<Database, Map<string, ReadTable>>();
/** Identifies a row version: its place and the transaction that wrote it. */
const version = sql`ctid::text || ' ' || xmin::text`;
const state = sql`count(*) || ' ' || coalesce(sum(hashtextextended(${version}, 0)), 0)`;

export async function takeSnapshot(db: Database): Promise<Snapshot> {
  const tables = await allTables();
  const lastTables = lastRead.get(db);
  const read = new Map<string, ReadTable>();
  await db.transaction(
    async (transaction) => {
      const states = await transaction.execute<{ name: string; state: string }>(
        sql.join(
          tables.map((table) => sql`select ${getTableName(table)} as name, ${state} as state from ${table}`),
          sql` union all `,
        ),
      );
      const stateOf = new Map(states.rows.map(({ name, state }) => [name, state]));
      for (const table of tables) {
        const name = getTableName(table);
        const last = lastTables?.get(name);
        const now = stateOf.get(name)!;
        read.set(name, last?.state === now ? last : await readTable(transaction, table, now, last));
      }
    },
    { isolationLevel: 'repeatable read' },
  );
  lastRead.set(db, read);
  return new Map([...read].map(([name, { byKey }]) => [name, byKey]));
}

/** For rows of the last snapshot, only the versions are queried. */
async function readTable(
  transaction: Pick<Database, 'execute'>,
  table: PgTable,
  state: string,
  last: ReadTable | undefined,
): Promise<ReadTable> {
  const list = async <T extends Row>(query: SQL) => (await transaction.execute<T>(query)).rows;
  const versions = await list<{ version: string }>(sql`select ${version} as version from ${table}`);
  const byVersion = new Map(
    versions.map(({ version: rowVersion }) => [rowVersion, last?.byVersion.get(rowVersion)]),
  );
  const unread = [...byVersion].filter(([, row]) => !row).map(([rowVersion]) => rowVersion);
  const rows = await list<{ version: string; row: Row }>(
    sql`select ${version} as version, to_jsonb(t) as row from ${table} t where ${version} = any(${sql.param(unread)})`,
  );
  for (const { version: rowVersion, row } of rows) byVersion.set(rowVersion, row);
  const key = primaryKeyOf(table);
  const rowsByVersion = byVersion as Map<string, Row>;
  const byKey = new Map(
    [...rowsByVersion.values()].map((row) => [key.map((column) => row[column]).join('/'), row]),
  );
  return { state, byVersion: rowsByVersion, byKey };
}

export function primaryKeyOf(table: PgTable): string[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const composite = primaryKeys.flatMap((key) => key.columns);
  return (composite.length > 0 ? composite : columns.filter(({ primary }) => primary)).map(
    ({ name }) => name,
  );
}

/** The differences between two snapshots of one database. */
export function changesBetween(earlier: Snapshot, later: Snapshot): Change[] {
  return [...new Set([...earlier.keys(), ...later.keys()])].flatMap((table) => {
    const [before, after] = [earlier.get(table), later.get(table)];
    return before === after ? [] : changesIn(table, before ?? new Map(), after ?? new Map());
  });
}

function changesIn(table: string, earlier: Map<string, Row>, later: Map<string, Row>): Change[] {
  const changes: Change[] = [];
  for (const key of new Set([...earlier.keys(), ...later.keys()])) {
    const [before, after] = [earlier.get(key), later.get(key)];
    if (before === after) continue;
    const columns = columnsThatDiffer(before, after);
    if (columns.length > 0) changes.push({ table, before, after, columns });
  }
  return changes;
}

export function columnsThatDiffer(before: Row | undefined, after: Row | undefined): string[] {
  return Object.keys(after ?? before ?? {}).filter(
    (column) => JSON.stringify(before?.[column]) !== JSON.stringify(after?.[column]),
  );
}
