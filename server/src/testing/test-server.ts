import { randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { SubscriptionTier } from '@plateful/contract/plans.ts';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { createApp } from '#app.ts';
import { readConfig } from '#config.ts';
import type { Context } from '#context.ts';
import { closeContext, createContext } from '#create-context.ts';
import type { OpenDatabase } from '#db/database.ts';
import { seedSamples } from '#db/seed.ts';
import { freePort } from '#runtime/free-port.ts';
import { Browser } from './browser.ts';
import { temporaryDataDirectory } from './data-directory.ts';
import { inlineJobs } from './inline-jobs.ts';
import { insertPerson, insertSession } from './insert-person.ts';
import { createSampleDatabase } from './postgres.ts';
import { rememberReadings } from './remember-readings.ts';
import { sharedPrograms } from './shared-programs.ts';

export const password = 'correct horse battery';

export type Person = Browser & { id: string; email: string };

export type Route = { method: string; path: string };

export type TestServer = {
  origin: string;
  context: Context;
  /** Every route, including those that the OpenAPI document omits. */
  routes: readonly Route[];
  /** A browser that is not signed in. */
  visitor(): Browser;
  /** A new signed-in user with `password`, inserted by rows: only identity's tests use the registration pages. */
  user(tier?: SubscriptionTier): Promise<Person>;
  /** Another signed-in browser of the same person, by rows. */
  elsewhere(person: Person): Promise<Browser>;
  /** A new user registered through the sign-in pages. */
  register(): Promise<Person>;
  /** Another browser in which the same person signed in through the pages. */
  signIn(person: Person): Promise<Browser>;
};

type Options = {
  clock?: Context['clock'];
  /** A database other than an empty one; it is closed with the server. */
  database?: Pick<OpenDatabase, 'db' | 'notifications' | 'close'>;
  /** Additional environment variables. */
  env?: Record<string, string>;
  /** Receives each log line; without it nothing is logged. */
  onLog?: (line: string) => void;
};

/** The whole product with its own database, over real HTTP. It stops when the test file ends. */
export async function startTestServer({
  env,
  onLog,
  database,
  ...options
}: Options = {}): Promise<TestServer> {
  const { db, notifications, close } = database ?? (await createSampleDatabase());
  const port = Number(env?.PORT ?? (await freePort('127.0.0.1')));
  const data = await temporaryDataDirectory();
  const config = readConfig({
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    DATA_DIR: data.path,
    ...env,
  });
  const log = onLog ? pino({ level: 'info' }, { write: onLog }) : pino({ level: 'silent' });
  const context: Context = await createContext({
    config,
    db,
    notifications,
    log,
    jobs: inlineJobs(() => context),
    ...options,
  });
  const own = { ...context };
  Object.assign(context, sharedPrograms(), { receiptReader: rememberReadings(context.receiptReader) });
  if (database) await seedSamples(db);
  const { app, routes } = await withRoutes(() => createApp(context, log));
  await app.listen({ port, host: config.host });
  afterAll(async () => {
    await app.close();
    await closeContext(own);
    await close();
    await data.remove();
  });

  return {
    origin: config.origin,
    context,
    routes,
    visitor: () => new Browser(config.origin),
    async user(tier = 'free') {
      const browser = new Browser(config.origin);
      const person = await insertPerson(context, { password, tier });
      await insertSession(context, person, browser);
      return Object.assign(browser, person);
    },
    async elsewhere(person) {
      const browser = new Browser(config.origin);
      await insertSession(context, person, browser);
      return browser;
    },
    async register() {
      const browser = new Browser(config.origin);
      const email = `${randomUUID()}@example.com`;
      const action = await browser.openSignIn('register');
      await browser.follow(
        await browser.send('POST', action, new URLSearchParams({ email, password, age: '16' })),
      );
      const { body } = await browser.get('/api/auth/user');
      const { id } = body as { id: string };
      return Object.assign(browser, { id, email });
    },
    async signIn({ email }) {
      const browser = new Browser(config.origin);
      const action = await browser.openSignIn('sign-in');
      await browser.follow(await browser.send('POST', action, new URLSearchParams({ email, password })));
      return browser;
    },
  };
}

/** Records each route that `create` registers. */
async function withRoutes<T>(create: () => Promise<T>): Promise<{ app: T; routes: Route[] }> {
  const routes: Route[] = [];
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const verb of [method].flat()) routes.push({ method: verb, path: url });
    });
  };
  subscribe('fastify.initialization', watch);
  const app = await create().finally(() => unsubscribe('fastify.initialization', watch));
  return { app, routes };
}
