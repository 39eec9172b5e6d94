import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, test } from 'vitest';
import { olderDatabase } from '#testing/older-database.ts';
import { migrateDatabase } from './migrate-database.ts';
import { mealPlans } from './tables/meal-plans.ts';

const { before, connection, client } = await olderDatabase('week');

test('meals that were planned when a slot held one stay as they are, each the first of its slot', async () => {
  await migrateDatabase(connection, before);
  await client.connect();
  const [userId, recipeId, listId] = [randomUUID(), randomUUID(), randomUUID()];
  await client.query(`insert into users (id, email, "calendarToken") values ($1, 'a@example.com', 't')`, [
    userId,
  ]);
  await client.query(
    `insert into recipes (id, "userId", title, ingredients, instructions) values ($1, $2, 'Soup', '[]', '{Stir.}')`,
    [recipeId, userId],
  );
  const { rows } = await client.query<{ id: string }>(
    `insert into meal_plans ("userId", "recipeId", date, "mealType", servings, "createdAt") values
     ($1, $2, '2026-11-23', 'dinner', 2, '2026-11-20T12:00:00Z'),
     ($1, $2, '2026-11-24', 'lunch', 7, '2026-11-21T12:00:00Z') returning id`,
    [userId, recipeId],
  );
  await client.query(
    `insert into shopping_lists (id, "userId", "mealPlanId", name, items) values ($1, $2, $3, 'List', '[]')`,
    [listId, userId, rows[0]!.id],
  );

  await migrateDatabase(connection);

  const fresh = { position: 0, note: null, leftoversOf: null, isLocked: false, reason: null };
  const [first, second] = [new Date('2026-11-20T12:00:00Z'), new Date('2026-11-21T12:00:00Z')];
  const owned = { userId, recipeId, ...fresh };
  expect(await drizzle(client).select().from(mealPlans).orderBy(mealPlans.date)).toEqual([
    {
      ...owned,
      id: rows[0]!.id,
      date: '2026-11-23',
      mealType: 'dinner',
      servings: 2,
      createdAt: first,
      updatedAt: first,
    },
    {
      ...owned,
      id: rows[1]!.id,
      date: '2026-11-24',
      mealType: 'lunch',
      servings: 7,
      createdAt: second,
      updatedAt: second,
    },
  ]);
  const { rows: lists } = await client.query('select "mealPlanId" from shopping_lists');
  expect(lists).toEqual([{ mealPlanId: rows[0]!.id }]);
});
