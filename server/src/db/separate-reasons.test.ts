import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, test } from 'vitest';
import { olderDatabase } from '#testing/older-database.ts';
import { migrateDatabase } from './migrate-database.ts';
import { separateReasons } from './separate-reasons.ts';
import { recipes } from './tables/recipes.ts';

/** What the composer wrote before recipes had a reason: for every allergy, diet and goal, and for many at once. */
const packed = await readFile(new URL('composed-descriptions.fixture.tsv.gz', import.meta.url));
const text = gunzipSync(packed).toString();
const descriptions = text
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t')[3]!);

const { before, connection, client } = await olderDatabase('reasons');

const userId = randomUUID();
const written = {
  title: 'Peanut-free pepper rice',
  description: 'Peppers over rice. Made without peanuts for Zanzibella. Good for heart health.',
  instructions: ['Roast the peppers to keep it peanut-free.', 'Cook the rice.'],
  tags: ['Vegan', 'Heart healthy'],
};

async function insertOld(
  owner: string | null,
  origin: string,
  description: string | null,
  { title = 'Soup', instructions = ['Stir.'], tags = ['Quick'] } = {},
) {
  await client.query(
    `insert into recipes ("userId", title, description, ingredients, instructions, tags, origin)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      owner,
      title,
      description,
      JSON.stringify([{ name: 'rice', amount: 1, unit: 'cup' }]),
      instructions,
      tags,
      origin,
    ],
  );
}

async function rows() {
  const rows = await drizzle(client).select().from(recipes);
  return rows.sort((a, b) => a.id.localeCompare(b.id));
}

test('descriptions that were stored with a reason are separated from it, once and for all', async () => {
  await migrateDatabase(connection, before);
  await client.connect();
  await client.query(`insert into users (id, email, "calendarToken") values ($1, 'a@example.com', 't')`, [
    userId,
  ]);
  await client.query(
    `insert into taste_profiles ("userId", allergies, "dietaryRestrictions", "nutritionGoals", "customInstructions")
     values ($1, '{Peanuts}', '{}', '{Heart Health}', 'No chili, my daughter Zanzibella hates it')`,
    [userId],
  );
  for (const description of descriptions) await insertOld(userId, 'composer', description);
  for (const description of descriptions.slice(-20)) await insertOld(null, 'composer', description);
  await insertOld(userId, 'model', written.description, written);
  await insertOld(userId, 'import', 'My own words, for heart health.');
  await insertOld(userId, 'import', null);

  await migrateDatabase(connection);

  const after = await rows();
  const composed = after.filter(({ origin }) => origin === 'composer');
  expect(composed).toHaveLength(descriptions.length + 20);
  for (const { userId: owner, description, reason } of composed) {
    expect(description).not.toMatch(/suits you|because it|made without|keeps to|in mind/);
    if (owner === null) expect(reason).toBeNull();
    else expect(descriptions).toContain(`${description}${reason ? ` ${reason}` : ''}`);
  }
  expect(after.filter(({ reason }) => reason?.startsWith('It suits you because it ')).length).toBeGreaterThan(
    1000,
  );
  expect(after.find(({ origin }) => origin === 'model')).toMatchObject({
    title: 'Pepper rice',
    description: 'Peppers over rice.',
    reason: 'Made without peanuts for Zanzibella. Good for heart health.',
    instructions: ['Roast the peppers.', 'Cook the rice.'],
    tags: ['Vegan'],
  });
  const imported = after.filter(({ origin }) => origin === 'import').map(({ description }) => description);
  expect(imported.toSorted()).toEqual(['My own words, for heart health.', null]);

  await client.query('delete from data_migrations');
  await separateReasons(drizzle(client));
  expect(await rows()).toEqual(after);
});
