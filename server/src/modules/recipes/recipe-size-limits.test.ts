import { ownRecipeBounds, planBounds } from '@plateful/contract/bounds.ts';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accountFigures } from '#db/tables/account-figures.ts';
import { recipeVersions } from '#db/tables/own-recipes.ts';
import { favorites, recipes } from '#db/tables/recipes.ts';
import { users } from '#db/tables/users.ts';
import type { Person } from '#testing/test-server.ts';
import { startWatchedServer } from '#testing/watched-server.ts';

const { server, statements } = await startWatchedServer();
const { db } = server.context;

const step = 'Stir the sauce well. '.repeat(95);
const document = {
  ...{ title: 'Sauce', description: null, cookingTime: 20, servings: 2, cuisineType: null, mealType: null },
  ...{ lines: [{ text: '100 g rice' }], steps: Array.from({ length: 60 }, () => step), tags: [] },
};

async function write(person: Person, change: object = {}): Promise<string> {
  const sent = { document: { ...document, ...change }, key: crypto.randomUUID() };
  const answer = await person.post('/api/own-recipes', sent);
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  return (answer.body as { recipe: { id: string } }).recipe.id;
}

const bytesOf = async ({ id }: Person) => {
  const [row] = await db.select().from(accountFigures).where(eq(accountFigures.userId, id));
  return row!.recipeBytes;
};
const setBytes = ({ id }: Person, recipeBytes: number) =>
  db.update(accountFigures).set({ recipeBytes }).where(eq(accountFigures.userId, id));

test('a recipe longer than anybody writes is refused, in whatever letters', async () => {
  const ann = await server.user();
  const steps = Array.from({ length: 60 }, () => '…'.repeat(2000));
  const sent = { document: { ...document, steps }, key: crypto.randomUUID() };
  const answer = await ann.post('/api/own-recipes', sent);
  expect([answer.status, answer.body]).toEqual([
    400,
    expect.objectContaining({ fields: { 'document.steps': expect.stringContaining('too long') } }),
  ]);
});

test('what an account’s recipes hold follows each change of them', async () => {
  const ann = await server.user();
  const short = await write(ann, { steps: ['Boil.'] });
  const single = await bytesOf(ann);
  const long = await write(ann);
  expect(await bytesOf(ann)).toBeGreaterThan(2 * 60 * (step.length - 1));
  const sent = { document: { ...document, steps: ['Boil.'] }, version: 1 };
  await ann.send('PUT', `/api/own-recipes/${long}`, sent);
  expect(await bytesOf(ann)).toBe(2 * single);
  await db.update(recipes).set({ storedFacts: null }).where(eq(recipes.id, short));
  expect(await bytesOf(ann)).toBe(2 * single);
  await db.delete(recipes).where(eq(recipes.id, short));
  expect(await bytesOf(ann)).toBe(single);
  await db.delete(recipes).where(eq(recipes.id, long));
  expect(await bytesOf(ann)).toBe(0);
});

