import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { allergens, diets, mealTypes } from '@plateful/domain/vocabulary/options.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { recipes } from '#db/tables/recipes.ts';
import { users } from '#db/tables/users.ts';
import { changesBetween, takeSnapshot } from '#testing/database-snapshot.ts';
import { fillAccount } from '#testing/full-account.ts';
import { startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();
const { db } = server.context;
/** All but the files of the built client, which are only sent. */
const routes = server.routes
  .filter(({ method, path }) => method === 'GET' && !/\.(?!json|txt|xml)\w+$/.test(path))
  .map(({ path }) => path);

const owner = await server.user('plus');
await fillAccount(server.context, owner, { seed: 3, now: new Date() });
const [account] = await db.select().from(users).where(eq(users.id, owner.id));
const [own] = await db.select().from(recipes).where(eq(recipes.userId, owner.id));

/** Where a sign-in begins, which has to be remembered until it is finished. */
const begins = new Set(['/api/login', '/oidc/*']);
const remembers = ['sessions', 'oidc_payloads'];

/** Any path parameter. */
const values = [
  own!.id,
  sampleRecipes[0]!.id,
  crypto.randomUUID(),
  account!.calendarToken,
  'auth',
  'x',
  '%00',
];
const queries = [
  '',
  '?seed=77&count=10&dietaryRestrictions=Keto,Vegan&mealType=snack&timePreference=15',
  '?seed=3&cuisine=Korean&diet=Vegan&allergies=Peanuts',
  `?query=soup&id=${crypto.randomUUID()}&userId=${owner.id}&subscriptionTier=pro&email=x@example.com`,
  `?intent=${crypto.randomUUID()}&session_id=cs_test_1&token=abc&code=1&state=2&startDate=2026-11-23`,
  '?__proto__[a]=1&a[]=1&a=%F0%9F%8D%B2&mealType=lunch',
];

/** Tables that were written since, but for counters of limits. */
async function writtenSince(before: Awaited<ReturnType<typeof takeSnapshot>>) {
  const changes = changesBetween(before, await takeSnapshot(db));
  return [...new Set(changes.map(({ table }) => table))].filter((table) => table !== 'throttles');
}

test('the walk covers the pages, the API and all other routes', () => {
  for (const path of [
    '/',
    '/recipe/:id',
    '/api/recipe/:id/image',
    '/api/login',
    '/sandbox/clock',
    '/healthz',
  ]) {
    expect(routes).toContain(path);
  }
});

test.each(routes)('GET %s by a visitor writes nothing, for any query string', async (route) => {
  const before = await takeSnapshot(db);
  const paths = /[:*]/.test(route) ? values.map((value) => route.replace(/:\w+|\*/g, value)) : [route];
  for (const path of paths) {
    for (const query of queries) {
      for (const method of ['GET', 'HEAD']) {
        await server.visitor().send(method, `${path}${query}`);
      }
    }
  }
  const written = await writtenSince(before);
  expect(written.filter((table) => !(begins.has(route) && remembers.includes(table)))).toEqual([]);
});

test('samples for hundreds of tastes leave no row, and their links work', async () => {
  const before = await takeSnapshot(db);
  const visitor = server.visitor();
  const origins: Record<string, number> = {};
  for (let seed = 0; seed < 320; seed += 1) {
    const query = new URLSearchParams({
      count: '3',
      seed: String(seed * 7919),
      mealType: mealTypes[seed % mealTypes.length]!,
      dietaryRestrictions: [diets[seed % diets.length], diets[(seed * 7) % diets.length]].join(),
      allergies: [allergens[seed % 5], allergens[(seed * 3) % 9]].join(),
      timePreference: '20',
    });
    const { body, status } = await visitor.get(`/api/sample-recipes?${query}`);
    expect(status).toBe(200);
    for (const { id, origin } of (body as { recipes: { id: string; origin: string }[] }).recipes) {
      origins[origin] = (origins[origin] ?? 0) + 1;
      if (origin === 'composer' && seed % 20 === 0) {
        expect((await visitor.get(`/api/recipe/${id}`)).body).toMatchObject({ recipe: { id, origin } });
        expect((await visitor.get(`/recipe/${id}`)).status).toBe(200);
      }
    }
  }
  expect(origins.composer).toBeGreaterThan(75);
  expect(await writtenSince(before)).toEqual([]);
});
