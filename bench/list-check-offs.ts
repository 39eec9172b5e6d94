import { randomUUID } from 'node:crypto';
import { foods } from '@plateful/domain/foods/table.ts';
import { createHybridClock } from '@plateful/domain/merging/hybrid-clock.ts';
import { chromium, type Page } from 'playwright-core';
// @ts-expect-error: a script in plain JavaScript, which runs before anything is built
import { browserArguments, findBrowser } from '../tools/browser.mjs';
import { benchmarkIndexOf, defaultSlowdown, measureBarePage, phoneSlowdown } from './lighthouse.ts';
import { median } from './median.ts';
import { startProduct } from './product.ts';

/** Viewport of Lighthouse's mobile emulation. */
const phone = { width: 390, height: 844 };
const itemCount = 300;
const checkOffs = 20;
const rounds = 3;
const bar = 50;
const reloads = 5;
/** Since the start of the navigation. */
const untilShown = `(async () => {
  while (!document.querySelector('[data-list] ul label')) await new Promise((done) => requestAnimationFrame(done));
  return performance.now();
})()`;

const items = foods
  .filter((_, index) => index % 7 === 0)
  .slice(0, itemCount)
  .map(({ name, section }) => ({ ingredient: name, amount: 2, unit: 'whole', category: section }));

/** Baseline: a list of plain checkboxes and text. */
const bare = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title>
<style>label { display: block; min-height: 56px } :checked + span { text-decoration: line-through }</style>
${items.map(({ ingredient }) => `<label><input type="checkbox"><span>${ingredient}</span></label>`).join('')}`;

type TraceEvent = {
  name: string;
  ph: string;
  ts: number;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
};

/** CPU milliseconds of the longest main-thread task in each tap and swipe, so that other load counts less. */
function longestOfEach(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const tasks = mains.map(({ pid, tid }) =>
    traceEvents.filter(
      (event) => event.pid === pid && event.tid === tid && event.ph === 'X' && isTask(event.name),
    ),
  );
  // There are several renderer processes; the busiest one renders the page.
  const [busy = []] = tasks.toSorted((a, b) => b.length - a.length);
  const begins = traceEvents.filter(({ name }) => name === mark).map(({ ts }) => ts);
  return begins
    .sort((a, b) => a - b)
    .map((begin, index) => {
      const end = begins[index + 1] ?? Number.POSITIVE_INFINITY;
      return Math.max(...busy.filter(({ ts }) => ts >= begin && ts < end).map(({ tdur = 0 }) => tdur / 1000));
    });
}

function isTask(name: string): boolean {
  return name.endsWith('ThreadControllerImpl::RunTask');
}

/** Begins a tap or a swipe in the trace. */
const mark = 'gesture';
/** Horizontal position of item names. */
const left = 100;
/** Position of an unchecked checkbox, without forcing layout of off-screen content. */
const middleBox = `(() => {
  for (let y = 300; y < innerHeight; y += 10) {
    const box = document.elementFromPoint(${left}, y)?.closest('label')?.control;
    if (box?.type === 'checkbox' && !box.checked) return y + 10;
  }
  throw new Error('No unchecked item is visible');
})()`;

/** Taps checkboxes down the list, with a swipe in between. */
async function shop(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  for (let index = 0; index < checkOffs; index++) {
    const y = (await page.evaluate(middleBox)) as number;
    await page.evaluate(`performance.mark('${mark}')`);
    await page.touchscreen.tap(left, y);
    await page.waitForTimeout(400);
    await page.evaluate(`performance.mark('${mark}')`);
    await session.send('Input.synthesizeScrollGesture', { x: 200, y: 500, yDistance: -400, speed: 1600 });
    await page.waitForTimeout(200);
  }
  const trace = await browser.stopTracing();
  await session.detach();
  return longestOfEach(trace);
}

/** Milliseconds from the reload until the list is visible. */
async function opening(): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < reloads; run++) {
    await page.reload({ waitUntil: 'commit' });
    times.push(Math.round((await page.evaluate(untilShown)) as number));
  }
  return median(times);
}

/** A gesture counts by its median over the rounds: now and then the machine itself stops for some milliseconds. */
function mediansOf(ofRounds: readonly number[][]): number[] {
  return ofRounds[0]!.map((_, gesture) => median(ofRounds.map((round) => round[gesture]!)));
}

function resultLine(slowdown: number, ours: readonly number[][], base: readonly number[][]): string {
  const longest = Math.max(...mediansOf(ours)) * slowdown;
  const other = Math.max(...mediansOf(base)) * slowdown;
  const isOver = (ms: number) => ms * slowdown > bar;
  const over = mediansOf(ours).filter(isOver).length;
  const single = ours.flat().filter(isOver).length;
  return `${slowdown} times slower: longest task of a tap or swipe ${longest.toFixed(0)} ms, ${(longest / other).toFixed(1)} × the bare list's; over ${bar} ms: ${over} of ${checkOffs * 2}, in single rounds ${single} of ${checkOffs * 2 * rounds}`;
}

