import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { type ConnectionSource, clientOptions } from '#db/database.ts';
import { separateReasons } from '#db/separate-reasons.ts';
import { StartError } from '#runtime/start-error.ts';

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));
/** Advisory lock key; all Plateful servers on one database must use the same. */
const migrationLock = 7_528_348;

/** Migrates the schema. If several servers start at once, one migrates and the others wait. */
export async function migrateDatabase(source: ConnectionSource, folder = migrationsFolder): Promise<void> {
  const client = new pg.Client(clientOptions(source));
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartError(`The database (DATABASE_URL) rejected the connection: ${message || code}.`);
  }
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: folder });
    if (folder === migrationsFolder) await separateReasons(drizzle(client));
  } finally {
    // Closing the connection releases the lock.
    await client.end();
  }
}
