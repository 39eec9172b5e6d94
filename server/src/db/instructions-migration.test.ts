import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeAll, expect, test } from 'vitest';
import { olderDatabase } from '#testing/older-database.ts';
import { migrateDatabase } from './migrate-database.ts';
import { recipes } from './tables/recipes.ts';

const { before, connection, client } = await olderDatabase('instructions_as_json');
const db = drizzle(client);

const instructions = ['Stir, then say "done".', 'Heat to 200 °C {fan}.', 'It\\s\nready', ''];

/** As a server of the version before writes and reads. */
const olderInsert = 'insert into recipes (title, ingredients, instructions) values ($1, $2, $3)';
async function olderRead(title: string) {
  const { rows } = await client.query('select instructions from recipes where title = $1', [title]);
  return rows[0].instructions;
}

async function read(title: string) {
  const [row] = await db.select().from(recipes).where(eq(recipes.title, title));
  return row!.instructions;
}

beforeAll(async () => {
  await migrateDatabase(connection, before);
  await client.connect();
  await client.query(olderInsert, ['Soup', '[]', instructions]);
  await client.query(olderInsert, ['Water', '[]', []]);
  await migrateDatabase(connection);
});

test('instructions keep every step and every sign of it', async () => {
  expect(await read('Soup')).toEqual(instructions);
  expect(await read('Water')).toEqual([]);
});

test('servers of this version and the one before write for each other', async () => {
  await client.query(olderInsert, ['Rice', '[]', instructions]);
  expect(await read('Rice')).toEqual(instructions);
  await client.query('update recipes set instructions = $1, servings = 3 where title = $2', [
    ['Boil.'],
    'Rice',
  ]);
  expect(await read('Rice')).toEqual(['Boil.']);

  await db.insert(recipes).values({ title: 'Beans', ingredients: [], instructions });
  expect(await olderRead('Beans')).toEqual(instructions);
  await db.update(recipes).set({ instructions: [] }).where(eq(recipes.title, 'Beans'));
  expect(await olderRead('Beans')).toEqual([]);
  expect(await read('Beans')).toEqual([]);
});
