import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { defaultLimits } from '#adapters/recipe-writer/limits.ts';
import { generations } from '#db/tables/generations.ts';
import { expectWhole, first, origins, second, third, titles, violationsOf } from '#testing/generations.ts';
import { type Behavior, startModelEndpoint } from '#testing/model-endpoint.ts';
import {
  eventsIn,
  generate,
  generationsOf,
  ownRecipes,
  plusUser,
  startModelServer,
} from '#testing/model-server.ts';
import type { Person } from '#testing/test-server.ts';
import { finishGeneration } from './generate-recipes.service.ts';

const { server, model, renewWriter } = await startModelServer();

test('recipes of the model belong to the user, are counted, and are marked as the model’s', async () => {
  const ann = await plusUser(server);
  model.say({ mode: 'recipes', recipes: [first, second] });
  const { status, answer } = await generate(ann, { count: 2 });
  expect(status).toBe(200);
  expect(titles(answer.recipes)).toEqual([first.title, second.title]);
  expect(answer).toMatchObject({
    isOpenAIGenerated: true,
    isFallback: false,
    usage: { generatedThisMonth: 2, limit: 300, remainingThisMonth: 298 },
  });
  expect(answer.notice).toBeUndefined();
  for (const recipe of answer.recipes) {
    expect(recipe).toMatchObject({ origin: 'model', reason: null, isGenerated: true });
    expect(recipe.nutritionInfo?.calories).toBeGreaterThan(50);
    const { body } = await server.visitor().get(`/api/recipe/${recipe.id}`);
    const { reason: _, isOwn: __, adaptedFrom: ___, isRemoved: ____, ...seen } = recipe;
    expect(body).toEqual({
      recipe: { ...seen, createdAt: `${recipe.createdAt.slice(0, 10)}T00:00:00.000Z` },
    });
  }
  await expectWhole(server, ann, answer);
  expect(model.requests).toHaveLength(1);
});

const failures: [string, Behavior][] = [
  ['breaks', { mode: 'status', status: 500 }],
  ['is overloaded', { mode: 'status', status: 503 }],
  ['has had too many requests', { mode: 'status', status: 429 }],
  ['asks for a longer wait than the time limit', { mode: 'status', status: 429, retryAfter: 3600 }],
  ['rejects the key', { mode: 'status', status: 401 }],
  ['does not answer', 'hang'],
  ['falls silent in the first recipe', 'stall'],
  ['loses the connection', 'cut'],
  ['runs out of tokens', 'finish-length'],
  ['answers in prose', 'prose'],
  ['renames the fields', 'wrong-shape'],
  ['refuses', 'refusal'],
  ['answers with nothing', { mode: 'text', text: '' }],
  ['answers without recipes', { mode: 'recipes', recipes: [] }],
  ['drops the steps', { mode: 'recipes', recipes: [{ ...first, instructions: undefined }] }],
];

test.each(failures)('when the model %s, composed recipes are served and not counted', async (_, behavior) => {
  const ann = await plusUser(server, { allergies: ['Peanuts'], dietaryRestrictions: ['Vegetarian'] });
  model.say(behavior);
  const { status, answer } = await generate(ann, { count: 2 });
  expect(status).toBe(200);
  expect(origins(answer.recipes)).toEqual(['composer', 'composer']);
  expect(answer).toMatchObject({ isOpenAIGenerated: false, isFallback: true });
  const limits = { allergies: ['Peanuts' as const], dietaryRestrictions: ['Vegetarian' as const] };
  for (const recipe of answer.recipes) expect(violationsOf(recipe, limits)).toEqual([]);
  await expectWhole(server, ann, answer);
});

test.each(['stall', 'cut', 'finish-length'] as const)(
  'a batch that ends by %s keeps its complete recipes, and the rest is composed',
  async (mode) => {
    const ann = await plusUser(server);
    model.say({ mode, recipes: [first, second] });
    const { answer } = await generate(ann, { count: 2 });
    expect(origins(answer.recipes)).toEqual(['model', 'composer']);
    expect(answer.recipes[0]!.title).toBe(first.title);
    expect(answer).toMatchObject({ isOpenAIGenerated: false, isFallback: true });
    await expectWhole(server, ann, answer);
  },
);

