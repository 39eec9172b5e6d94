import { setImmediate as turn } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { recipes as recipeTable } from '#db/tables/recipes.ts';
import { used } from '#testing/generations.ts';
import {
  eventsIn,
  generate,
  generationsOf,
  goodRecipes,
  ownRecipes,
  plusUser,
  startModelServer,
} from '#testing/model-server.ts';
import type { Person } from '#testing/test-server.ts';

const usual = new Date('2026-12-31T12:00:00Z');
let now = usual;
const { server, model } = await startModelServer({ clock: { now: () => now } });
const { db } = server.context;
beforeEach(() => {
  now = usual;
});

const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

async function generationUsage(ann: Person) {
  const { body } = await ann.get('/api/recipe-usage');
  return (body as { usage: { generatedThisMonth: number; remainingThisMonth: number } }).usage;
}

/** A model that answers with new recipes only when released. */
function heldWriter() {
  const gate = Promise.withResolvers<void>();
  let written = 0;
  server.context.recipeWriter = {
    async write({ count }, { onRecipe } = {}) {
      await gate.promise;
      const recipes = goodRecipes
        .slice(0, count)
        .map((recipe) => ({ ...recipe, title: `${recipe.title} ${++written}` }));
      for (const recipe of recipes) onRecipe?.(recipe);
      return { recipes, tokens: { input: 10, output: 10 } };
    },
  };
  return gate;
}

test('changing the time zone neither grants a month twice nor takes one away', async () => {
  const ann = await plusUser(server);
  const movesTo = (timeZone: string) =>
    ann.send('PUT', '/api/user/meal-times', { lunchTime: '12:00', timeZone });
  now = new Date('2026-12-31T11:30:00Z');
  await used(server, ann, 300);
  expect((await generationUsage(ann)).remainingThisMonth).toBe(0);
  // There, the new year has begun: usage now counts for the new month.
  await movesTo('Pacific/Kiritimati');
  expect((await generationUsage(ann)).remainingThisMonth).toBe(300);
  await used(server, ann, 200);
  for (const [zone, left] of [
    ['Pacific/Kiritimati', 100],
    ['Pacific/Pago_Pago', 0],
    ['UTC', 0],
    ['Pacific/Kiritimati', 100],
  ] as const) {
    await movesTo(zone);
    expect([zone, (await generationUsage(ann)).remainingThisMonth]).toEqual([zone, left]);
  }
  now = new Date('2027-01-02T12:00:00Z');
  for (const zone of ['UTC', 'Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
    await movesTo(zone);
    expect([zone, (await generationUsage(ann)).remainingThisMonth]).toEqual([zone, 100]);
  }
});

test('a month begins at midnight where the user is, at New Year too', async () => {
  const far = await plusUser(server, {}, 'Pacific/Kiritimati'); // 14 hours ahead
  const late = await plusUser(server, {}, 'Pacific/Pago_Pago'); // 11 hours behind
  now = new Date('2026-12-31T10:30:00Z');
  for (const ann of [far, late]) {
    await used(server, ann, 1, { createdAt: new Date('2026-12-31T10:00:00Z') });
    await used(server, ann, 2, { createdAt: new Date('2026-12-31T09:59:59Z') });
    await used(server, ann, 4, { createdAt: new Date('2026-12-01T11:00:00Z') });
    await used(server, ann, 8, { createdAt: new Date('2026-12-01T10:59:59Z') });
    await used(server, ann, 16, { createdAt: new Date('2025-12-31T12:00:00Z') });
    await used(server, ann, 32, { createdAt: new Date('2026-01-15T12:00:00Z') });
  }
  expect((await generationUsage(far)).generatedThisMonth).toBe(1);
  expect((await generationUsage(late)).generatedThisMonth).toBe(1 + 2 + 4);
  now = new Date('2027-01-01T10:59:59Z');
  expect((await generationUsage(late)).generatedThisMonth).toBe(1 + 2 + 4);
  now = new Date('2027-01-01T11:00:00Z');
  expect((await generationUsage(late)).generatedThisMonth).toBe(0);
  expect((await generationUsage(far)).generatedThisMonth).toBe(1);
});

test('the quota resets in the user’s time zone, not in the server’s', async () => {
  const ann = await plusUser(server, {}, 'Pacific/Kiritimati');
  now = new Date('2026-12-31T09:59:00Z');
  await used(server, ann, 300);
  expect((await generate(ann, { count: 1 })).error).toMatchObject({
    code: 'limit_reached',
    message: "You've reached your 300-recipe limit this month. Recipes reset on January 1, 2027.",
  });
  now = new Date('2026-12-31T10:00:00Z');
  model.say({ mode: 'recipes', recipes: goodRecipes.slice(0, 1) });
  const { answer } = await generate(ann, { count: 1 });
  expect(answer).toMatchObject({ isOpenAIGenerated: true, usage: { generatedThisMonth: 1 } });
});

test('a request in December counts in December, however late it finishes', async () => {
  const ann = await plusUser(server);
  now = new Date('2026-12-31T23:59:00Z');
  const gate = heldWriter();
  const answer = generate(ann, { count: 2 });
  while ((await generationsOf(server, ann)).length === 0) await turn();
  expect((await generationUsage(ann)).generatedThisMonth).toBe(2);
  now = new Date('2027-01-01T00:01:00Z');
  gate.resolve();
  expect((await answer).answer.usage).toMatchObject({ generatedThisMonth: 0 });
  now = new Date('2026-12-31T23:59:59Z');
  expect((await generationUsage(ann)).generatedThisMonth).toBe(2);
});

test('a used-up quota is rejected with the usage, as JSON and as an event, and nothing is generated or stored', async () => {
  const ann = await plusUser(server);
  await used(server, ann, 300);
  const usage = { generatedThisMonth: 300, limit: 300, remainingThisMonth: 0 };
  const { status, error } = await generate(ann, { count: 3 });
  expect(status).toBe(429);
  expect(error).toMatchObject({
    code: 'limit_reached',
    message: expect.stringContaining('January 1, 2027'),
    usage,
  });
  const { text } = await ann.send('POST', '/api/generate-recipes', {}, { accept: 'text/event-stream' });
  expect(eventsIn(text)).toMatchObject([{ type: 'error', error: { code: 'limit_reached', usage } }]);
  expect(model.requests).toEqual([]);
  expect(await ownRecipes(ann)).toEqual([]);
  expect(await generationsOf(server, ann)).toHaveLength(1);
});

test('at the end of a quota the model writes what is left, the composer the rest', async () => {
  const ann = await plusUser(server);
  await used(server, ann, 299);
  model.say({ mode: 'recipes', recipes: goodRecipes.slice(0, 3) });
  const click = { count: 3, idempotencyKey: crypto.randomUUID() };
  const { answer } = await generate(ann, click);
  expect(answer.recipes.map((recipe) => recipe.origin)).toEqual(['model', 'composer', 'composer']);
  expect(answer).toMatchObject({
    isOpenAIGenerated: false,
    // The model worked: only the quota was used up.
    isFallback: false,
    usage: { generatedThisMonth: 300, remainingThisMonth: 0 },
    notice: expect.stringContaining("You've reached your 300-recipe limit this month"),
  });
  expect(JSON.stringify(model.requests[0]!.body.messages)).toContain('Write 1 recipe');
  expect((await generate(ann, click)).answer).toEqual(answer);
});

test('a model that fails near the end of the quota is reported as failed, not the quota as used up', async () => {
  const ann = await plusUser(server);
  await used(server, ann, 298);
  model.say({ mode: 'recipes', recipes: goodRecipes.slice(0, 1) });
  const click = { count: 3, idempotencyKey: crypto.randomUUID() };
  const { answer } = await generate(ann, click);
  expect(answer.recipes.map((recipe) => recipe.origin)).toEqual(['model', 'composer', 'composer']);
  expect(answer).toMatchObject({ isFallback: true, usage: { remainingThisMonth: 1 } });
  expect(answer.notice).toBeUndefined();
  expect((await generate(ann, click)).answer).toEqual(answer);
});

test('fifty requests at once get exactly what is left', async () => {
  const ann = await plusUser(server);
  await used(server, ann, 290);
  const gate = heldWriter();
  let refused = 0;
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const answer = await generate(ann, { count: 3 });
      // The four within the quota are paused until all others have been rejected.
      if (answer.status === 429 && ++refused === 46) gate.resolve();
      return answer;
    }),
  );
  const good = answers.filter(({ status }) => status === 200);
  expect(good).toHaveLength(4);
  const origins = good.flatMap(({ answer }) => answer.recipes.map((recipe) => recipe.origin));
  expect(origins.filter((origin) => origin === 'model')).toHaveLength(10);
  expect(origins).toHaveLength(12);
  expect(await generationUsage(ann)).toMatchObject({ generatedThisMonth: 300, remainingThisMonth: 0 });
  for (const { error } of answers.filter(({ status }) => status === 429)) {
    expect(error.usage).toMatchObject({ generatedThisMonth: 300 });
  }
});

