import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
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
    const lines = ['Requests per second, 16 connections'];
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