test('missing recipes are composed, and surplus ones are dropped', async () => {
  const ann = await plusUser(server);
  model.say({ mode: 'recipes', recipes: [first] });
  const few = (await generate(ann, { count: 2 })).answer;
  expect(origins(few.recipes)).toEqual(['model', 'composer']);
  await expectWhole(server, ann, few);

  const bob = await plusUser(server);
  model.say({ mode: 'recipes', recipes: [first, second, third] });
  const many = (await generate(bob, { count: 2 })).answer;
  expect(origins(many.recipes)).toEqual(['model', 'model']);
  await expectWhole(server, bob, many);
});

test('when one recipe cannot be stored, none is stored and none is counted', async () => {
  const ann = await plusUser(server);
  const { db } = server.context;
  model.say({ mode: 'recipes', recipes: [first, second] });
  const refused = sql.raw(
    `alter table recipes add constraint no_second check (title <> '${second.title}') not valid`,
  );
  await db.execute(refused);
  const { status, error } = await generate(ann, { count: 2 });
  await db.execute(sql`alter table recipes drop constraint no_second`);
  expect(status).toBe(500);
  expect(error).toMatchObject({ code: 'internal', message: expect.stringContaining('Please try again') });
  expect(await ownRecipes(ann)).toEqual([]);
  expect(await generationsOf(server, ann)).toMatchObject([{ status: 'failed', reserved: 0 }]);
  expect((await ann.get('/api/recipe-usage')).body).toMatchObject({ usage: { generatedThisMonth: 0 } });
});

test('a free user gets samples, and the model is not called', async () => {
  const ann = await server.user();
  await ann.post('/api/taste-profile', {});
  const idempotencyKey = crypto.randomUUID();
  const { answer } = await generate(ann, { count: 2, idempotencyKey });
  expect(answer).toMatchObject({ isOpenAIGenerated: false, isFallback: false });
  expect(answer.usage).toBeUndefined();
  expect(answer.recipes.map(({ origin }) => origin)).toEqual(['library', 'library']);
  expect((await generate(ann, { count: 2, idempotencyKey })).answer).toEqual(answer);
  expect(model.requests).toEqual([]);
});

test('a visitor does not reach the model, with events or without', async () => {
  for (const accept of ['application/json', 'text/event-stream']) {
    const answer = await server.visitor().send('POST', '/api/generate-recipes', {}, { accept });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: 'unauthenticated' });
  }
  expect(model.requests).toEqual([]);
});

test('each recipe is an event, in order, then the plain answer', async () => {
  const ann = await plusUser(server);
  model.say({ mode: 'cut', recipes: [first, second, third] });
  const { status, headers, text } = await ann.send(
    'POST',
    '/api/generate-recipes',
    { count: 3 },
    { accept: 'text/event-stream' },
  );
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/event-stream');
  expect(headers.get('cache-control')).toContain('no-store');
  expect(headers.get('x-accel-buffering')).toBe('no');
  expect(headers.get('content-encoding')).toBeNull();
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  const events = eventsIn(text);
  expect(events.map((event) => event.type)).toEqual(['recipe', 'recipe', 'recipe', 'done']);
  const done = events.at(-1)!;
  if (done.type !== 'done') throw new Error('not done');
  expect(events.flatMap((event) => (event.type === 'recipe' ? [event.recipe] : []))).toEqual(
    done.answer.recipes,
  );
  expect(origins(done.answer.recipes)).toEqual(['model', 'model', 'composer']);
  await expectWhole(server, ann, done.answer);
});

test('an error is an event too', async () => {
  const ann = await server.user('plus');
  const { text } = await ann.send('POST', '/api/generate-recipes', {}, { accept: 'text/event-stream' });
  expect(eventsIn(text)).toMatchObject([
    {
      type: 'error',
      error: { code: 'invalid_input', message: expect.stringContaining('taste preferences') },
    },
  ]);
});

