import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import type { HouseholdWeek } from '@plateful/domain/planning/plan-household-week.ts';
import { weekRequests } from './week-households.ts';
import { brokenLimits, mean, type WeekFigures, weekFigures } from './week-quality.ts';

/**
 * Per number of candidates: minimum saving compared with weeks by taste and random weeks, and maximum gain of a long
 * search.
 */
const bars = [
  { size: 200, byTaste: 0.55, byChance: 0.6, gap: 0.05 },
  { size: 1000, byTaste: 0.65, byChance: 0.7, gap: 0.1 },
  { size: 3000, byTaste: 0.65, byChance: 0.7, gap: 0.13 },
] as const;
const max = { tasteLoss: 0.07, milliseconds: 350, loop: 15 } as const;
const longMilliseconds = 4000;
/** Weeks of other households, after which the code is compiled as in a server that has run for a while. */
const warmUps = 25;
/** The settings of the product's planner. */
const young = { maxYoungGenerationSizeMb: 48 };

/**
 * Weeks of simulated households: waste and taste compared with random weeks and weeks by taste from the same
 * candidates, how much a search of several seconds still improves, and the time of a warm worker.
 */
export async function plannedWeeks(households: number): Promise<string[]> {
  const lines = [
    `Planned weeks, ${households} households of 21 meals, candidates of the cook book and own recipes`,
  ];
  for (const bar of bars) {
    const weeks = weekRequests(households, bar.size).map((request) =>
      weekFigures(request, bar.size, longMilliseconds),
    );
    lines.push(...qualityLines(weeks, bar), ...(await speedLines(households, bar.size)));
  }
  return lines;
}

function qualityLines(weeks: readonly WeekFigures[], bar: (typeof bars)[number]): string[] {
  const total = (figure: (week: WeekFigures) => number) => weeks.reduce((sum, week) => sum + figure(week), 0);
  const waste = total((week) => week.planned.waste);
  const saved = (base: number) => 1 - waste / base;
  const loss = mean(weeks.map(({ planned, greedy }) => 1 - planned.taste / greedy.taste));
  const gap = mean(weeks.map(({ planned, long }) => Math.max(0, planned.objective / long! - 1)));
  const rows: [string, number, number, 'at least' | 'at most'][] = [
    ['waste below weeks by taste alone', saved(total((week) => week.greedy.waste)), bar.byTaste, 'at least'],
    ['waste below weeks by chance', saved(total((week) => week.random.waste)), bar.byChance, 'at least'],
    ['taste below weeks by taste alone', loss, max.tasteLoss, 'at most'],
    ['worse than a run of 4 seconds', gap, bar.gap, 'at most'],
  ];
  const candidates = mean(weeks.map((week) => week.candidates)).toFixed(0);
  return [
    `From ${candidates} candidates: ${(waste / weeks.length).toFixed(0)} g lost a week`,
    ...rows.map(([name, value, limit, kind]) => {
      const isHeld = kind === 'at least' ? value >= limit : value <= limit;
      return `  ${name.padEnd(40)} ${percent(value).padStart(7)}, ${kind} ${percent(limit)}${isHeld ? '' : ' NOT HELD'}`;
    }),
  ];
}

/** The whole request in a warm worker, and how long it blocks the calling thread. */
async function speedLines(households: number, size: number): Promise<string[]> {
  const worker = new Worker(new URL('plan-week-worker.ts', import.meta.url), { resourceLimits: young });
  const all = weekRequests(households + warmUps, size);
  const requests = all.slice(0, households);
  const times: number[] = [];
  const broken: string[] = [];
  const meals = { planned: 0, asked: 0 };
  const ask = async (request: (typeof requests)[number]) => {
    worker.postMessage(request);
    const [week] = (await once(worker, 'message')) as [HouseholdWeek];
    return week;
  };
  for (const request of all.slice(households)) await ask(request);
  const loop = monitorEventLoopDelay({ resolution: 1 });
  const weeks: HouseholdWeek[] = [];
  loop.enable();
  for (const request of requests) {
    const start = performance.now();
    weeks.push(await ask(request));
    times.push(performance.now() - start);
  }
  loop.disable();
  for (const [index, week] of weeks.entries()) {
    broken.push(...brokenLimits(requests[index]!, week));
    meals.planned += week.meals.length;
    meals.asked += requests[index]!.open.length;
  }
  await worker.terminate();
  const baseline = calibration();
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
  const blocked = loop.percentile(99) / 1e6;
  return [
    `  ${broken.length} hard limits broken in ${meals.planned} of ${meals.asked} meals ${broken.slice(0, 3).join('; ')}`,
    `  warm, 95 of 100 within ${p95.toFixed(0)} ms (bar ${max.milliseconds}), ${(p95 / baseline).toFixed(1)} × a fixed sum of this run`,
    `  the asking thread held up at most ${blocked.toFixed(1)} ms in 99 of 100 (bar ${max.loop})`,
  ];
}

/** Milliseconds of a fixed computation: the machine's current speed. */
function calibration(): number {
  const start = performance.now();
  let sum = 0;
  for (let index = 0; index < 20_000_000; index += 1) sum = (sum + (index ^ (index >>> 3))) | 0;
  return performance.now() - start + (sum === 1 ? 1 : 0);
}

function percent(value: number): string {
  return `${(100 * value).toFixed(1)} %`;
}
