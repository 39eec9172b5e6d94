import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { type Connection, type OpenDatabase, openDatabase, withClient } from '#db/database.ts';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { migrateDatabase } from '#db/migrate-database.ts';
import { temporaryDataDirectory } from './data-directory.ts';
import { quietLog } from './quiet-log.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Connection;
  }
}

const template = 'plateful_template';
const samples = 'plateful_samples';
const sampleLock = 7_528_350;
/** Data is discarded after the run, so durability is disabled. */
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/** Vitest's global setup: one PostgreSQL for the run, with a migrated template database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { path: dataDir, remove } = await temporaryDataDirectory();
  try {
    const postgres = await startEmbeddedPostgres({ dataDir, log: quietLog, settings });
    const teardown = () => postgres.stop().finally(remove);
    try {
      await administrate(postgres.connection, `create database ${template}`);
      await migrateDatabase({ ...postgres.connection, database: template });
    } catch (error) {
      await postgres.stop();
      throw error;
    }
    project.provide('postgres', postgres.connection);
    return teardown;
  } catch (error) {
    await remove();
    throw error;
  }
}

export type TestDatabase = Pick<OpenDatabase, 'db' | 'notifications' | 'close'> & { connection: Connection };

let sampleTemplate: Promise<string> | undefined;

/** An empty migrated database for one test file; `close` removes it. */
export function createTestDatabase(): Promise<TestDatabase> {
  return copyOf(template);
}

/** The same with the sample recipes. The first worker that needs them writes them; the others wait for it. */
export async function createSampleDatabase(): Promise<TestDatabase> {
  sampleTemplate ??= prepareSampleTemplate();
  return copyOf(await sampleTemplate);
}

async function prepareSampleTemplate(): Promise<string> {
  await withClient(inject('postgres'), async (client) => {
    // Held until the connection ends.
    await client.query('select pg_advisory_lock($1)', [sampleLock]);
    const existing = await client.query('select from pg_database where datname = $1', [samples]);
    if (existing.rowCount === 0) {
      await client.query(`alter database ${await writeSamples()} rename to ${samples}`);
    }
  });
  return samples;
}

async function writeSamples(): Promise<string> {
  // Imported here, because the global setup needs no foods.
  const { seedSamples } = await import('#db/seed.ts');
  const { storeRecipeFacts } = await import('#modules/recipes/store-facts.service.ts');
  const { db, connection, disconnect } = await copyOf(template);
  await seedSamples(db);
  // As the job after a first start: otherwise each search of each database computes them.
  await storeRecipeFacts({ db });
  await disconnect();
  return connection.database;
}

async function copyOf(original: string) {
  const server = inject('postgres');
  const connection = { ...server, database: `test_${randomUUID().replaceAll('-', '')}` };
  await administrate(server, `create database ${connection.database} template ${original}`);
  const { db, notifications, close } = openDatabase(connection, quietLog);
  return {
    db,
    notifications,
    connection,
    disconnect: close,
    async close() {
      await close();
      await administrate(server, `drop database ${connection.database} with (force)`);
    },
  };
}

async function administrate(connection: Connection, statement: string): Promise<void> {
  await withClient(connection, (client) => client.query(statement));
}
