import { readConfig } from '#config.ts';
import { openJobQueue } from '#db/job-queue.ts';
import { startDatabase } from '#db/start-database.ts';
import { listen } from '#http/listen.ts';
import { createLog } from '#log.ts';
import { createLifecycle } from '#runtime/lifecycle.ts';
import { StartError } from '#runtime/start-error.ts';

const lifecycle = createLifecycle();

async function start(): Promise<void> {
  const config = readConfig();
  if (config.startedByNpm) lifecycle.followParent();
  const log = createLog(config);
  if (config.traceEndpoint) {
    const { startTracing } = await import('#runtime/tracing.ts');
    const { traceEndpoint: endpoint, version } = config;
    lifecycle.onStop(startTracing({ endpoint, version, log }));
  }
  // Imported while the database starts, because the imports take most of the start time.
  const application = Promise.all([
    import('#create-context.ts'),
    import('#db/seed.ts'),
    import('#app.ts'),
    import('#jobs.ts'),
    import('#welcome.ts'),
  ]);
  application.catch(() => undefined); // awaited below; until then a database error takes precedence
  const database = await startDatabase(config, log, lifecycle);
  const jobs = await openJobQueue(database, log);
  lifecycle.onStop(jobs.close);
  const [{ createContext, closeContext }, { seedAndDisconnect }, { createApp }, { startJobs }, { welcome }] =
    await application;
  // PostgreSQL compares the samples while this process creates the routes.
  const seeded = seedAndDisconnect(database.pool);
  seeded.catch(() => undefined); // awaited below
  const context = await createContext({ config, ...database, log, jobs });
  lifecycle.onStop(() => closeContext(context));
  const app = await createApp(context, log);
  lifecycle.onStop(() => app.close());
  await seeded;
  await listen(app, config);
  // After listening, because jobs call the payments sandbox, which this process serves.
  await startJobs(context, jobs);
  await welcome(context, () => app.inject('/'));
  context.weekPlanner.keepWarm();
  // Starting leaves 100 MB of garbage, which V8 would keep until the next allocations. Takes a quarter of a second,
  // once.
  await globalThis.gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' });
}

try {
  await start();
} catch (error) {
  // A signal during the start closes the database; the resulting error is expected.
  if (!lifecycle.isStopping()) console.error(error instanceof StartError ? error.message : error);
  await lifecycle.stop(1);
}
