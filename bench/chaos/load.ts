import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createHybridClock } from '@plateful/domain/merging/hybrid-clock.ts';
import { databaseOf } from '@plateful/server/testing/insert-users.ts';
import autocannon, { type Request } from 'autocannon';
import { median } from '../median.ts';
import type { BareReady, BareStart } from './bare-server.ts';
import { loopDelayOf, settledMs, watched } from './blocked-event-loop.ts';
import { fillHousehold, type Household } from './households.ts';
import { type Memory, memoryOf } from './process-memory.ts';
import { type RunningProduct, startProduct } from './running-product.ts';
import { atMost, type Figure, none, reported } from './scenario.ts';
import { addUsers, type ChaosUser } from './users.ts';

/** The target is 300. */
const seconds = Number(process.env.CHAOS_SECONDS ?? 30);
const users = 200;
/** Requests per second of each user; real users are slower. */
const perUser = 1;
const readers = 160;
/** Spreads requests over the second: autocannon sends those of all connections of a run at the same millisecond. */
const groups = 20;
const readBarMs = 250;
const flatBar = 5;
const throughputBar = 0.6;
/** MiB of server, workers and PostgreSQL. */
const idleBar = 200;
const loadedBar = 500;
const rounds = 3;
const roundSeconds = 4;

/** 200 concurrent users: response times, memory, and spare throughput. */
export async function load(): Promise<Figure[]> {
  const product = await startProduct({ flags: watched });
  // The first start creates the demo household, which is work.
  await sleep(settledMs);
  await product.kill();
  await product.start();
  await sleep(settledMs);
  const idle = memoryOf(product.process().pid!);
  const source = await databaseOf(product);
  const bare = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)));
  try {
    const people = await addUsers(product, source, users);
    const start: BareStart = {
      source,
      userOf: Object.fromEntries(people.map(({ cookie, id }) => [cookie, id])),
    };
    bare.send(start);
    const [{ origin: bareOrigin }] = (await once(bare, 'message')) as [BareReady];
    const household = await fillHousehold(product, source, people);
    const first = await visit(product.origin, people, readsOf(household), { amount: users * readKinds });
    const figures = [
      figureOf('memory with nothing to do', idle, idleBar),
      reported('first visit of every user, all pages at once', `${first.duration.toFixed(1)} s`),
      ...(await crowd(product, people, household)),
    ];
    const shares: number[] = [];
    const perSecond: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const base = await press(bareOrigin, people, household);
      const ours = await press(product.origin, people, household);
      perSecond.push(ours);
      shares.push(ours / base);
    }
    const share = median(shares);
    // Its connections must not count as the product's memory.
    bare.kill('SIGTERM');
    await once(bare, 'exit');
    const loaded = memoryOf(product.process().pid!);
    return [
      ...figures,
      figureOf('memory after all of it', loaded, loadedBar),
      {
        what: `as fast as it can, beside a bare server (${median(perSecond).toFixed(0)}/s)`,
        measured: share.toFixed(2),
        bar: `at least ${throughputBar}`,
        isMet: share >= throughputBar,
      },
    ];
  } finally {
    bare.kill('SIGTERM');
    await product.remove();
  }
}

/** Reads and writes are measured separately: the limit applies to reads. */
async function crowd(product: RunningProduct, people: readonly ChaosUser[], household: Household) {
  await loopDelayOf(product);
  const memory: number[] = [];
  const watching = setInterval(() => memory.push(memoryOf(product.process().pid!).server), 1000);
  const readMs: number[] = [];
  const writeMs: number[] = [];
  const visits = await Promise.all(
    Array.from({ length: groups }, async (_, group) => {
      await sleep((group * 1000) / groups);
      const [first, last] = partOf(group, 0, readers);
      const [from, to] = partOf(group, readers, users);
      const paced = { seconds, perUser, household };
      return Promise.all([
        visit(product.origin, people.slice(first, last), readsOf(household), { ...paced, times: readMs }),
        visit(product.origin, people.slice(from, to), writesOf, { ...paced, from, times: writeMs }),
      ]);
    }),
  );
  clearInterval(watching);
  const { p99 } = await loopDelayOf(product);
  const part = Math.max(1, Math.floor(memory.length / 5));
  const early = average(memory.slice(part, 2 * part));
  const late = average(memory.slice(-part));
  const failed = visits.flat().reduce((sum, visit) => sum + visit.errors + visit.timeouts + visit.non2xx, 0);
  return [
    none(
      `requests that failed, ${users} users for ${seconds} s`,
      failed,
      `${readMs.length + writeMs.length}`,
    ),
    atMost('reads, 99th percentile', percentile(readMs, 99), readBarMs, 'ms'),
    reported(
      'reads, median; writes, median and 99th percentile',
      `${[percentile(readMs, 50), percentile(writeMs, 50), percentile(writeMs, 99)].map(Math.round).join('; ')} ms`,
    ),
    atMost('memory of the last fifth beside the second', (late / early - 1) * 100, flatBar, '%'),
    reported('memory then and now', `${early.toFixed(0)} and ${late.toFixed(0)} MiB`),
    reported('event loop held, 99th percentile', `${p99.toFixed(1)} ms`),
  ];
}

