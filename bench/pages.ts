import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
// @ts-expect-error: a script in plain JavaScript, which runs before anything is built
import { browserArguments, findBrowser } from '../tools/browser.mjs';
import { median } from './median.ts';
import { startProduct } from './product.ts';

/** Not a dependency: it has 176 MB, and neither running nor testing the product needs it. */
const lighthouse = 'lighthouse@13.5.0';

const runs = 3;

/**
 * How many times slower than this machine a mid-tier phone is. Lighthouse's default takes a BenchmarkIndex from 1,500
 * for granted; its throttling.md (Calibrating the CPU slowdown) gives a machine below it 2. The first argument of this
 * bench sets another.
 */
const defaultSlowdown = 4;
const slowMachineSlowdown = 2;
const fastMachine = 1500;

type Audit = {
  numericValue?: number;
  details?: {
    items?: { transferSize?: number; networkEndTime?: number; observedFirstContentfulPaint?: number }[];
  };
};
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Report = {
  environment: { benchmarkIndex: number };
  categories: Record<(typeof categories)[number], { score: number | null }>;
  audits: Record<string, Audit>;
};

/** Baseline: a minimal page, whose figures show the machine's speed. */
const bare = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title><h1>Bare</h1>',
  );
});
await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
const { port } = bare.address() as { port: number };
const product = await startProduct();
const pages = { home: '/', recipe: `/recipe/${sampleRecipes[0]!.id}`, recipes: '/recipes', FAQ: '/faq' };

/** Measures the page several times, because other load affects the results. */
async function measure(url: string, slowdown: number): Promise<Report[]> {
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

function line(name: string, reports: Report[], base: Report[]): string {
  const scores = categories.map((category) =>
    String(Math.round(medianOf(reports, (report) => report.categories[category].score) * 100)).padStart(3),
  );
  const value = (audit: string, of = reports) => medianOf(of, (report) => report.audits[audit]?.numericValue);
  const paint = value('largest-contentful-paint');
  const ratio = paint / value('largest-contentful-paint', base);
  const shift = value('cumulative-layout-shift').toFixed(3);
  const blocked = Math.round(value('total-blocking-time'));
  const sent = Math.round(medianOf(reports, bytesBeforeReading));
  return `${name.padEnd(8)} ${scores.join(' ')}   LCP ${(paint / 1000).toFixed(2)} s (${ratio.toFixed(1)} ×)  CLS ${shift}  TBT ${blocked} ms  ${sent} kB`;
}

/** Kilobytes loaded before the text was painted. */
function bytesBeforeReading({ audits }: Report): number {
  const [observed] = audits.metrics?.details?.items ?? [];
  const sent = audits['network-requests']?.details?.items ?? [];
  return sent
    .filter(({ networkEndTime = 0 }) => networkEndTime <= (observed?.observedFirstContentfulPaint ?? 0))
    .reduce((sum, { transferSize = 0 }) => sum + transferSize / 1000, 0);
}

function medianOf(reports: Report[], figure: (report: Report) => number | null | undefined): number {
  return median(reports.map((report) => figure(report) ?? 0));
}

const base = await measure(`http://127.0.0.1:${port}/`, defaultSlowdown);
const index = medianOf(base, ({ environment }) => environment.benchmarkIndex);
const slowdown = Number(process.argv[2] ?? (index < fastMachine ? slowMachineSlowdown : defaultSlowdown));
console.log(
  `Lighthouse, mobile, ${slowdown} × slower than this machine (BenchmarkIndex ${Math.round(index)}), medians of ${runs}: performance, accessibility, best practices, SEO; LCP beside a bare page of the same run; sent before the text`,
);
console.log(line('bare', base, base));
for (const [name, path] of Object.entries(pages)) {
  console.log(line(name, await measure(product.origin + path, slowdown), base));
}
bare.close();
await product.stop();
