import type { ShoppingList } from '@plateful/contract/shopping-lists.ts';
import { addDays, localDay, mondayOf } from '@plateful/domain/weeks/plain-date.ts';
import { median } from './median.ts';
import { startProduct } from './product.ts';

const runs = 40;
/** Until the just-in-time compiler has seen every function of a request often enough. */
const warmUps = 40;
/** Maximum milliseconds from request to response. */
const bar = 30;

/** The shopping list of a planned week of three meals a day, generated and updated through HTTP and the database. */
export async function weekList(): Promise<string[]> {
  const { browser, stop } = await startProduct();
  const taste = { cuisinePreferences: ['Italian', 'Mexican'], householdSize: 4 };
  await browser.post('/api/taste-profile', taste);
  const startDate = addDays(mondayOf(localDay(new Date())), 7);
  const { count } = (await browser.post('/api/plan-week', { startDate })).body as { count: number };
  const days = { startDate, endDate: addDays(startDate, 6) };
  const created: number[] = [];
  const again: number[] = [];
  let items = 0;
  const before = process.cpuUsage();
  for (let run = 0; run < runs + warmUps; run++) {
    const list = await timed(created, async () => {
      const { body } = await browser.post('/api/generate-shopping-list', days);
      return (body as { shoppingList: ShoppingList }).shoppingList;
    });
    items = list.items.length;
    await timed(again, () => browser.post('/api/generate-shopping-list', days));
    await browser.delete(`/api/shopping-lists/${list.id}`);
  }
  const { user, system } = process.cpuUsage(before);
  const computed = (user + system) / 1000 / created.length / 3;
  await stop();
  return [
    `The list of a week of ${count} meals, ${items} items (bar ${bar} ms)`,
    `  made: ${summary(created)}`,
    `  brought up to date: ${summary(again)}`,
    `  one request computes ${computed.toFixed(0)} ms in this process, whatever else the machine does; the rest is waiting`,
  ];
}

async function timed<T>(times: number[], work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const done = await work();
  times.push(performance.now() - start);
  return done;
}

function summary(times: readonly number[]): string {
  const warm = times.slice(warmUps).toSorted((a, b) => a - b);
  const p95 = warm[Math.floor(warm.length * 0.95)]!;
  return `median ${median(warm).toFixed(0)} ms, 95 of 100 within ${p95.toFixed(0)} ms${median(warm) > bar ? ' NOT HELD' : ''}`;
}
