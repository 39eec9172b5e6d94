import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { olderDatabase } from '#testing/older-database.ts';
import { migrateDatabase } from './migrate-database.ts';

const { before, connection, client } = await olderDatabase('store_names');

test('stores have the apostrophe of keyboards, and the later of two corrections stays', async () => {
  await migrateDatabase(connection, before);
  await client.connect();
  const userId = randomUUID();
  await client.query(`insert into users (id, email, "calendarToken") values ($1, 'a@example.com', 't')`, [
    userId,
  ]);
  for (const store of ['Trader Joe’s', 'Aldi', null]) {
    await client.query('insert into grocery_receipts ("userId", store) values ($1, $2)', [userId, store]);
  }
  for (const [store, text, name, day] of [
    ['trader joe’s', 'MLK', 'former milk', 1],
    ["trader joe's", 'MLK', 'milk', 2],
    ['trader joe’s', 'EGG', 'eggs', 1],
    ['aldi', 'EGG', 'duck eggs', 1],
  ]) {
    await client.query(
      `insert into receipt_corrections ("userId", store, text, name, category, "isFood", "isRemoved", "isGuess", "updatedAt")
       values ($1, $2, $3, $4, 'Dairy', true, false, false, $5)`,
      [userId, store, text, name, new Date(Date.UTC(2026, 10, Number(day)))],
    );
  }

  await migrateDatabase(connection);

  const receipts = await client.query('select store from grocery_receipts order by store');
  expect(receipts.rows).toEqual([{ store: 'Aldi' }, { store: "Trader Joe's" }, { store: null }]);
  const corrections = await client.query('select store, text, name from receipt_corrections order by name');
  expect(corrections.rows).toEqual([
    { store: 'aldi', text: 'EGG', name: 'duck eggs' },
    { store: "trader joe's", text: 'EGG', name: 'eggs' },
    { store: "trader joe's", text: 'MLK', name: 'milk' },
  ]);
});
