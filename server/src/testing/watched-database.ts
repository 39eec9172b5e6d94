import { getTableName, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { allTables } from './all-tables.ts';
import { type Change, columnsThatDiffer, primaryKeyOf, type Row } from './database-snapshot.ts';

export type WatchedDatabase = {
  /** All rows written since the last call, with their state before and after. */
  changes(): Promise<Change[]>;
  /** Reverts such changes, bypassing triggers and foreign keys. */
  takeBack(changes: readonly Change[]): Promise<void>;
};

type Write = { at: string; name: string; before: Row | null; after: Row | null };

/**
 * Records writes with triggers, because reading the whole database after each of thousands of requests would be slow.
 */
export async function watchDatabase(db: Database): Promise<WatchedDatabase> {
  const tables = new Map((await allTables()).map((table) => [getTableName(table), table]));
  await db.execute(sql`create schema watched`);
  await db.execute(sql`create table watched.writes (at bigserial, name text, before jsonb, after jsonb)`);
  await db.execute(sql`create function watched.note() returns trigger language plpgsql as $$
    begin
      insert into watched.writes (name, before, after) values (tg_table_name,
        case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
      return null;
    end $$`);
  const stored = new Map<string, string[]>();
  for (const name of tables.keys()) {
    await db.execute(
      sql`create trigger watched after insert or update or delete on ${sql.identifier(name)} for each row execute function watched.note()`,
    );
    const { rows } = await db.execute<{ name: string }>(
      sql`select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = ${name} and is_generated = 'NEVER'`,
    );
    stored.set(
      name,
      rows.map((column) => column.name),
    );
  }
  const keyOf = (name: string) => primaryKeyOf(tables.get(name)!);
  const list = (columns: readonly string[]) =>
    sql.join(
      columns.map((column) => sql.identifier(column)),
      sql`, `,
    );
  const recordOf = (name: string, row: Row) =>
    sql`jsonb_populate_record(null::${sql.identifier(name)}, ${JSON.stringify(row)}::jsonb)`;

  return {
    async changes() {
      const { rows } = await db.execute<Write>(sql`delete from watched.writes returning *`);
      const byKey = new Map<string, Change>();
      for (const { name, before, after } of rows.toSorted((a, b) => Number(a.at) - Number(b.at))) {
        const row = after ?? before!;
        const key = JSON.stringify([name, ...keyOf(name).map((column) => row[column])]);
        const first = byKey.get(key) ?? { table: name, before: before ?? undefined, columns: [] };
        byKey.set(key, { ...first, after: after ?? undefined });
      }
      return [...byKey.values()].flatMap((change) => {
        const columns = columnsThatDiffer(change.before, change.after);
        return columns.length > 0 ? { ...change, columns } : [];
      });
    },
    async takeBack(changes) {
      if (changes.length === 0) return;
      await db.transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`);
        for (const { table, after } of changes) {
          if (!after) continue;
          const key = list(keyOf(table));
          await tx.execute(
            sql`delete from ${sql.identifier(table)} where (${key}) = (select ${key} from ${recordOf(table, after)})`,
          );
        }
        for (const { table, before } of changes) {
          if (!before) continue;
          const columns = list(stored.get(table)!);
          await tx.execute(
            sql`insert into ${sql.identifier(table)} (${columns}) overriding system value select ${columns} from ${recordOf(table, before)}`,
          );
        }
      });
    },
  };
}