const benchmarkIndex = benchmarkIndexOf(await measureBarePage());
/** The bar is for a mid-tier phone, as this machine is calibrated; Lighthouse's default is printed for comparison. */
const slowdowns = [...new Set([phoneSlowdown(benchmarkIndex), defaultSlowdown])];
const product = await startProduct();
const { path: executablePath, env } = await findBrowser({ preferShell: true });
const browser = await chromium.launch({ executablePath, env, args: browserArguments });
const clock = createHybridClock('bench000', Date.now);

async function openPhone(): Promise<Page> {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
  return context.newPage();
}

/** A page with the list of a new account. */
async function openList(round: number): Promise<Page> {
  const page = await openPhone();
  const asked = await page.request.get(`${product.origin}/api/login?returnTo=%2Fshopping-list`);
  const form = { email: `shopper${round}@example.com`, password: 'measured, not guessed', age: '16' };
  await page.request.post(`${asked.url()}/register`, { form });
  const created = await page.request.post(`${product.origin}/api/shopping-lists`, {
    data: { name: 'Everything' },
  });
  const { shoppingList } = (await created.json()) as { shoppingList: { id: string } };
  for (let index = 0; index < itemCount; index += 100) {
    const operations = items
      .slice(index, index + 100)
      .map((set) => ({ item: randomUUID(), at: clock.next(), set }));
    const path = `/api/shopping-lists/${shoppingList.id}/sync`;
    await page.request.post(product.origin + path, { data: { since: 0, operations } });
  }
  await page.goto(`${product.origin}/shopping-list`);
  await page
    .locator('[data-list] ul label')
    .nth(itemCount - 1)
    .waitFor({ state: 'attached' });
  await page.evaluate(`scrollTo({ top: 700, behavior: 'instant' })`);
  await page.waitForTimeout(3000);
  return page;
}

async function openBareList(): Promise<Page> {
  const page = await openPhone();
  await page.setContent(bare);
  return page;
}

const base: number[][] = [];
const ours: number[][] = [];
for (let round = 0; round < rounds; round++) {
  for (const [open, figures] of [
    [openBareList, base],
    [openList, ours],
  ] as const) {
    const page = await open(round);
    figures.push(await shop(page));
    await page.context().close();
  }
}
console.log(
  `${itemCount} items, ${checkOffs} ticks and swipes on a phone (BenchmarkIndex ${benchmarkIndex})`,
);
for (const slowdown of slowdowns) console.log(resultLine(slowdown, ours, base));
const page = await openList(rounds);
await page.evaluate('navigator.serviceWorker.ready');
const context = page.context();
const session = await context.newCDPSession(page);
for (const rate of [1, ...slowdowns]) {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const online = await opening();
  await context.setOffline(true);
  const offline = await opening();
  await context.setOffline(false);
  console.log(
    `Reload without a connection, ${rate === 1 ? 'this machine' : `${rate} times slower`}: ${offline} ms, ${(offline / online).toFixed(2)} × with one`,
  );
}
await browser.close();
await product.stop();
