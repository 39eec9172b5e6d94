import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { addDays } from '@plateful/domain/weeks/plain-date.ts';
import { median } from './median.ts';
import type { Ready, Wish } from './speed-servers.ts';

const rounds = 15;
const requestsPerRound = 40;
const manyRecipes = Number(process.env.BENCH_RECIPES ?? 50_000);
const growthBar = 1.3;

/** RecipeSage c17ee6ee on 2026-11-22, two idle cores: median milliseconds with one connection, and bytes sent. */
const peer = {
  week: { p50: 1.89, bytes: 4234 },
  own: { p50: 2.2, bytes: 3503 },
  one: { p50: 2.4, bytes: 933 },
  lists: { p50: 21.8, bytes: 18_310 },
  newList: { p50: 70 },
  search: { p50: 5.5, bytes: 6629 },
};

/**
 * Requests of a household with 500 recipes, compared with the same SQL in bare routes, and with a peer measured
 * once.
 */
export async function requestSpeed(report = (_line: string) => {}): Promise<string[]> {
  const servers = fork(fileURLToPath(new URL('speed-servers.ts', import.meta.url)));
  try {
    const [{ product, bare, cookie, recipeId, monday }] = (await once(servers, 'message')) as [Ready];
    const ask = async (wish: Wish) => {
      servers.send(wish);
      return ((await once(servers, 'message')) as [number])[0];
    };
    const get = (url: string, encoding = 'identity') => load(url, { cookie, 'accept-encoding': encoding });
    const cpuOf = async (url: string) => {
      const before = await ask('cpu');
      for (let at = 0; at < 200; at++) await get(url);
      return ((await ask('cpu')) - before) / 200;
    };

    const cases = [
      {
        name: 'A week of 21 meals',
        path: `/api/meal-plans?startDate=${monday}`,
        isBare: true,
        bar: 1.15,
        than: peer.week,
      },
      { name: 'Lists, one of a week', path: '/api/shopping-lists', isBare: true, bar: 1.3, than: peer.lists },
      { name: 'Own recipes, the first page', path: '/api/own-recipes', than: peer.own },
      { name: 'One recipe', path: `/api/recipe/${recipeId}`, than: peer.one },
      { name: 'Search', path: '/api/recipes/search?query=chicken', than: peer.search },
    ];
    const lines: string[] = [];
    const say = (line: string) => {
      lines.push(line);
      report(line);
    };
    say('Requests of a household with 500 recipes, one connection');
    for (const { name, path, isBare, bar, than } of cases) {
      const { ours, theirs } = await inTurns(
        () => get(product + path),
        () => get(isBare ? bare + path : `${product}/healthz`),
      );
      const sizes = [await get(product + path), await get(product + path, 'br, gzip')].map(
        ({ bytes }) => bytes,
      );
      say(
        [
          name.padEnd(30),
          `${median(ours).toFixed(2)} ms`,
          `CPU ${(await cpuOf(product + path)).toFixed(2)} ms`,
          isBare
            ? `${(median(ours) / median(theirs)).toFixed(2)} × the bare route, bar ${bar}`
            : `${(median(ours) / median(theirs)).toFixed(1)} × /healthz`,
          `${(median(ours) / than.p50).toFixed(2)} × the peer`,
          `${sizes[0]} bytes, compressed ${sizes[1]}, the peer's ${than.bytes}`,
        ].join('  '),
      );
    }

    const made = await newLists(product, cookie, monday);
    const worst = Math.max(...made).toFixed(0);
    say(
      [
        'A new list of 420 lines'.padEnd(30),
        `${median(made).toFixed(2)} ms`,
        `at most ${worst} ms, bar ${listBar} ms`,
        `${(median(made) / peer.newList.p50).toFixed(2)} × the peer`,
      ].join('  '),
    );

    const growing = [
      { name: 'Own recipes, the first page', path: '/api/own-recipes' },
      { name: 'A page of whole own recipes', path: '/api/user/recipes?limit=6' },
      { name: 'Words in own recipes', path: '/api/own-recipes?search=heat' },
      { name: 'Figures of the account', path: '/api/user/overview' },
      { name: 'Favorites, the first page', path: '/api/favorite-recipes' },
      { name: 'One recipe', path: `/api/recipe/${recipeId}` },
      { name: 'A week of 21 meals', path: `/api/meal-plans?startDate=${monday}` },
      { name: 'Search', path: '/api/recipes/search?query=chicken' },
      { name: 'Lists in use', path: '/api/active-lists' },
      { name: 'Archived lists, the first page', path: '/api/archived-lists' },
    ];
    const makeList = async () => median(await newLists(product, cookie, monday));
    const timesNow = async () => {
      const times: number[] = [];
      for (const { path } of growing) times.push(await usualTime(() => get(product + path)));
      return [...times, await makeList()];
    };
    const before = await timesNow();
    await ask({ recipes: manyRecipes });
    await ask({ archivedLists: 52 });
    const after = await timesNow();
    say(`The same with ${manyRecipes} recipes and a year of lists, bar ${growthBar} × before`);
    for (const [at, name] of [...growing.map((one) => one.name), 'A new list of 420 lines'].entries()) {
      const ratio = (after[at]! / before[at]!).toFixed(2);
      say(
        `${name.padEnd(30)} ${after[at]!.toFixed(2)} ms  ${ratio} × the ${before[at]!.toFixed(2)} ms before`,
      );
    }
    return lines;
  } finally {
    servers.kill('SIGTERM');
    await once(servers, 'exit');
  }
}

