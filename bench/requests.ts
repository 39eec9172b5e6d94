import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { addDays } from '@plateful/domain/weeks/plain-date.ts';
import autocannon from 'autocannon';
import { median } from './median.ts';
import type { Ready } from './servers.ts';

const rounds = 3;
const seconds = 3;
const connections = 16;

/** The product's requests beside bare Fastify routes that run the same SQL, in turns, against one database. */
export async function requestsPerSecond(): Promise<string[]> {
  const servers = fork(fileURLToPath(new URL('servers.ts', import.meta.url)));
  try {
    const [{ product, bare, cookie, week }] = (await once(servers, 'message')) as [Ready];
    const dates = { startDate: week.first, endDate: week.last };
    const cases = [
      { name: 'GET /api/meal-plans (21 meals)', path: `/api/meal-plans?startDate=${week.first}` },
      {
        name: 'POST /api/generate-shopping-list (21 meals)',
        path: '/api/generate-shopping-list',
        body: dates,
      },
    ];
    const lines = await newLists(product, cookie, week);
    lines.push('Requests per second, 16 connections');
    for (const { name, path, body } of cases) {
      const ours: number[] = [];
      const theirs: number[] = [];
      for (let round = 0; round < rounds; round++) {
        theirs.push(await load(bare + path, cookie, body));
        ours.push(await load(product + path, cookie, body));
      }
      const ratios = ours.map((value, round) => value / theirs[round]!).sort((a, b) => a - b);
      const [own, base] = [average(ours), average(theirs)].map((value) => value.toFixed(0).padStart(6));
      lines.push(`${name.padEnd(46)} ${own}/s   ${ratios[1]!.toFixed(2)} × the bare route (${base}/s)`);
    }
    return lines;
  } finally {
    servers.kill('SIGTERM');
    await once(servers, 'exit');
  }
}

const lists = 30;
const listBar = 30;

/** Milliseconds from call to answer for a list of other days each time, of which none is there yet. */
async function newLists(origin: string, cookie: string, { first, last }: Ready['week']): Promise<string[]> {
  const times: number[] = [];
  for (let at = 0; at < lists; at++) {
    const body = JSON.stringify({ startDate: first, endDate: addDays(last, at) });
    const start = performance.now();
    const headers = { cookie, 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/api/generate-shopping-list`, { method: 'POST', headers, body });
    await answer.text();
    if (!answer.ok) throw new Error(`A list of ${at} more days: ${answer.status}`);
    times.push(performance.now() - start);
  }
  const worst = Math.max(...times.slice(1)).toFixed(0);
  return [
    `A new list of a 21-meal week: median ${median(times).toFixed(1)} ms, at most ${worst} ms (bar ${listBar} ms)`,
  ];
}

async function load(url: string, cookie: string, body?: object): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { cookie, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  return result.requests.average;
}

function average(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
