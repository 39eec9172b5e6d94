import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleRecipes } from '@plateful/domain/recipes/sample-recipes.ts';
import { addDays, weekFrom } from '@plateful/domain/weeks/plain-date.ts';
import { createApp } from '@plateful/server/app.ts';
import { readConfig } from '@plateful/server/config.ts';
import { createContext } from '@plateful/server/create-context.ts';
import { migrateDatabase, openDatabase } from '@plateful/server/db/database.ts';
import { startEmbeddedPostgres } from '@plateful/server/db/embedded-postgres.ts';
import { seedSamples } from '@plateful/server/db/seed.ts';
import { freePort } from '@plateful/server/free-port.ts';
import { Browser } from '@plateful/server/testing/browser.ts';
import Fastify from 'fastify';
import { pino } from 'pino';

/** What this process tells the one that loads it. */
export type Ready = { product: string; bare: string; cookie: string; week: { first: string; last: string } };

const monday = '2026-11-23';
const log = pino({ level: 'silent' }); // answers that failed are counted by whoever asks
const dataDir = await mkdtemp(join(tmpdir(), 'plateful-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir, log });
await migrateDatabase(postgres.connection);
const { db, pool, close } = openDatabase(postgres.connection, log);
await seedSamples(db);

const port = await freePort();
const config = readConfig({ PORT: String(port), LOG_LEVEL: 'error', DATA_DIR: dataDir });
const context = await createContext({ config, db, log });
const product = await createApp(context, log);
await product.listen({ port, host: 'localhost' });

const browser = new Browser(config.origin);
const form = { email: 'bench@example.com', password: 'measured, not guessed' };
await browser.follow(
  await browser.send('POST', await browser.openSignIn('register'), new URLSearchParams(form)),
);
for (const [day, date] of weekFrom(monday).entries()) {
  for (const [meal, mealType] of ['breakfast', 'lunch', 'dinner'].entries()) {
    const recipeId = sampleRecipes[(day * 3 + meal) % sampleRecipes.length]!.id;
    await browser.post('/api/meal-plans', { recipeId, date, mealType });
  }
}

const { id: userId } = (await browser.get('/api/auth/user')).body as { id: string };
const selectWeek = `select m.*, r.* from meal_plans m join recipes r on r.id = m."recipeId"
  where m."userId" = $1 and m.date >= $2 and m.date <= $3 order by m.date, m."mealType"`;
const insertList = 'insert into shopping_lists ("userId", name, items) values ($1, $2, $3) returning *';
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
  return { shoppingList: (await pool.query(insertList, [userId, 'A week', items])).rows[0] };
});
const bareOrigin = await bare.listen({ port: 0, host: 'localhost' });

process.on('SIGTERM', async () => {
  await Promise.all([product.close(), bare.close()]);
  await close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
  process.exit(0);
});

const ready: Ready = {
  product: config.origin,
  bare: bareOrigin,
  cookie: `sid=${browser.cookie('sid')}`,
  week: { first: dates.startDate, last: dates.endDate },
};
process.send!(ready);
