import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database, OpenDatabase } from '#db/database.ts';
import type { Log } from '#ports/log.ts';
import { createConcurrencyLimit } from '#runtime/concurrency-limit.ts';

/** All kinds of jobs with their data. */
export type JobData = {
  'finish-generation': { generationId: string };
  'purge-deleted-accounts': null;
  'purge-removed-recipes': null;
  'reconcile-payment-events': { isStart: boolean };
  'reconcile-subscriptions': null;
  'send-billing-mails': null;
  'store-recipe-facts': null;
  'sweep-expired-rows': null;
  'sweep-photos': null;
};
export type JobName = keyof JobData;

/** Job queue in PostgreSQL (decision 045): jobs survive a restart, and one of several servers runs each. */
export type JobQueue = {
  /** Takes part in the transaction if `db` is one. */
  send<N extends JobName>(
    db: Database,
    name: N,
    data: JobData[N],
    options?: { afterSeconds: number },
  ): Promise<void>;
};

export type JobSettings<N extends JobName> = {
  run(data: JobData[N]): Promise<void>;
  /** Cron schedule in UTC, with the job's data. */
  schedule?: { cron: string; data: JobData[N] };
  /** Runs once when a server starts. */
  atStart?: JobData[N];
  /** Whether many jobs may wait, each with its own data. Otherwise at most one waits while one runs. */
  isQueued?: boolean;
};

/** After this long without a heartbeat, a job is considered crashed and run by another server. */
const heartbeatSeconds = 60;
const pollSeconds = 5;
/** All kinds of jobs are polled at the same moment, and each poll keeps a connection open, which takes 10 MB. */
const pollsAtOnce = 1;
/** Part of the 9 s for shutdown; an interrupted job runs again. */
const stopMs = 2000;

export type RunningJobQueue = JobQueue & {
  work<N extends JobName>(name: N, settings: JobSettings<N>): Promise<void>;
  close(): Promise<void>;
};

/** Starts pg-boss on our pool, with its own schema, which it migrates itself. */
export async function openJobQueue({ db, pool }: OpenDatabase, log: Log): Promise<RunningJobQueue> {
  const limited = createConcurrencyLimit(pollsAtOnce, Number.POSITIVE_INFINITY);
  const executeSql = (text: string, values?: unknown[]) => limited(() => pool.query(text, values));
  const boss = new PgBoss({ db: { executeSql }, reindex: false, monitorVacuum: false });
  boss.on('error', (error) => log.error({ err: error }, 'job queue failed'));
  await boss.start();
  const workers = new Map<JobName, string>();

  const send: JobQueue['send'] = async (sendingDb, name, data, { afterSeconds } = { afterSeconds: 0 }) => {
    await boss.send(name, data, { db: fromDrizzle(sendingDb, sql), startAfter: afterSeconds });
    // While the sending transaction is open the worker finds nothing; it sees the job at its next poll.
    const worker = workers.get(name);
    if (worker) boss.notifyWorker(worker);
  };

  return {
    send,
    async work(name, { run, schedule, atStart, isQueued = false }) {
      await boss.createQueue(name, { policy: isQueued ? 'standard' : 'stately', heartbeatSeconds });
      const worker = await boss.work<JobData[typeof name]>(
        name,
        { pollingIntervalSeconds: pollSeconds },
        async ([job]) => {
          try {
            await run(job!.data);
          } catch (error) {
            log.error({ err: error, job: name }, 'job failed');
            throw error;
          }
        },
      );
      workers.set(name, worker);
      if (schedule) await boss.schedule(name, schedule.cron, schedule.data);
      if (atStart !== undefined) await send(db, name, atStart);
    },
    close: () => boss.stop({ graceful: true, timeout: stopMs, close: false }),
  };
}
