import { cookedBounds, favoriteBounds, ownRecipeBounds, shoppingBounds } from '@plateful/contract/bounds.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Person, startTestServer } from '#testing/test-server.ts';

/** What has an end per account has it however many ask at once. */

const server = await startTestServer();
const { db } = server.context;
const tries = 50;
const room = 5;

type Answer = Awaited<ReturnType<Person['post']>>;

/** This many succeed, and the others fail with a message that says what to do. */
async function expectRoomFor(attempt: (index: number) => Promise<Answer>, hint: RegExp, many = tries) {
  const answers = await Promise.all(Array.from({ length: many }, (_, index) => attempt(index)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(room);
  const refused = answers.filter(({ status }) => status !== 200);
  for (const { status, body } of refused) {
    expect([status, body]).toEqual([
      429,
      expect.objectContaining({ code: 'limit_reached', message: expect.stringMatching(hint) }),
    ]);
  }
}

async function countOf(rows: SQL): Promise<number> {
  const { rows: found } = await db.execute<{ n: number }>(sql`select count(*)::int as n from ${rows}`);
  return found[0]!.n;
}

function insertLists({ id }: Person, lists: number, isArchived: boolean) {
  return db.execute(sql`insert into shopping_lists ("userId", name, "isArchived")
    select ${id}, 'List ' || i, ${isArchived} from generate_series(1, ${lists}::int) i`);
}

/** Recipes without an owner, as samples are kept. */
function insertSamples(prefix: string, recipes: number) {
  return db.execute(sql`insert into recipes (id, title, ingredients, instructions)
    select gen_random_uuid(), ${prefix} || i, '[]', '{}' from generate_series(1, ${recipes}::int) i`);
}

test('an account has so many lists in use', async () => {
  const ann = await server.user();
  await insertLists(ann, shoppingBounds.lists - room, false);
  await expectRoomFor(() => ann.post('/api/shopping-lists', { name: 'New' }), /archive or delete/);
  expect(await countOf(sql`shopping_lists where "userId" = ${ann.id}`)).toBe(shoppingBounds.lists);
});

test('an account has so many lists in all, those made from a week too', async () => {
  const ann = await server.user();
  await insertLists(ann, shoppingBounds.allLists - room, true);
  const date = '2026-12-01';
  await ann.post('/api/meal-plans', { recipeId: sampleRecipes[0]!.id, date, mealType: 'dinner' });
  await expectRoomFor(() => ann.post('/api/shopping-lists', { name: 'New' }), /delete some/);
  const days = { startDate: date, endDate: date };
  const created = await ann.post('/api/generate-shopping-list', days);
  expect([created.status, created.body]).toEqual([429, expect.objectContaining({ code: 'limit_reached' })]);
  expect(await countOf(sql`shopping_lists where "userId" = ${ann.id}`)).toBe(shoppingBounds.allLists);
});

test('an account has so many favorites, and one of them can be marked again', async () => {
  const ann = await server.user();
  await insertSamples('Favorite ', favoriteBounds.max - room);
  await db.execute(sql`insert into favorites ("userId", "recipeId")
    select ${ann.id}, id from recipes where title like 'Favorite %'`);
  const mark = (index: number) => ann.post('/api/user/favorites', { recipeId: sampleRecipes[index]!.id });
  await expectRoomFor(mark, /remove some/);
  expect(await countOf(sql`favorites where "userId" = ${ann.id}`)).toBe(favoriteBounds.max);
  const { rows } = await db.execute<{ recipeId: string }>(
    sql`select "recipeId" from favorites where "userId" = ${ann.id} limit 1`,
  );
  expect((await ann.post('/api/user/favorites', rows[0]!)).status).toBe(200);
});

test('an account has notes on so many recipes, and one of them can be changed', async () => {
  const ann = await server.user();
  await insertSamples('Noted ', cookedBounds.notes - room);
  await db.execute(sql`insert into recipe_notes ("userId", "recipeId", rating, "updatedAt")
    select ${ann.id}, id, 4, now() from recipes where title like 'Noted %'`);
  const rate = (id: string) => ann.send('PATCH', `/api/recipe-notes/${id}`, { rating: 5 });
  await expectRoomFor((index) => rate(sampleRecipes[index]!.id), /clear some/);
  expect(await countOf(sql`recipe_notes where "userId" = ${ann.id}`)).toBe(cookedBounds.notes);
  const { rows } = await db.execute<{ recipeId: string }>(
    sql`select "recipeId" from recipe_notes where "userId" = ${ann.id} limit 1`,
  );
  expect((await rate(rows[0]!.recipeId)).status).toBe(200);
});

test('recipes that are made for an account count among its own', async () => {
  const ann = await server.user('pro');
  await ann.post('/api/taste-profile', {});
  await db.execute(sql`insert into recipes (id, "userId", title, ingredients, instructions)
    select gen_random_uuid(), ${ann.id}, 'Recipe ' || i, '[]', '{}'
    from generate_series(1, ${ownRecipeBounds.recipes - room}::int) i`);
  await expectRoomFor(() => ann.post('/api/generate-recipes', { count: 1 }), /delete some/, 10);
  expect(await countOf(sql`recipes where "userId" = ${ann.id}`)).toBe(ownRecipeBounds.recipes);
});
