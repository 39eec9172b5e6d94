import { addDays } from '@plateful/domain/weeks/plain-date.ts';
import { storeRecipeFacts } from '@plateful/server/modules/recipes/store-facts.service.ts';
import { median } from './median.ts';
import { storeOwnRecipes, timesOf } from './own-recipes.ts';
import { startProduct } from './product.ts';

const few = 50;
const many = 2000;
/** Maximum ratio of a call's times with many and with few recipes. */
const bar = 1.2;
/** Each planned week is a new one. */
const monday = '2030-01-07';
const plannedWeeks = 5;

/** Response times with thousands of imported recipes, compared with fifty in the same run. */
export async function manyRecipes(): Promise<string[]> {
  const product = await startProduct();
  try {
    const { browser, pool, userId } = product;
    await browser.post('/api/taste-profile', { allergies: ['Peanuts'] });
    // The planner's process takes seconds to start.
    await product.context.weekPlanner.warm();
    let week = 0;
    const call = async (method: string, path: string, body?: object) => {
      const { status, text } = await browser.send(method, path, body);
      if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 200)}`);
    };
    const calls: [string, () => Promise<void>, number?][] = [
      ['A page of own recipes', () => call('GET', '/api/user/recipes?limit=24')],
      ['A search', () => call('GET', '/api/recipes/search?query=chicken')],
      [
        'A week is planned',
        () => call('POST', '/api/plan-week', { startDate: addDays(monday, 7 * week++) }),
        plannedWeeks,
      ],
    ];
    const measured = async () => {
      // As the hourly job does.
      await storeRecipeFacts(product.context);
      await pool.query('vacuum analyze');
      const figures: number[] = [];
      for (const [, work, rounds] of calls) {
        // The first call loads and computes what later ones find cached.
        await work();
        figures.push(median(await timesOf(work, rounds)));
      }
      return { figures, megabytes: process.memoryUsage().rss / 1e6 };
    };
    await storeOwnRecipes(pool, userId, few);
    const before = await measured();
    await storeOwnRecipes(pool, userId, many, few);
    const after = await measured();
    return [
      `With ${many} own recipes beside ${few} (bar ${bar} ×)`,
      ...calls.map(([name], index) => {
        const [a, b] = [before.figures[index]!, after.figures[index]!];
        return `${name.padEnd(46)} ${b.toFixed(1).padStart(7)} ms   ${(b / a).toFixed(2)} × the ${a.toFixed(1)} ms with ${few}`;
      }),
      `${'Memory of the server'.padEnd(46)} ${after.megabytes.toFixed(0).padStart(7)} MB   ${(after.megabytes / before.megabytes).toFixed(2)} × the ${before.megabytes.toFixed(0)} MB with ${few}`,
    ];
  } finally {
    await product.stop();
  }
}
