import { median } from './median.ts';
import { storeOwnRecipes, timeOf, timesOf } from './own-recipes.ts';
import { startProduct } from './product.ts';

/** As many recipes of one's own as an account takes from an import. */
const ownRecipes = 5000;
const limit = 12;
/** The most milliseconds that an answer may take: as one types, and the first time, when all is read. */
const bars = { typing: 50, first: 3000 } as const;

const queries = ['chicken', 'chiken tika', 'pas', 'courgette', 'vegan curry under 30 minutes', 'qwertz'];

/**
 * A search among thousands of own recipes and the library, over HTTP, beside what a plain `ilike` over titles takes in the
 * same database: no typos, no synonyms, no ranking, and the same recipes sent.
 */
export async function recipeSearch(): Promise<string[]> {
  const product = await startProduct();
  try {
    const { pool, browser, userId } = product;
    await storeOwnRecipes(pool, userId, ownRecipes);
    await browser.post('/api/taste-profile', { allergies: ['Peanuts'] });
    const search = async (query: string) => {
      const address = `/api/recipes/search?${new URLSearchParams({ query, limit: String(limit) })}`;
      const { status } = await browser.get(address);
      if (status !== 200) throw new Error(`${address}: ${status}`);
    };
    const plain = () =>
      pool.query('select * from recipes where "userId" = $1 and title ilike $2 limit $3', [
        userId,
        '%tika%',
        limit,
      ]);

    const line = (name: string, ms: number, base: number, bar: number) =>
      `${name.padEnd(46)} ${ms.toFixed(1).padStart(7)} ms   ${(ms / base).toFixed(1)} × the plain query, bar ${bar} ms`;
    await plain();
    const base = median(await timesOf(plain));
    const first = await timeOf(() => search('chicken'));
    const lines = [
      `Search among ${ownRecipes} own recipes and the library, under an allergy (plain query: ${base.toFixed(1)} ms)`,
      line('the first time', first, base, bars.first),
    ];
    for (const query of queries) {
      // What matches is judged once; from then on only what is typed differs.
      for (let warm = 0; warm < 4; warm++) await search(query);
      lines.push(line(`“${query}”`, median(await timesOf(() => search(query))), base, bars.typing));
    }
    return lines;
  } finally {
    await product.stop();
  }
}
