import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { recipes } from '#db/tables/recipes.ts';
import { users } from '#db/tables/users.ts';
import { DrawingError, type DrawingFailure } from '#ports/share-pictures.ts';
import { startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();
const { context } = server;
const sample = sampleRecipes[0]!;

function getPicture(id: string, headers: Record<string, string> = {}) {
  return fetch(`${server.origin}/api/recipe/${id}/image`, { headers });
}

/** A user's own recipe: the sample with these changes. */
async function storedRecipe(change: Partial<typeof recipes.$inferInsert>, userId: string | null = null) {
  const [row] = await context.db.select().from(recipes).where(eq(recipes.id, sample.id));
  const id = crypto.randomUUID();
  await context.db.insert(recipes).values({ ...row!, ...change, id, userId });
  return id;
}

async function tagOf(change: Partial<typeof recipes.$inferInsert>) {
  return (await getPicture(await storedRecipe(change))).headers.get('etag');
}

/** As if `reason` kept every picture from being drawn. */
async function whileFailing<T>(reason: DrawingFailure, work: () => Promise<T>): Promise<T> {
  const { sharePictures } = context;
  context.sharePictures = { ...sharePictures, draw: () => Promise.reject(new DrawingError(reason)) };
  return work().finally(() => {
    context.sharePictures = sharePictures;
  });
}

test('a recipe has a picture to share, for anyone with its link', async () => {
  const answer = await getPicture(sample.id);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/png');
  const { format, width, height } = await sharp(await answer.bytes()).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
});

test('the picture may be kept for a while and shown on pages of others', async () => {
  const { headers } = await getPicture(sample.id);
  expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
  expect(headers.get('etag')).toMatch(/^"[\w-]+"$/);
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(headers.get('set-cookie')).toBeNull();
  expect(headers.get('retry-after')).toBeNull();
});

test('a client that has the picture gets 304, and nothing is drawn', async () => {
  const id = await storedRecipe({ title: 'Soup that was shared before' });
  const etag = (await getPicture(id)).headers.get('etag')!;
  await whileFailing('crashed', async () => {
    for (const known of [etag, `W/${etag}`, `"another", ${etag}`]) {
      const answer = await getPicture(id, { 'if-none-match': known });
      expect(answer.status).toBe(304);
      expect(answer.headers.get('etag')).toBe(etag);
      expect(answer.headers.get('cache-control')).toMatch(/^public/);
    }
  });
  expect((await getPicture(id, { 'if-none-match': '"another"' })).status).toBe(200);
});

test('the same recipe always has the same tag, one that looks different another', async () => {
  const tags = [
    await tagOf({ title: 'Tomato soup' }),
    await tagOf({ title: 'Tomato stew' }),
    await tagOf({ title: 'Tomato soup', cookingTime: 99 }),
    await tagOf({ title: 'Tomato soup', cuisineType: 'Korean' }),
    await tagOf({ title: 'Tomato soup', servings: 3 }),
  ];
  expect(new Set(tags).size).toBe(tags.length);
  // Of the method a picture shows nothing.
  expect(await tagOf({ title: 'Tomato soup', instructions: ['Cook it another way.'] })).toBe(tags[0]);
});

test('a recipe that does not exist has no picture, and an id that is none is refused', async () => {
  const missing = await getPicture(crypto.randomUUID());
  expect(missing.status).toBe(404);
  expect(await missing.json()).toMatchObject({ code: 'not_found', message: 'Recipe not found' });
  expect((await getPicture('soup')).status).toBe(400);
});

test("a deleted account's recipes have no picture, also for those who saw it before", async () => {
  const ann = await server.user();
  const id = await storedRecipe({ title: 'Soup of Ann' }, ann.id);
  const { status, headers } = await getPicture(id);
  expect(status).toBe(200);
  await context.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, ann.id));
  expect((await getPicture(id)).status).toBe(404);
  expect((await getPicture(id, { 'if-none-match': headers.get('etag')! })).status).toBe(404);
});

test.each(['busy', 'timeout'] as const)(
  '%s: the caller is asked to retry, and the response is not cached',
  async (reason) => {
    const id = await storedRecipe({ title: `Soup while ${reason}` });
    const answer = await whileFailing(reason, () => getPicture(id));
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('etag')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
    expect((await getPicture(id)).status).toBe(200);
  },
);

test('a drawing that crashes is a fault of ours', async () => {
  const id = await storedRecipe({ title: 'Soup of a crash' });
  expect((await whileFailing('crashed', () => getPicture(id))).status).toBe(500);
});

test.each([
  'a'.repeat(100),
  'W'.repeat(100),
  '🍕🍕🍕',
  '👩🏽‍🍳 Chef’s soup 🫠',
  'שקשוקה ירוקה',
  '\u202esoup desrever\u202c',
  '寿司ボウル',
  '<script>alert(1)</script>',
  '"/><image href="http://127.0.0.1:9/x.png"/>',
  '&lt;&amp;&#0;',
  'Z̷̢͓̎a̷l̴g̸o̵ soup',
  'constructor',
  '\ud800 half of a pair',
])('a title that is %j is drawn', async (title) => {
  const answer = await getPicture(await storedRecipe({ title }));
  expect(answer.status).toBe(200);
  expect(await sharp(await answer.bytes()).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('a recipe with almost no data still has a picture', async () => {
  const id = await storedRecipe({
    title: 'Tea',
    cuisineType: null,
    mealType: null,
    cookingTime: null,
    nutritionInfo: null,
    ingredients: [{ name: 'moonlight', amount: 1, unit: 'cup' }],
  });
  expect((await getPicture(id)).status).toBe(200);
});
