import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '#testing/postgres.ts';
import { openDatabase } from './database.ts';
import { seedAndDisconnect, seedSamples } from './seed.ts';
import { recipes } from './tables/recipes.ts';

const { db, connection, close } = await createTestDatabase();
afterAll(close);

/** Each row with the transaction that wrote it. */
function versions() {
  return db.select({ id: recipes.id, title: recipes.title, writer: sql<string>`xmin::text` }).from(recipes);
}

test('a start without changes writes nothing, and changed library recipes are updated', async () => {
  await seedSamples(db);
  const first = await versions();
  expect(first).toHaveLength(sampleRecipes.length);
  await seedSamples(db);
  expect(await versions()).toEqual(first);

  const [sample] = sampleRecipes;
  await db.update(recipes).set({ title: 'An older title' }).where(eq(recipes.id, sample!.id));
  await seedSamples(db);
  const [mended] = await db.select().from(recipes).where(eq(recipes.id, sample!.id));
  expect(mended!.title).toBe(sample!.title);
});

test('a start keeps no connection that has read the library', async () => {
  const { pool, close } = openDatabase(connection, pino({ level: 'silent' }));
  await seedAndDisconnect(pool);
  expect(await versions()).toHaveLength(sampleRecipes.length);
  expect(pool.totalCount).toBe(0);
  await close();
});
