import { addDays, localDay, mondayOf } from '@plateful/domain/weeks/plain-date.ts';
import { chromium, type Page } from 'playwright-core';
// @ts-expect-error: a script in plain JavaScript, which runs before anything is built
import { browserArguments, findBrowser } from '../tools/browser.mjs';
import { median } from './median.ts';
import { startProduct } from './product.ts';

/** Lighthouse's mobile emulation: a mid-range phone on slow 4G. */
const phone = { width: 390, height: 844 };
const slowdown = 4;
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

const runs = 5;
const bar = 2000;

/** Milliseconds from the click on "Plan my week" until the visible day is painted with its meals. */
async function pressToPaint(page: Page, monday: string): Promise<number> {
  await page.goto(`${product.origin}/meal-planner?week=${monday}`);
  await page.getByRole('button', { name: 'Plan my week' }).waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate(inPage) as Promise<number>;
}

/** As text, because it runs in the browser: this package has no DOM types. */
const inPage = `(async () => {
  const button = [...document.querySelectorAll('button')].find((one) => one.innerText === 'Plan my week');
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const start = performance.now();
  button.click();
  while (document.querySelectorAll('article').length < 3) await frame();
  // The frame after the layout.
  await frame();
  return performance.now() - start;
})()`;

const product = await startProduct();
// As the product does at its start (server/src/main.ts).
product.context.weekPlanner.keepWarm();
const { path: executablePath, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, env, args: browserArguments });
const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
const page = await context.newPage();
const asked = await page.request.get(`${product.origin}/api/login?returnTo=%2Frecipes`);
const form = { email: 'planner@example.com', password: 'measured, not guessed', age: '16' };
await page.request.post(`${asked.url()}/register`, { form });
const taste = { cuisinePreferences: ['Italian', 'Mexican'], householdSize: 4 };
await page.request.post(`${product.origin}/api/taste-profile`, { data: taste });
const session = await context.newCDPSession(page);
await session.send('Network.emulateNetworkConditions', network);
await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

// Each run fills another week.
const first = addDays(mondayOf(localDay(new Date())), 7);
const times: number[] = [];
for (let run = 0; run <= runs; run++) times.push(await pressToPaint(page, addDays(first, 7 * run)));
const [cold = 0, ...warm] = times.map(Math.round);
console.log(
  `Plan my week on a throttled phone, press to paint: median ${median(warm)} ms of ${warm.join(', ')} (bar ${bar} ms); the very first ${cold} ms`,
);
await browser.close();
await product.stop();
