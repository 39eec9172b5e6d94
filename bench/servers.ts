import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { addDays, weekFrom } from '@plateful/domain/weeks/plain-date.ts';
import Fastify from 'fastify';
import { startProduct } from './product.ts';

/** What this process tells the one that loads it. */
export type Ready = { product: string; bare: string; cookie: string; week: { first: string; last: string } };

const monday = '2026-11-23';
const product = await startProduct();
const { browser, pool, userId } = product;
for (const [day, date] of weekFrom(monday).entries()) {
  for (const [meal, mealType] of ['breakfast', 'lunch', 'dinner'].entries()) {
    const recipeId = sampleRecipes[(day * 3 + meal) % sampleRecipes.length]!.id;
    await browser.post('/api/meal-plans', { recipeId, date, mealType });
  }
}

const selectWeek = `select m.*, r.* from meal_plans m join recipes r on r.id = m."recipeId"
  where m."userId" = $1 and m.date >= $2 and m.date <= $3 order by m.date, m."mealType"`;
const insertList = 'insert into shopping_lists ("userId", name) values ($1, $2) returning *';
const insertItems = `insert into shopping_items ("listId", id, "userId", planned, own, times, version)
  select $1, gen_random_uuid(), $2, value, '{}', '{}', 1 from jsonb_array_elements($3::jsonb) returning planned`;
const dates = { startDate: monday, endDate: addDays(monday, 6) };
const { shoppingList } = (await browser.post('/api/generate-shopping-list', dates)).body as {
  shoppingList: { items: object[] };
};
const items = JSON.stringify(shoppingList.items);

const bare = Fastify();
bare.get('/api/meal-plans', async () => ({
  mealPlans: (await pool.query(selectWeek, [userId, monday, dates.endDate])).rows,
}));
bare.post('/api/generate-shopping-list', async () => {
  await pool.query(selectWeek, [userId, monday, dates.endDate]);
  const list = (await pool.query(insertList, [userId, 'A week'])).rows[0] as { id: string };
  const { rows } = await pool.query(insertItems, [list.id, userId, items]);
  return { shoppingList: { ...list, items: rows } };
});
const bareOrigin = await bare.listen({ port: 0, host: 'localhost' });

process.on('SIGTERM', async () => {
  await bare.close();
  await product.stop();
  process.exit(0);
});

const ready: Ready = {
  product: product.origin,
  bare: bareOrigin,
  cookie: `sid=${browser.cookie('sid')}`,
  week: { first: dates.startDate, last: dates.endDate },
};
process.send!(ready);