/** A request whose answer can be read as it arrives, or aborted. */
function open(ann: Person, wish: object, accept: string, signal?: AbortSignal) {
  return fetch(`${server.origin}/api/generate-recipes`, {
    method: 'POST',
    headers: {
      cookie: `sid=${ann.cookie('sid')}`,
      origin: server.origin,
      'content-type': 'application/json',
      accept,
    },
    body: JSON.stringify(wish),
    ...(signal && { signal }),
  });
}

test('a recipe is sent while the model still writes the next, to a repeated request as well', async () => {
  const ann = await plusUser(server);
  const slow = await startModelEndpoint();
  const ai = { ...server.context.config.ai!, baseUrl: slow.url };
  const { ai: usual } = server.context.config;
  server.context.config.ai = ai;
  renewWriter({ ...defaultLimits, retries: { max: 0, firstWaitMs: 0 } });
  server.context.config.ai = usual;
  slow.say({ mode: 'stall', recipes: [first, second] });

  const wish = { count: 2, idempotencyKey: crypto.randomUUID() };
  const readFirst = async () => {
    const reader = (await open(ann, wish, 'text/event-stream')).body!.getReader();
    let text = '';
    while (eventsIn(text).length === 0) text += Buffer.from((await reader.read()).value!).toString();
    return { reader, text };
  };
  const clicks = [await readFirst(), await readFirst()];
  expect(slow.requests).toHaveLength(1);
  expect(await generationsOf(server, ann)).toMatchObject([{ status: 'running', reserved: 2 }]);
  await slow.stop();
  const [original, repeat] = await Promise.all(
    clicks.map(async ({ reader, text }) => {
      let all = text;
      for (let part = await reader.read(); !part.done; part = await reader.read())
        all += Buffer.from(part.value).toString();
      return eventsIn(all);
    }),
  );
  expect(original!.map((event) => event.type)).toEqual(['recipe', 'recipe', 'done']);
  expect(original![0]).toMatchObject({ recipe: { title: first.title, origin: 'model' } });
  expect(repeat).toEqual(original);
});

test.each(['application/json', 'text/event-stream'])(
  'a closed tab (%s) does not stop the work: the recipes are under My Recipes',
  async (accept) => {
    const ann = await plusUser(server);
    renewWriter(defaultLimits);
    model.say({ mode: 'recipes', recipes: [first, second], chunkMs: 2 });
    const tab = new AbortController();
    const request = open(ann, { count: 2 }, accept, tab.signal).then((response) => response.text());
    request.catch(() => undefined);
    await vi.waitFor(() => expect(model.requests).toHaveLength(1));
    tab.abort();
    await expect(request).rejects.toThrow();
    await vi.waitFor(async () => expect(await ownRecipes(ann)).toHaveLength(2), { timeout: 5000 });
    expect(origins(await ownRecipes(ann))).toEqual(['model', 'model']);
  },
);

test('recipes that a crashed server was writing are written by another, once', async () => {
  const ann = await plusUser(server);
  model.say({ mode: 'recipes', recipes: [first, second] });
  const idempotencyKey = crypto.randomUUID();
  const wish = { count: 2, mealType: null, customRequest: null };
  const left = { userId: ann.id, wish, idempotencyKey, reserved: 2, createdAt: new Date(0) };
  const [generation] = await server.context.db.insert(generations).values(left).returning();
  for (const _ of [1, 2]) await finishGeneration(server.context, { generationId: generation!.id });
  const recipes = await ownRecipes(ann);
  expect(titles(recipes).sort()).toEqual([first.title, second.title].sort());
  const { answer } = await generate(ann, { count: 2, idempotencyKey });
  expect(titles(answer.recipes)).toEqual([first.title, second.title]);
  expect(await ownRecipes(ann)).toHaveLength(2);
});