/** The people from `first` to `last` who are in a group. */
function partOf(group: number, first: number, last: number): [number, number] {
  const size = (last - first) / groups;
  return [first + group * size, first + (group + 1) * size];
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil((share / 100) * sorted.length) - 1] ?? 0;
}

type Visit = {
  seconds?: number;
  amount?: number;
  perUser?: number;
  household?: Household;
  from?: number;
  /** Collects response times: autocannon reports paced responses one millisecond too high. */
  times?: number[];
};
type RequestsOf = (index: number, household?: Household) => Request[];

function visit(url: string, people: readonly ChaosUser[], requestsOf: RequestsOf, options: Visit) {
  let at = 0;
  return autocannon({
    url,
    connections: people.length,
    ...(options.seconds && { duration: options.seconds }),
    ...(options.amount && { amount: options.amount }),
    timeout: 30,
    ...(options.perUser && { overallRate: people.length * options.perUser }),
    setupClient(client) {
      const mine = at++;
      const { times } = options;
      if (times) client.on('response', (_status, _bytes, ms) => times.push(ms));
      client.setHeaders({ cookie: people[mine]!.cookie, 'content-type': 'application/json' });
      client.setRequests(requestsOf((options.from ?? 0) + mine, options.household));
    },
  });
}

/** Maximum throughput, with few enough connections that requests do not queue. */
async function press(url: string, people: readonly ChaosUser[], household: Household): Promise<number> {
  const both: RequestsOf = (at) => [...readsOf(household)(at), ...writesOf(at, household)];
  const result = await visit(url, people.slice(0, 32), both, { seconds: roundSeconds });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}

const readKinds = 10;

/** Mostly weeks and lists; each starts at another position. */
function readsOf({ days, recipeId }: Household): RequestsOf {
  const week = `/api/week?startDate=${days.startDate}`;
  const paths = [
    week,
    '/api/shopping-lists',
    `/api/recipe/${recipeId}`,
    week,
    '/api/auth/user',
    '/api/shopping-lists',
    '/api/user/recipes',
    week,
    '/api/recipes/search?query=soup',
    `/api/meal-plans?startDate=${days.startDate}`,
  ];
  return (at) => paths.map((_, step) => ({ method: 'GET', path: paths[(at + step) % paths.length]! }));
}

/** Ticks while shopping. */
function writesOf(index: number, household?: Household): Request[] {
  const { id, items } = household!.lists[index]!;
  const clock = createHybridClock(`load0${`${index}`.padStart(3, '0')}`, Date.now);
  return Array.from({ length: 8 }, (_, step) => ({
    method: 'POST',
    path: `/api/shopping-lists/${id}/sync`,
    setupRequest: (request: Request) => ({
      ...request,
      body: JSON.stringify({
        since: 1_000_000,
        operations: [
          { item: items[step % items.length], at: clock.next(), set: { checked: step % 2 === 0 } },
        ],
      }),
    }),
  }));
}

function figureOf(what: string, { server, workers, database, all }: Memory, bar: number): Figure {
  const parts = [server, workers, database].map((part) => part.toFixed(0)).join(' + ');
  return atMost(`${what}: server, workers, PostgreSQL (${parts})`, all, bar, 'MiB');
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
