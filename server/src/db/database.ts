import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Log } from '#ports/log.ts';
import { createNotifications, type Notifications } from './notifications.ts';

/** The whole database or one transaction in it: repositories cannot tell. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

export type Connection = { host: string; port: number; user: string; password?: string; database: string };
/** Our own server's connection, or the DATABASE_URL of another's. */
export type ConnectionSource = Connection | string;

export type OpenDatabase = {
  db: Database;
  pool: pg.Pool;
  notifications: Notifications;
  close(): Promise<void>;
};

/** `direct` is for the connection that listens to notifications, which needs a session of its own behind a pooler. */
export function openDatabase(source: ConnectionSource, log: Log, direct = source): OpenDatabase {
  const pool = new pg.Pool({ ...clientOptions(source), max: 10 });
  // Without these, a connection that breaks while idle or inside a transaction, would end the process.
  // The error carries the whole client, so only its message is logged.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'A database connection was lost.'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  const notifications = createNotifications(() => new pg.Client(clientOptions(direct)), log);
  return {
    db: drizzle(pool),
    pool,
    notifications,
    close: async () => {
      await notifications.close();
      await pool.end();
    },
  };
}

/** Whether the database answers and takes writes: one that follows another, or was set to read only, does not. */
export async function isWritable(db: Database): Promise<boolean> {
  const answer = db
    .execute<{ no: boolean }>(
      sql`select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as no`,
    )
    .then(
      ({ rows }) => rows[0]?.no === false,
      () => false,
    );
  return Promise.race([answer, sleep(longestAnswerMs, false, { ref: false })]);
}

/** What asks whether we are ready gives up sooner than a connection that hangs. */
const longestAnswerMs = 3000;

/** Runs `work` on a connection of its own. */
export async function withClient<T>(
  source: ConnectionSource,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(clientOptions(source));
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

export function clientOptions(source: ConnectionSource): pg.ClientConfig {
  const options = typeof source === 'string' ? { connectionString: source } : source;
  return { ...options, application_name: 'plateful', connectionTimeoutMillis: 10_000 };
}
