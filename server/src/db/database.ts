import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { separateReasons } from '#db/separate-reasons.ts';
import type { Log } from '#ports/log.ts';
import { StartError } from '#runtime/start-error.ts';

/** The whole database or one transaction in it: repositories cannot tell. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

export type Connection = { host: string; port: number; user: string; password?: string; database: string };
/** Our own server's connection, or the DATABASE_URL of another's. */
export type ConnectionSource = Connection | string;

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));
/** Any number, as long as every Plateful on the same database uses this one. */
const migrationLock = 7_528_348;

export type OpenDatabase = { db: Database; pool: pg.Pool; close(): Promise<void> };

export function openDatabase(source: ConnectionSource, log: Log): OpenDatabase {
  const pool = new pg.Pool({ ...clientOptions(source), max: 10 });
  // Without these, a connection that breaks while nobody uses it, or inside a transaction, would end the process.
  // The error carries the whole client, so only its message is logged.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'A database connection was lost.'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

export async function isReachable(db: Database): Promise<boolean> {
  return db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
}

/** Brings the tables up to date. Of several servers that start at once, one does and the others wait for it. */
export async function migrateDatabase(source: ConnectionSource, folder = migrationsFolder): Promise<void> {
  const client = new pg.Client(clientOptions(source));
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartError(`The database (DATABASE_URL) does not take our connection: ${message || code}.`);
  }
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: folder });
    if (folder === migrationsFolder) await separateReasons(drizzle(client));
  } finally {
    // The lock goes with its connection.
    await client.end();
  }
}

function clientOptions(source: ConnectionSource): pg.ClientConfig {
  const options = typeof source === 'string' ? { connectionString: source } : source;
  return { ...options, application_name: 'plateful', connectionTimeoutMillis: 10_000 };
}
