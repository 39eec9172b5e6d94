import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { olderDatabase } from '#testing/older-database.ts';
import { migrateDatabase } from './migrate-database.ts';

const { before, connection, client } = await olderDatabase('list_items');

test('items that stood in their list are rows of it, checked off as they were', async () => {
  await migrateDatabase(connection, before);
  await client.connect();
  const [userId, listId] = [randomUUID(), randomUUID()];
  await client.query(`insert into users (id, email, "calendarToken") values ($1, 'a@example.com', 't')`, [
    userId,
  ]);
  const milk = { ingredient: 'milk', amount: 1, unit: 'l', category: 'Dairy' };
  const items = [
    { ...milk, checked: true, meals: [] },
    { ...milk, ingredient: 'rice', checked: false },
  ];
  await client.query(`insert into shopping_lists (id, "userId", name, items) values ($1, $2, 'List', $3)`, [
    listId,
    userId,
    JSON.stringify(items),
  ]);

  await migrateDatabase(connection);

  const { rows } = await client.query(
    `select "listId", "userId", planned, own from shopping_items order by planned ->> 'ingredient'`,
  );
  expect(rows).toEqual([
    { listId, userId, planned: { ...milk, meals: [] }, own: { checked: true } },
    { listId, userId, planned: { ...milk, ingredient: 'rice', meals: [] }, own: {} },
  ]);
});
