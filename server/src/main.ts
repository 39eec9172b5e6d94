import { operator } from '@plateful/contract/operator.ts';
import { type Config, readConfig } from '#config.ts';
import type { Log } from '#context.ts';
import { type ConnectionSource, migrateDatabase, openDatabase } from '#db/database.ts';
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { sweep } from '#db/sweep.ts';
import { createLog } from '#log.ts';
import { settingsToMind } from '#production-settings.ts';
import { prepareDataDirectory } from '#runtime/data-directory.ts';
import { StartError } from '#runtime/start-error.ts';

const longestStop = 25_000; // below the 30 s after which container platforms kill
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** What was started, to be stopped in the opposite order. */
const stops: (() => Promise<unknown>)[] = [];
let stopping = false;

async function start(config: Config): Promise<void> {
  const log = createLog(config);
  // The application is read while the database starts: together they are most of a start.
  const application = withoutRuntimeWarning(() =>
    Promise.all([import('#app.ts'), import('#create-context.ts')]),
  );
  application.catch(() => undefined); // awaited below; until then a failing database comes first
  const source = await startDatabase(config, log);
  await migrateDatabase(source);
  const { db, close } = openDatabase(source, log);
  stops.push(close);

  const [{ createApp }, { createContext }] = await application;
  const context = await createContext({ config, db, log });
  stops.push(() => context.receiptReader.close());
  stops.push(async () => context.mailer.close());
  const { seedSamples } = await import('#db/seed.ts');
  await seedSamples(db);
  const app = await createApp(context, log);
  stops.push(() => app.close());
  await app.listen({ port: config.port, host: config.host }).catch((error) => {
    throw cannotListen(error, config);
  });
  console.log(`Plateful is at ${config.origin}`);
  if (config.production && !operator.name) {
    console.log('Who runs this is not filled in yet: see contract/src/operator.ts, and /legal-notice.');
  }
  for (const line of settingsToMind(config)) {
    if (config.production) log.warn(line);
    else console.log(line);
  }
  const { purgeAccounts } = await import('#modules/account/purging.service.ts');
  repeat(log, 'remove what has expired', hourMs, async () => {
    await sweep(db, context.clock.now());
    await purgeAccounts(context);
  });
  const { prepareNaming } = await import('#modules/receipts/naming.service.ts');
  prepareNaming();
  const { sweepPhotos } = await import('#modules/receipts/photo-sweep.service.ts');
  repeat(log, 'remove photos without a receipt', 24 * hourMs, () => sweepPhotos(context));
  const { reconcileDue, reconcileEvents } = await import('#modules/billing/reconciling.service.ts');
  repeat(log, 'look at subscriptions', minuteMs, () => reconcileDue(context));
  let isStart = true;
  repeat(log, 'ask for lost events of payments', hourMs, async () => {
    await reconcileEvents(context, { isStart });
    isStart = false;
  });
  // So that no visitor waits until the renderer of the pages is read.
  void app.inject('/');
  if (config.databaseUrl || config.production) return;
  const { seedDemoHousehold } = await import('#modules/demo/demo.service.ts');
  const demo = await seedDemoHousehold(context);
  if (demo) console.log(`Demo household: ${demo.email}, password ${demo.password}`);
}

/** oidc-provider complains of every Node that is not marked LTS yet; ours is pinned and tested with it. */
async function withoutRuntimeWarning<T>(load: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = (...words) => {
    if (!String(words[0]).includes('Unsupported runtime')) warn(...words);
  };
  return load().finally(() => {
    console.warn = warn;
  });
}

/** Now, and again and again, one turn at a time. What fails is logged and left to the next turn. */
function repeat(log: Log, job: string, everyMs: number, work: () => Promise<void>): void {
  let isRunning = false;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    await work().catch((error) => log.error({ err: error, job }, 'a repeated job failed'));
    isRunning = false;
  };
  void run();
  setInterval(run, everyMs).unref();
}

async function startDatabase(config: Config, log: Log): Promise<ConnectionSource> {
  if (config.databaseUrl) {
    prepareDataDirectory(config.dataDir);
    return config.databaseUrl;
  }
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  stops.push(postgres.stop);
  return postgres.connection;
}

function cannotListen(error: NodeJS.ErrnoException, { port, host }: Config): unknown {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(
        `PORT ${port} is in use by another program; stop that one or set PORT to another number.`,
      );
    case 'EACCES':
      return new StartError(`PORT ${port} is not for this user; set PORT to a number above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(
        `HOST ${host} is not an address of this machine; set HOST to localhost or 0.0.0.0.`,
      );
    default:
      return error;
  }
}

/** Answers what was asked, then closes. */
async function stop(exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), longestStop).unref();
  for (const stopOne of stops.toReversed()) await stopOne().catch((error) => console.error(error));
  process.exit(exitCode);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) process.exit(1);
    void stop(0);
  });
}

// npm ends its shell on SIGTERM and leaves us behind: a new parent means that npm is gone.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && void stop(0), 200).unref();
}

try {
  await start(readConfig(process.env));
} catch (error) {
  // Whoever stops a start half-way closes what it stands on; that is no failure to tell of.
  if (!stopping) console.error(error instanceof StartError ? error.message : error);
  await stop(1);
}
