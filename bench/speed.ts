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
  const lines: string[] = [];
  const run: Run = {
    ask: async (wish) => {
      servers.send(wish);
      return ((await once(servers, 'message')) as [number])[0];
    },
    say: (line) => {
      lines.push(line);
      report(line);
    },
  };
  try {
    const [ready] = (await once(servers, 'message')) as [Ready];
    await compareRequests(ready, run);
    await compareNewList(ready, run);
    await compareGrowth(ready, run);
    return lines;
  } finally {
    servers.kill('SIGTERM');
    await once(servers, 'exit');
  }
}

type Run = { ask: (wish: Wish) => Promise<number>; say: (line: string) => void };

const newListName = 'A new list of 420 lines';

function get({ cookie }: Ready, url: string, encoding = 'identity') {
  return load(url, { cookie, 'accept-encoding': encoding });
}

async function compareRequests(ready: Ready, { ask, say }: Run): Promise<void> {
  const { product, bare, recipeId, monday } = ready;
  const cpuOf = async (url: string) => {
    const before = await ask('cpu');
    for (let index = 0; index < 200; index++) await get(ready, url);
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
  say('Requests of a household with 500 recipes, one connection');
  for (const { name, path, isBare, bar, than } of cases) {
    const { ours, theirs } = await inTurns(
      () => get(ready, product + path),
      () => get(ready, isBare ? bare + path : `${product}/healthz`),
    );
    const sizes = [await get(ready, product + path), await get(ready, product + path, 'br, gzip')].map(
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
}

async function compareNewList(ready: Ready, { say }: Run): Promise<void> {
  const created = await newLists(ready);
  const worst = Math.max(...created).toFixed(0);
  say(
    [
      newListName.padEnd(30),
      `${median(created).toFixed(2)} ms`,
      `at most ${worst} ms, bar ${listBar} ms`,
      `${(median(created) / peer.newList.p50).toFixed(2)} × the peer`,
    ].join('  '),
  );
}

/** The same requests before and after the account has grown. */
async function compareGrowth(ready: Ready, { ask, say }: Run): Promise<void> {
  const { product, recipeId, monday } = ready;
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
  const timesNow = async () => {
    const times: number[] = [];
    for (const { path } of growing) times.push(await usualTime(() => get(ready, product + path)));
    return [...times, median(await newLists(ready))];
  };
  const before = await timesNow();
  await ask({ recipes: manyRecipes });
  await ask({ archivedLists: 52 });
  const after = await timesNow();
  say(`The same with ${manyRecipes} recipes and a year of lists, bar ${growthBar} × before`);
  for (const [index, name] of [...growing.map((endpoint) => endpoint.name), newListName].entries()) {
    const ratio = (after[index]! / before[index]!).toFixed(2);
    say(
      `${name.padEnd(30)} ${after[index]!.toFixed(2)} ms  ${ratio} × the ${before[index]!.toFixed(2)} ms before`,
    );
  }
}

const lists = 30;
/** Ours: maximum milliseconds for a new list. */
const listBar = 30;

/** Response times in milliseconds for creating lists of the second week. */
async function newLists({ product, cookie, monday }: Ready): Promise<number[]> {
  const times: number[] = [];
  const headers = { cookie, 'content-type': 'application/json' };
  const body = JSON.stringify({ startDate: addDays(monday, 7), endDate: addDays(monday, 13) });
  for (let index = -2; index < lists; index++) {
    const start = performance.now();
    const answer = await fetch(`${product}/api/generate-shopping-list`, { method: 'POST', headers, body });
    const { shoppingList } = (await answer.json()) as { shoppingList?: { id: string } };
    if (index >= 0) times.push(performance.now() - start);
    if (!shoppingList) throw new Error(`A new list: ${answer.status}`);
    await fetch(`${product}/api/shopping-lists/${shoppingList.id}`, {
      method: 'DELETE',
      headers: { cookie },
    });
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
  for (let index = -3; index < 300 && (index < 3 || performance.now() < end); index++) {
    const { ms } = await run();
    // The first ones warm up.
    if (index >= 0) times.push(ms);
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
      const roundTimes: number[] = [];
      for (let index = 0; index < requestsPerRound; index++) roundTimes.push((await run()).ms);
      // The first rounds warm up.
      if (round >= 0) times.push(median(roundTimes));
    }
  }
  return { ours, theirs };
}

if (import.meta.url === pathToFileURL(process.argv[1]!).href) {
  await requestSpeed(console.log);
}
