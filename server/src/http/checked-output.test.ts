import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Person, startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();
const { db } = server.context;

/** The answer three times: checks are compiled with the first. */
async function repeatedly(person: Person, path: string) {
  const answers = [];
  for (let index = 0; index < 3; index++) answers.push(await person.get(path));
  return answers;
}

test('fields that the contract does not name are removed from responses, at any depth', async () => {
  const ann = await server.user();
  const ingredients = [{ name: 'rice', amount: 200, unit: 'g', secret: 'of the kitchen' }];
  const { rows } = await db.execute<{ id: string }>(
    sql`insert into recipes ("userId", title, ingredients, steps) values
      (${ann.id}, 'Rice', ${JSON.stringify(ingredients)}, '["Boil the rice."]') returning id`,
  );
  const meal = { recipeId: rows[0]!.id, date: '2026-11-24', mealType: 'dinner' };
  expect((await ann.post('/api/meal-plans', meal)).status).toBe(200);
  for (const path of [
    `/api/recipe/${meal.recipeId}`,
    '/api/meal-plans?startDate=2026-11-23',
    '/api/week?startDate=2026-11-23',
  ]) {
    for (const { status, text } of await repeatedly(ann, path)) {
      expect(status).toBe(200);
      expect(text).toContain('"name":"rice"');
      expect(text).not.toMatch(/secret|storedFacts|calendarToken/);
    }
  }
});

test.each(['2026-02-30', '2026-11-31', '2026-13-01', '0000-01-01', '2026-11-24 ', '24.11.2026'])(
  'a list that names the day %j is an error of ours, and is not sent',
  async (date) => {
    const ann = await server.user();
    const { body } = await ann.post('/api/shopping-lists', { name: 'Party' });
    const { id } = (body as { shoppingList: { id: string } }).shoppingList;
    const planned = {
      ingredient: 'rice',
      amount: 1,
      unit: 'kg',
      meals: [{ recipeId: crypto.randomUUID(), title: 'Rice', date, mealType: 'dinner' }],
    };
    await db.execute(
      sql`insert into shopping_items ("listId", id, "userId", planned, own, times, version)
        values (${id}, gen_random_uuid(), ${ann.id}, ${JSON.stringify(planned)}, '{}', '{}', 1)`,
    );
    for (const answer of await repeatedly(ann, '/api/shopping-lists')) {
      expect(answer.status).toBe(500);
      expect(answer.body).toMatchObject({ code: 'internal' });
    }
  },
);