const lists = 30;
/** Ours: maximum milliseconds for a new list. */
const listBar = 30;

/** Response times in milliseconds for lists of the second week, none of which exists. */
async function newLists(origin: string, cookie: string, monday: string): Promise<number[]> {
  const times: number[] = [];
  const headers = { cookie, 'content-type': 'application/json' };
  const body = JSON.stringify({ startDate: addDays(monday, 7), endDate: addDays(monday, 13) });
  for (let at = -2; at < lists; at++) {
    const start = performance.now();
    const answer = await fetch(`${origin}/api/generate-shopping-list`, { method: 'POST', headers, body });
    const { shoppingList } = (await answer.json()) as { shoppingList?: { id: string } };
    if (at >= 0) times.push(performance.now() - start);
    if (!shoppingList) throw new Error(`A new list: ${answer.status}`);
    await fetch(`${origin}/api/shopping-lists/${shoppingList.id}`, { method: 'DELETE', headers: { cookie } });
  }
  return times;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** One request on a keep-alive connection, and its time until the last byte. */
async function load(url: string, headers: Record<string, string>): Promise<{ ms: number; bytes: number }> {
  const start = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  request(url, { agent, headers }, (answer) => {
    let bytes = 0;
    answer.on('data', (part: Buffer) => {
      bytes += part.length;
    });
    answer.on('end', () =>
      answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url}: ${answer.statusCode}`)),
    );
  })
    .on('error', reject)
    .end();
  const bytes = await promise;
  return { ms: performance.now() - start, bytes };
}

/** The median of some hundred requests, or of as many as time allows: one may take seconds. */
async function usualTime(run: Timed): Promise<number> {
  const times: number[] = [];
  const end = performance.now() + 10_000;
  for (let at = -3; at < 300 && (at < 3 || performance.now() < end); at++) {
    const { ms } = await run();
    // The first ones warm up.
    if (at >= 0) times.push(ms);
  }
  return median(times);
}

type Timed = () => Promise<{ ms: number }>;

/** Medians of alternating rounds, so that other load affects both. */
async function inTurns(own: Timed, other: Timed) {
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = -2; round < rounds; round++) {
    for (const [run, times] of [
      [own, ours],
      [other, theirs],
    ] as const) {
      const one: number[] = [];
      for (let at = 0; at < requestsPerRound; at++) one.push((await run()).ms);
      // The first rounds warm up.
      if (round >= 0) times.push(median(one));
    }
  }
  return { ours, theirs };
}

if (import.meta.url === pathToFileURL(process.argv[1]!).href) {
  await requestSpeed(console.log);
}
