import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
// @ts-expect-error: a script in plain JavaScript, which runs before anything is built
import { browserArguments, findBrowser } from '../tools/browser.mjs';
import { median } from './median.ts';

/** Not a dependency: it has 176 MB, and neither running nor testing the product needs it. */
const lighthouse = 'lighthouse@13.5.0';

const runs = 3;

/**
 * How many times slower than this machine a mid-tier phone is. Lighthouse's default takes a BenchmarkIndex from 1,500
 * for granted; its throttling.md (Calibrating the CPU slowdown) gives a machine below it 2.
 */
export const defaultSlowdown = 4;
const slowMachineSlowdown = 2;
const fastMachine = 1500;

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Report = {
  environment: { benchmarkIndex: number };
  categories: Record<(typeof categories)[number], { score: number | null }>;
  audits: Record<string, Audit>;
};

type Audit = {
  numericValue?: number;
  details?: {
    items?: { transferSize?: number; networkEndTime?: number; observedFirstContentfulPaint?: number }[];
  };
};

/** Measures the page several times, because other load affects the results. */
export async function measurePage(url: string, slowdown: number): Promise<Report[]> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run++) reports.push(await measureOnce(url, slowdown));
  return reports;
}

/** Lighthouse with its default mobile emulation, of a processor `slowdown` times slower than this machine's. */
async function measureOnce(url: string, slowdown: number): Promise<Report> {
  // The shell has no graphics process, which a machine without graphics would have to compute beside the page.
  const browser = await findBrowser({ preferShell: true });
  const flags = ['--headless=new', ...browserArguments].join(' ');
  const options = [
    '--quiet',
    '--output=json',
    '--output-path=stdout',
    `--only-categories=${categories.join(',')}`,
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    `--chrome-flags=${flags}`,
  ];
  const child = spawn('npx', ['--yes', lighthouse, url, ...options], {
    env: { ...process.env, ...browser.env, CHROME_PATH: browser.path },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(await text(child.stdout)) as Report;
}

/** Baseline: a minimal page, whose figures show the machine's speed. */
export async function measureBarePage(): Promise<Report[]> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title><h1>Bare</h1>',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const reports = await measurePage(`http://127.0.0.1:${port}/`, defaultSlowdown);
  server.close();
  return reports;
}

/** Lighthouse's measure of this machine's speed. */
export function benchmarkIndexOf(reports: readonly Report[]): number {
  return Math.round(median(reports.map(({ environment }) => environment.benchmarkIndex)));
}

/** How many times slower than a machine of this speed a mid-tier phone is. */
export function phoneSlowdown(benchmarkIndex: number): number {
  return benchmarkIndex < fastMachine ? slowMachineSlowdown : defaultSlowdown;
}
