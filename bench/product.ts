import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '@plateful/server/app.ts';
import { readConfig } from '@plateful/server/config.ts';
import type { Context } from '@plateful/server/context.ts';
import { createContext } from '@plateful/server/create-context.ts';
import { openDatabase } from '@plateful/server/db/database.ts';
import { startEmbeddedPostgres } from '@plateful/server/db/embedded-postgres.ts';
import { migrateDatabase } from '@plateful/server/db/migrate-database.ts';
import { seedSamples } from '@plateful/server/db/seed.ts';
import type { Clock } from '@plateful/server/ports/clock.ts';
import { freePort } from '@plateful/server/runtime/free-port.ts';
import { Browser } from '@plateful/server/testing/browser.ts';
import { inlineJobs } from '@plateful/server/testing/inline-jobs.ts';
import { pino } from 'pino';

/** The whole product on its own empty data directory, and a signed-in user. */
export async function startProduct(env: Record<string, string> = {}, clock?: Clock) {
  const log = pino({ level: 'silent' }); // answers that failed are counted by the caller
  const dataDir = await mkdtemp(join(tmpdir(), 'plateful-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  await migrateDatabase(postgres.connection);
  const { db, pool, notifications, close } = openDatabase(postgres.connection, log);
  await seedSamples(db);

  const port = await freePort();
  const config = readConfig({ PORT: String(port), LOG_LEVEL: 'error', DATA_DIR: dataDir, ...env });
  const context: Context = await createContext({
    config,
    db,
    notifications,
    log,
    jobs: inlineJobs(() => context),
    ...(clock && { clock }),
  });
  const app = await createApp(context, log);
  await app.listen({ port, host: 'localhost' });

  const { browser, userId } = await signUp(config.origin, 'bench@example.com');

  return {
    origin: config.origin,
    connection: postgres.connection,
    context,
    pool,
    browser,
    userId,
    async stop() {
      await app.close();
      await close();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A new person, signed in. */
export async function signUp(origin: string, email: string) {
  const browser = new Browser(origin);
  const form = { email, password: 'measured, not guessed', age: '16' };
  await browser.follow(
    await browser.send('POST', await browser.openSignIn('register'), new URLSearchParams(form)),
  );
  const { id: userId } = (await browser.get('/api/auth/user')).body as { id: string };
  return { browser, userId };
}