test('a model that fails uses no quota', async () => {
  const ann = await plusUser(server);
  await used(server, ann, 298);
  model.say('refusal');
  expect((await generate(ann, { count: 2 })).answer.usage).toMatchObject({ generatedThisMonth: 298 });
  model.say({ mode: 'recipes', recipes: goodRecipes.slice(0, 2) });
  expect((await generate(ann, { count: 2 })).answer).toMatchObject({
    isOpenAIGenerated: true,
    usage: { generatedThisMonth: 300 },
  });
});

test('deleting recipes gives no quota back', async () => {
  const ann = await plusUser(server);
  model.say({ mode: 'recipes', recipes: goodRecipes.slice(0, 2) });
  await generate(ann, { count: 2 });
  await db.delete(recipeTable).where(eq(recipeTable.userId, ann.id));
  expect((await generationUsage(ann)).generatedThisMonth).toBe(2);
});

test('a running request counts, an abandoned or failed one does not', async () => {
  const ann = await plusUser(server);
  await used(server, ann, 5, { status: 'running', createdAt: minutesAgo(9) });
  await used(server, ann, 7, { status: 'running', createdAt: minutesAgo(11) });
  await used(server, ann, 9, { status: 'failed' });
  expect((await generationUsage(ann)).generatedThisMonth).toBe(5);
});

test('a generation that finishes after its timeout stores nothing', async () => {
  const ann = await plusUser(server);
  const gate = heldWriter();
  const answer = generate(ann, { count: 2 });
  while ((await generationsOf(server, ann)).length === 0) await turn();
  now = new Date(usual.getTime() + 11 * 60_000);
  gate.resolve();
  expect(await answer).toMatchObject({ status: 503, error: { code: 'unavailable' } });
  expect(await ownRecipes(ann)).toEqual([]);
  expect((await generationUsage(ann)).generatedThisMonth).toBe(0);
});

test('without a language model nothing is counted or limited', async () => {
  const ann = await plusUser(server);
  await used(server, ann, 300);
  server.context.recipeWriter = null;
  const { status, answer } = await generate(ann, { count: 1 });
  expect(status).toBe(200);
  expect(answer).toMatchObject({
    isOpenAIGenerated: false,
    isFallback: false,
    usage: { generatedThisMonth: 300 },
  });
});
