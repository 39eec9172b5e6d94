import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Log } from '#ports/log.ts';
import { createNotifications, type Notifications } from './notifications.ts';

/** The database or a transaction; repositories do not distinguish. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

export type Connection = { host: string; port: number; user: string; password?: string; database: string };
/** The connection to the embedded server, or DATABASE_URL. */
export type ConnectionSource = Connection | string;

export type OpenDatabase = {
  db: Database;
  pool: pg.Pool;
  notifications: Notifications;
  close(): Promise<void>;
};

/**
 * `direct` is for LISTEN, which needs its own session behind a pooler. Connections silent for `silenceMs` during a
 * query are checked.
 */
export function openDatabase(
  source: ConnectionSource,
  log: Log,
  direct = source,
  silenceMs = 5000,
): OpenDatabase {
  const pool = new pg.Pool({ ...clientOptions(source), max: 10 });
  // Without these handlers, a connection that breaks while idle or in a transaction would end the process. The error
  // carries the whole client, so only its message is logged.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'database connection lost'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  closeStalledConnections(pool, source, silenceMs);
  releaseBrokenConnections(pool);
  if (direct !== source) sendStatementsUnnamed(pool);
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

/**
 * Behind a pooler, the next statement may use a connection that has not prepared it, so statements are sent unnamed.
 */
function sendStatementsUnnamed(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...sent: unknown[]) => unknown;
    const nameless = (statement: unknown, ...rest: unknown[]) =>
      query(isNamed(statement) ? { ...statement, name: undefined } : statement, ...rest);
    client.query = nameless as typeof client.query;
  });
}

function isNamed(statement: unknown): statement is pg.QueryConfig {
  return (
    typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement)
  );
}

/**
 * Drizzle 0.45.4 does not release a connection on which `begin` failed; ten of them would exhaust the pool. This
 * releases broken connections.
 */
function releaseBrokenConnections(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as {
    (): Promise<pg.PoolClient>;
    (done: Parameters<pg.Pool['connect']>[0]): void;
  };
  const connectAndWatch = async () => {
    const client = await connect();
    const release = client.release.bind(client);
    const destroyClient = () => client.release(true);
    client.release = (why) => {
      client.off('end', destroyClient);
      client.release = () => undefined;
      release(why);
    };
    client.once('end', destroyClient);
    return client;
  };
  pool.connect = ((done?: Parameters<typeof connect>[0]) =>
    done ? connect(done) : connectAndWatch()) as typeof pool.connect;
}

/**
 * A stalled database neither answers nor closes connections. When a query waits too long, a new connection checks that
 * the database is alive; if not, the waiting connection is destroyed: if only the query were abandoned, its open
 * transaction would leak to the next user of the connection.
 */
function closeStalledConnections(pool: pg.Pool, source: ConnectionSource, silenceMs: number): void {
  const streamOf = (client: pg.PoolClient) =>
    (client as unknown as { connection: { stream: Socket } }).connection.stream;
  pool.on('connect', (client) => {
    const stream = streamOf(client);
    stream.on('timeout', async () => {
      const answer = withClient(source, (client) => client.query('select 1'));
      if (await succeedsInTime(answer.then(() => true))) stream.setTimeout(silenceMs);
      else stream.destroy();
    });
  });
  pool.on('acquire', (client) => void streamOf(client).setTimeout(silenceMs));
  pool.on('release', (_error, client) => void streamOf(client).setTimeout(0));
}

/** Whether the database answers and accepts writes: replicas and read-only databases do not. */
export async function isWritable(db: Database): Promise<boolean> {
  const answer = db.execute<{ no: boolean }>(
    sql`select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as no`,
  );
  return succeedsInTime(answer.then(({ rows }) => rows[0]?.no === false));
}

/** False if the answer fails or takes too long. */
function succeedsInTime(answer: Promise<boolean>): Promise<boolean> {
  const late = sleep(answerTimeoutMs, false, { ref: false });
  return Promise.race([answer.catch(() => false), late]);
}

const answerTimeoutMs = 3000;

/** Runs `work` on a dedicated connection. */
export async function withClient<T>(
  source: ConnectionSource,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(clientOptions(source));
  client.on('error', () => undefined); // reported by the pending query
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

export function clientOptions(source: ConnectionSource): pg.ClientConfig {
  const options = typeof source === 'string' ? { connectionString: source } : source;
  return { ...options, application_name: 'plateful', connectionTimeoutMillis: 10_000, keepAlive: true };
}