test('former versions take so many bytes of an account, and the oldest make room', async () => {
  const ann = await server.user();
  const figures = async () => {
    const [row] = await db.select().from(accountFigures).where(eq(accountFigures.userId, ann.id));
    return row!.versionBytes;
  };
  const versions = async () => {
    const rows = await db.select().from(recipeVersions).where(eq(recipeVersions.userId, ann.id));
    const sizes = await db.execute<{ bytes: number }>(
      sql`select coalesce(sum(octet_length(document::text)), 0)::int as bytes from recipe_versions where "userId" = ${ann.id}`,
    );
    return { kept: rows.map(({ version }) => version).sort((a, b) => a - b), bytes: sizes.rows[0]!.bytes };
  };
  const id = await write(ann);
  const save = async (version: number) => {
    const sent = { document: { ...document, title: `Sauce ${version}` }, version };
    expect((await ann.send('PUT', `/api/own-recipes/${id}`, sent)).status).toBe(200);
  };
  for (let version = 1; version <= 4; version += 1) await save(version);
  const four = await versions();
  expect(four.kept).toEqual([1, 2, 3, 4]);
  expect(await figures()).toBe(four.bytes);
  // As if the account were full and these were its newest recipes.
  const max = ownRecipeBounds.versionBytes;
  await db.execute(sql`insert into recipe_versions ("userId", "recipeId", version, document, "savedAt")
    select ${ann.id}, ${id}, -i, jsonb_build_object('title', repeat('x', 1000000)), now() - i * interval '1 day'
    from generate_series(1, ${Math.floor((max - four.bytes) / 1_000_100)}::int) i`);
  expect((await versions()).kept.length).toBeGreaterThan(40);
  await save(5);
  await save(6);
  await save(7);
  const after = await versions();
  expect(after.bytes).toBeLessThanOrEqual(max);
  expect(after.kept.slice(-7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(after.kept[0]).toBeGreaterThan(-49);
  expect(await figures()).toBe(after.bytes);
  await db.delete(recipes).where(eq(recipes.id, id));
  expect(await figures()).toBe(0);
});

test('an account that is full takes no more text, neither written nor imported', async () => {
  const ann = await server.user();
  const id = await write(ann);
  const file = (await ann.get('/api/account/export')).text;
  await setBytes(ann, ownRecipeBounds.allBytes + 1);
  const answers = [
    await ann.post('/api/own-recipes', { document, key: crypto.randomUUID() }),
    await ann.send('PUT', `/api/own-recipes/${id}`, { document: { ...document, title: 'Soup' }, version: 1 }),
    await importInto(ann, file),
    await importInto(
      ann,
      JSON.stringify({
        '@type': 'Recipe',
        name: 'S',
        recipeIngredient: ['1 l water'],
        recipeInstructions: ['Boil.'],
      }),
    ),
  ];
  expect(answers.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual(
    answers.map(() => [429, 'limit_reached']),
  );
});

function importInto(person: Person, content: string) {
  const form = new FormData();
  form.append('file', new Blob([content]), 'file');
  return person.send('POST', '/api/account/import', form);
}

test('recipes beyond the size of one response are fetched page by page', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  const id = await write(ann);
  await bob.post('/api/user/favorites', { recipeId: id });
  const lists = ['/api/user/recipes', '/api/user/favorites'];
  expect([(await ann.get(lists[0]!)).status, (await bob.get(lists[1]!)).status]).toEqual([200, 200]);

  await setBytes(ann, ownRecipeBounds.answeredBytes + 1);
  const [row] = await db.select().from(recipes).where(eq(recipes.id, id));
  const copies = Array.from({ length: 200 }, () => ({ ...row!, id: crypto.randomUUID() }));
  const made = await db.insert(recipes).values(copies).returning({ recipeId: recipes.id });
  await db.insert(favorites).values(made.map(({ recipeId }) => ({ userId: bob.id, recipeId })));
  for (const [person, path] of [
    [ann, lists[0]!],
    [bob, lists[1]!],
  ] as const) {
    const answer = await person.get(path);
    expect([answer.status, answer.body]).toEqual([
      400,
      expect.objectContaining({ message: expect.stringContaining('in pages') }),
    ]);
    expect((await person.get(`${path}?limit=10`)).status).toBe(200);
  }
});

test('a calendar, a list and costs of a quarter read no methods', async () => {
  const ann = await server.user();
  const recipeId = await write(ann);
  const date = new Date().toISOString().slice(0, 10);
  await ann.post('/api/meal-plans', { recipeId, date, mealType: 'lunch' });
  const { calendarToken } = (await db.select().from(users).where(eq(users.id, ann.id)))[0]!;
  statements.length = 0;
  expect((await server.visitor().get(`/api/calendar/feed/${calendarToken}`)).text).toContain('Lunch: Sauce');
  const days = { startDate: date, endDate: date };
  expect((await ann.post('/api/generate-shopping-list', days)).status).toBe(200);
  const planned = statements.filter(({ query }) => query.includes('from "meal_plans"'));
  expect(planned.length).toBeGreaterThanOrEqual(2);
  expect(planned.filter(({ query }) => /"(?:steps|instructions|written)"/.test(query))).toEqual([]);
});

test('a week of long recipes is answered without the methods that are too many', async () => {
  const ann = await server.user();
  const recipeId = await write(ann);
  for (const day of [1, 2, 3, 4, 5, 6]) {
    const actions = ['breakfast', 'lunch', 'dinner'].flatMap((mealType) =>
      Array.from({ length: 2 }, () => ({ type: 'add', date: `2026-12-0${day}`, mealType, recipeId })),
    );
    expect((await ann.post('/api/week-edits', { actions })).status).toBe(200);
  }
  type Meal = { recipe: { title: string; instructions: string[]; facts: object } };
  const week = (await ann.get('/api/week?startDate=2026-11-30')).body as { entries: Meal[] };
  const plan = (await ann.get('/api/meal-plans?startDate=2026-11-30')).body as { mealPlans: Meal[] };
  for (const meals of [week.entries, plan.mealPlans]) {
    expect(meals).toHaveLength(36);
    const methods = meals.map(({ recipe }) => recipe.instructions.join('').length);
    expect(methods.reduce((sum, length) => sum + length)).toBeLessThanOrEqual(planBounds.answeredMethods);
    expect([methods[0]! > 100_000, methods.at(-1)]).toEqual([true, 0]);
    expect(meals.at(-1)!.recipe).toEqual({ ...meals[0]!.recipe, instructions: [] });
  }
});

test('a week reads each method once, without its text as typed', async () => {
  const ann = await server.user();
  const recipeId = await write(ann);
  const date = '2026-12-01';
  await ann.post('/api/meal-plans', { recipeId, date, mealType: 'dinner' });
  const before = statements.length;
  const week = await ann.get(`/api/week?startDate=${date}`);
  const meals = await ann.get(`/api/meal-plans?startDate=${date}`);
  expect([week.text, meals.text].map((text) => text.includes(step.trim()))).toEqual([true, true]);
  const read = statements.slice(before);
  expect(read.filter(({ query }) => query.includes('"steps"')).length).toBeGreaterThan(1);
  expect(read.filter(({ query }) => /"(?:written|parts)"/.test(query))).toEqual([]);
});
