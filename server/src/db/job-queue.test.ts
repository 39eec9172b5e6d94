import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '#testing/postgres.ts';
import { quietLog } from '#testing/quiet-log.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { openJobQueue, type RunningJobQueue } from './job-queue.ts';

const database = await createTestDatabase();
const open: { queue: RunningJobQueue; connections: OpenDatabase }[] = [];
afterAll(async () => {
  for (const { queue } of open) await queue.close();
  for (const { connections } of open) await connections.close();
  await database.close();
});

/** What each server that takes jobs from the database would have. */
async function startServer() {
  const connections = openDatabase(database.connection, quietLog);
  const queue = await openJobQueue(connections, quietLog);
  const server = { queue, connections, db: connections.db };
  open.push(server);
  return server;
}

test('of two servers on one database one runs each job', async () => {
  const [first, second] = [await startServer(), await startServer()];
  const runs: string[] = [];
  for (const { queue } of [first, second]) {
    await queue.work('finish-generation', {
      isQueued: true,
      run: async ({ generationId }) => {
        runs.push(generationId);
        await wait(20);
      },
    });
  }
  const ids = Array.from({ length: 10 }, (_, index) => `generation ${index}`);
  for (const [index, generationId] of ids.entries()) {
    const { queue, db } = index % 2 === 0 ? first : second;
    await queue.send(db, 'finish-generation', { generationId });
  }
  await vi.waitFor(() => expect(runs.toSorted()).toEqual(ids), { timeout: 60_000, interval: 100 });
  await wait(500);
  expect(runs).toHaveLength(ids.length);
});

test('a job that was not begun before the servers stopped is done after the next start', async () => {
  const before = await startServer();
  const never = new Promise<void>(() => undefined);
  await before.queue.work('sweep-photos', { run: () => never, schedule: { cron: '0 0 1 1 *', data: null } });
  await before.queue.close();
  const sending = await startServer();
  await sending.queue.send(sending.db, 'sweep-photos', null);
  await sending.queue.close();
  const after = await startServer();
  let runs = 0;
  await after.queue.work('sweep-photos', {
    run: async () => {
      runs += 1;
    },
  });
  await vi.waitFor(() => expect(runs).toBe(1), { timeout: 60_000, interval: 100 });
});

test('a job of a transaction that is undone is not done', async () => {
  const { queue, db } = await startServer();
  const runs: string[] = [];
  await queue.work('send-billing-mails', {
    run: async () => {
      runs.push('mails');
    },
  });
  const undone = db.transaction(async (tx) => {
    await queue.send(tx, 'send-billing-mails', null);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const { rows } = await db.execute(
    sql`select id from pgboss.job where name = 'send-billing-mails' and state in ('created', 'active')`,
  );
  expect(rows).toEqual([]);
  expect(runs).toEqual([]);
});
