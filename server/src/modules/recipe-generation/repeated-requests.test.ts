import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { generations } from '#db/tables/generations.ts';
import { used } from '#testing/generations.ts';
import {
  generate,
  generationsOf,
  goodRecipes,
  ownRecipes,
  plusUser,
  startModelServer,
} from '#testing/model-server.ts';

const now = new Date('2026-12-31T12:00:00Z');
const { server, model } = await startModelServer({ clock: { now: () => now } });
const { db } = server.context;

test('a double click is counted once', async () => {
  const ann = await plusUser(server);
  model.say({ mode: 'recipes', recipes: goodRecipes.slice(0, 2) });
  const click = { count: 2, idempotencyKey: crypto.randomUUID() };
  const answers = await Promise.all(Array.from({ length: 5 }, () => generate(ann, click)));
  for (const { answer } of answers) expect(answer).toEqual(answers[0]!.answer);
  expect(answers[0]!.answer).toMatchObject({ isOpenAIGenerated: true, usage: { generatedThisMonth: 2 } });
  expect(model.requests).toHaveLength(1);
  expect((await generate(ann, click)).answer).toEqual(answers[0]!.answer);
  expect(model.requests).toHaveLength(1);
  expect(await ownRecipes(ann)).toHaveLength(2);
});

test('a repeat of the request that used up the quota gets its recipes, not an error', async () => {
  const ann = await plusUser(server);
  await used(server, ann, 299);
  model.say({ mode: 'recipes', recipes: goodRecipes.slice(0, 1) });
  const click = { count: 1, idempotencyKey: crypto.randomUUID() };
  const { answer } = await generate(ann, click);
  expect(await generate(ann, click)).toMatchObject({ status: 200, answer });
});

test('a repeated request gets the same composed recipes and the same notice', async () => {
  const ann = await plusUser(server);
  model.say('prose');
  const click = { count: 2, customRequest: 'A shimmering cake', idempotencyKey: crypto.randomUUID() };
  const { answer } = await generate(ann, click);
  expect(answer.notice).toContain('“shimmering”');
  expect((await generate(ann, click)).answer).toEqual(answer);
});

test('an idempotency key belongs to one request of one user', async () => {
  const ann = await plusUser(server);
  const bob = await plusUser(server);
  const idempotencyKey = crypto.randomUUID();
  model.say({ mode: 'recipes', recipes: goodRecipes.slice(0, 1) });
  const { answer } = await generate(ann, { count: 1, idempotencyKey });
  for (const other of [{ count: 2 }, { mealType: 'lunch' }, { customRequest: 'Soup' }]) {
    const { status, error } = await generate(ann, { count: 1, ...other, idempotencyKey });
    expect(status).toBe(409);
    expect(error).toMatchObject({ code: 'conflict' });
  }
  const bobs = (await generate(bob, { count: 1, idempotencyKey })).answer;
  expect(bobs.recipes[0]!.id).not.toBe(answer.recipes[0]!.id);
  expect((await generate(ann, { count: 1, idempotencyKey: 'again' })).status).toBe(400);
});

test.each([
  ['failed', { status: 'failed' as const, reserved: 0 }],
  ['was abandoned', { status: 'running' as const, createdAt: new Date(now.getTime() - 11 * 60_000) }],
])('a repeat of a request that %s starts again', async (_, earlier) => {
  const ann = await plusUser(server);
  const idempotencyKey = crypto.randomUUID();
  const old = await used(server, ann, 1, { idempotencyKey, ...earlier });
  model.say({ mode: 'recipes', recipes: goodRecipes.slice(0, 1) });
  const { answer } = await generate(ann, { count: 1, idempotencyKey });
  expect(answer).toMatchObject({ isOpenAIGenerated: true, usage: { generatedThisMonth: 1 } });
  const rows = await generationsOf(server, ann);
  expect(rows.find((row) => row.id === old.id)).toMatchObject({ status: 'failed', reserved: 0 });
  expect(rows).toHaveLength(2);
});

test('a repeat waits for the request that another server is working on', async () => {
  const ann = await plusUser(server);
  const idempotencyKey = crypto.randomUUID();
  model.say({ mode: 'recipes', recipes: goodRecipes.slice(0, 1) });
  const { answer } = await generate(ann, { count: 1 });
  const elsewhere = await used(server, ann, 1, { status: 'running', idempotencyKey });
  const repeat = generate(ann, { count: 1, idempotencyKey });
  // Time to find the running row; a later answer is the same.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const result = { recipeIds: answer.recipes.map((recipe) => recipe.id), isOpenAIGenerated: true };
  await db
    .update(generations)
    .set({ status: 'done', ...result })
    .where(eq(generations.id, elsewhere.id));
  expect((await repeat).answer).toMatchObject({ recipes: answer.recipes, isOpenAIGenerated: true });
});
