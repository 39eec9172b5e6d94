import { median } from './median.ts';
import { storeOwnRecipes, timeOf, timesOf } from './own-recipes.ts';
import { startProduct } from './product.ts';

/** The maximum number of recipes of an account after an import. */
const ownRecipes = 5000;
const limit = 12;
/** Maximum milliseconds of a response: while typing, and for the first search, which loads everything. */
const bars = { typing: 50, first: 3000 } as const;

const queries = ['chicken', 'chiken tika', 'pas', 'courgette', 'vegan curry under 30 minutes', 'qwertz'];

/**
 * Searches thousands of own recipes and the library over HTTP, compared with a plain `ilike` over titles in the same
 * database: without typos, synonyms and ranking, sending the same recipes.
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
      // Matches are checked once; later searches differ only in their text.
      for (let warm = 0; warm < 4; warm++) await search(query);
      lines.push(line(`“${query}”`, median(await timesOf(() => search(query))), base, bars.typing));
    }
    return lines;
  } finally {
    await product.stop();
  }
}
