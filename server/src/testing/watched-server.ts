import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll } from 'vitest';
import { openDatabase } from '#db/database.ts';
import { createTestDatabase } from './postgres.ts';
import { quietLog } from './quiet-log.ts';
import { startTestServer } from './test-server.ts';

export type Statement = { query: string; params: unknown[] };

/** A server that records its statements, and its connection pool. */
export async function startWatchedServer() {
  const statements: Statement[] = [];
  const database = await createTestDatabase();
  const { pool, notifications, close } = openDatabase(database.connection, quietLog);
  afterAll(database.close);
  const logger = { logQuery: (query: string, params: unknown[]) => void statements.push({ query, params }) };
  const server = await startTestServer({ database: { db: drizzle(pool, { logger }), notifications, close } });
  return { server, pool, statements };
}
