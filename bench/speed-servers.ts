import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { addDays, weekFrom } from '@plateful/domain/weeks/plain-date.ts';
import { storeRecipeFacts } from '@plateful/server/modules/recipes/store-facts.service.ts';
import Fastify from 'fastify';
import { archiveLists } from './archived-lists.ts';
import { startProduct } from './product.ts';

/** Sent by this process to the one that measures. */
export type Ready = { product: string; bare: string; cookie: string; recipeId: string; monday: string };
/** Requests more own recipes, or the CPU time of this process in milliseconds. */
export type Wish = { recipes: number } | { archivedLists: number } | 'cpu';

const monday = '2026-11-23';
const weeks = 12;
/** Rows per insert: all of them would be a statement of hundreds of megabytes. */
const atOnce = 5000;
const product = await startProduct();
const { browser, pool, userId, context } = product;

/** Twenty ingredients and eight steps, as in the data set used for measuring the peer. */
async function keepRecipes(from: number, to: number): Promise<void> {
  const ingredients = sampleRecipes.flatMap((recipe) => recipe.ingredients).slice(0, 400);
  const steps = Array.from(
    { length: 8 },
    (_, index) =>
      `Step ${index + 1}: heat the oil in a wide pan, add what was cut and stir until it smells good.`,
  );
  const rows = Array.from({ length: to - from }, (_, index) => ({
    title: `Recipe ${from + index} with ${ingredients[index % 400]!.name}`,
    ingredients: Array.from({ length: 20 }, (__, line) => ingredients[(index * 7 + line) % 400]),
    steps,
    tags: ['Quick', 'One pan', `Tag ${index % 30}`],
    cuisineType: ['Thai', 'Italian', 'Greek'][index % 3],
    createdAt: new Date(Date.UTC(2026, 0, 1) + (from + index) * 60_000).toISOString(),
  }));
  for (let index = 0; index < rows.length; index += atOnce) {
    await pool.query(
      `insert into recipes ("userId", title, ingredients, steps, tags, "cuisineType", "createdAt", origin)
       select $1, r.title, r.ingredients, r.steps, r.tags, r."cuisineType", r."createdAt", 'own'
       from jsonb_to_recordset($2) as r(title text, ingredients jsonb, steps jsonb, tags text[], "cuisineType" text, "createdAt" timestamptz)`,
      [userId, JSON.stringify(rows.slice(index, index + atOnce))],
    );
  }
  await storeRecipeFacts(context);
  await pool.query('vacuum analyze');
}

await keepRecipes(0, 500);
const { rows: own } = await pool.query<{ id: string }>(
  'select id from recipes where "userId" = $1 order by title',
  [userId],
);
const meals = Array.from({ length: weeks }, (_, week) => weekFrom(addDays(monday, 7 * week))).flat();
await pool.query(
  `insert into meal_plans ("userId", "recipeId", date, "mealType", servings)
   select $1, m."recipeId", m.date, m."mealType", 4
   from jsonb_to_recordset($2) as m("recipeId" uuid, date text, "mealType" text)`,
  [
    userId,
    JSON.stringify(
      meals.flatMap((date, day) =>
        ['breakfast', 'lunch', 'dinner'].map((mealType, meal) => ({
          recipeId: own[(day * 3 + meal) % 500]!.id,
          date,
          mealType,
        })),
      ),
    ),
  ],
);
await browser.post('/api/generate-shopping-list', { startDate: monday, endDate: addDays(monday, 6) });
await pool.query('vacuum analyze');

async function archiveAndAnalyze(count: number): Promise<void> {
  await archiveLists(pool, userId, count);
  await pool.query('vacuum analyze');
}

type Statement = { text: string; values: unknown[] };

/** The statements that the product sends for a request. */
async function statementsOf(path: string): Promise<Statement[]> {
  const statements: Statement[] = [];
  const client = await pool.connect();
  const connections = Object.getPrototypeOf(client) as { query: (...sent: unknown[]) => unknown };
  client.release();
  const { query } = connections;
  await browser.get(path);
  connections.query = function record(...sent) {
    const [statement, values] = sent as [Statement, unknown[] | undefined];
    statements.push({ text: statement.text, values: values ?? statement.values ?? [] });
    return query.apply(this, sent);
  };
  await browser.get(path);
  connections.query = query;
  return statements;
}

/** The same statements in a minimal route. */
const bare = Fastify();
for (const path of [`/api/meal-plans?startDate=${monday}`, '/api/shopping-lists']) {
  const statements = await statementsOf(path);
  bare.get(path.replace(/\?.*/, ''), async () => {
    const answers = [];
    for (const { text, values } of statements) answers.push((await pool.query(text, values)).rows);
    return answers;
  });
}
const bareOrigin = await bare.listen({ port: 0, host: 'localhost' });

process.on('message', async (wish: Wish) => {
  if (wish !== 'cpu' && 'recipes' in wish) await keepRecipes(500, wish.recipes);
  if (wish !== 'cpu' && 'archivedLists' in wish) await archiveAndAnalyze(wish.archivedLists);
  const { user, system } = process.cpuUsage();
  process.send!((user + system) / 1000);
});
process.on('SIGTERM', async () => {
  await bare.close();
  await product.stop();
  process.exit(0);
});

const ready: Ready = {
  product: product.origin,
  bare: bareOrigin,
  cookie: `sid=${browser.cookie('sid')}`,
  recipeId: own[0]!.id,
  monday,
};
process.send!(ready);
