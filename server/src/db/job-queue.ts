import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database, OpenDatabase } from '#db/database.ts';
import type { Log } from '#ports/log.ts';
import { createConcurrencyLimit } from '#runtime/concurrency-limit.ts';

/** The jobs there are, and what each is told. */
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

/** Jobs in PostgreSQL (decision 045): a restart loses none, and of several servers one runs each. */
export type JobQueue = {
  /** Joins the transaction of `db`, if it is one. */
  send<N extends JobName>(
    db: Database,
    name: N,
    data: JobData[N],
    options?: { afterSeconds: number },
  ): Promise<void>;
};

export type JobSettings<N extends JobName> = {
  run(data: JobData[N]): Promise<void>;
  /** When it runs by itself, in UTC, and with what. */
  schedule?: { cron: string; data: JobData[N] };
  /** Runs once when a server starts. */
  atStart?: JobData[N];
  /** Many may wait, each with its own data; of any other job one may wait while one runs. */
  isQueued?: boolean;
};

/** A server that crashed sends no more heartbeats: another one takes over its job then. */
const heartbeatSeconds = 60;
const pollSeconds = 5;
/** Every kind of job is polled at the same moment: each on a connection of its own would keep ten of them open for nothing. */
const pollsAtOnce = 2;
/** A part of the 9 s that stopping may take; a job that is cut short runs again. */
const stopMs = 2000;

export type RunningJobQueue = JobQueue & {
  work<N extends JobName>(name: N, settings: JobSettings<N>): Promise<void>;
  close(): Promise<void>;
};

/** Starts pg-boss on our connections, in a schema of its own that it keeps up to date. */
export async function openJobQueue({ db, pool }: OpenDatabase, log: Log): Promise<RunningJobQueue> {
  const limited = createConcurrencyLimit(pollsAtOnce, Number.POSITIVE_INFINITY);
  const executeSql = (text: string, values?: unknown[]) => limited(() => pool.query(text, values));
  const boss = new PgBoss({ db: { executeSql }, reindex: false, monitorVacuum: false });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'));
  await boss.start();
  const workers = new Map<JobName, string>();

  const send: JobQueue['send'] = async (sendingDb, name, data, { afterSeconds } = { afterSeconds: 0 }) => {
    await boss.send(name, data, { db: fromDrizzle(sendingDb, sql), startAfter: afterSeconds });
    // In a transaction that is still open the worker finds nothing yet, and sees the job at its next poll.
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
            log.error({ err: error, job: name }, 'a job failed');
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
