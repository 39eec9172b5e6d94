import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { diets } from '@plateful/domain/vocabulary/options.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { throttles } from '#db/tables/rate-limits.ts';
import { PlanningError } from '#ports/week-planner.ts';
import { startTestServer } from '#testing/test-server.ts';

const server = await startTestServer({ env: { TRUST_PROXY: 'true' } });
const { db } = server.context;

let turn = 0;
/** Each a request that costs something: another one every time. */
const costly: [what: string, method: string, path: () => string, body?: () => unknown][] = [
  [
    'samples that have to be composed',
    'GET',
    () => {
      const limits = [diets[turn % 8], 'Keto', 'Vegan'].join();
      return `/api/sample-recipes?mealType=snack&count=10&timePreference=${20 + 5 * turn}&allergies=Nuts,Soy,Peanuts,Sesame&dietaryRestrictions=${limits}`;
    },
  ],
  ['a composed day', 'GET', () => `/api/composed-day?cuisine=Greek&diet=Vegan&seed=${turn % 4}`],
  ['a search', 'GET', () => '/api/recipes/search?query=soup'],
  ['a share picture', 'GET', () => `/api/recipe/${sampleRecipes[turn]!.id}/image`],
  ['the waitlist', 'POST', () => '/api/waitlist', () => ({ email: `${crypto.randomUUID()}@example.com` })],
  [
    'a checkout',
    'POST',
    () => '/api/checkout/intent',
    () => new URLSearchParams({ planSlug: 'plus-yearly' }),
  ],
];

/** As if every address that was counted so far had asked a million times. */
const useUp = () => db.update(throttles).set({ count: 1_000_000 });

beforeEach(async () => {
  await db.delete(throttles);
});

test.each(costly)(
  '%s: an address with too many requests is told when to retry',
  async (_what, method, path, body) => {
    const from = (address: string, browser = server.visitor()) => {
      turn += 1;
      return browser.send(method, path(), body?.(), { 'x-forwarded-for': address });
    };
    const accepted = method === 'GET' || path() === '/api/waitlist' ? 200 : 303;
    const mine = '2001:db8:1:2::1';
    expect((await from(mine)).status).toBe(accepted);
    await useUp();
    expect((await from(mine)).status).toBe(accepted);
    // A household of IPv6 has a /64.
    const refused = await from('2001:db8:1:2:ffff::9');
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(refused.text).toMatch(
      /Too many requests\. Please try again in (?:a second|\d+ seconds|\d+ minutes)\./,
    );
    if (refused.body) expect(refused.body).toMatchObject({ code: 'rate_limited' });
    expect(refused.headers.get('etag')).toBeNull();
    expect((await from('2001:db8:1:3::1')).status).toBe(accepted);
  },
);

test('cached recipes and pictures do not count, however often they are requested', async () => {
  const paths = [
    '/api/sample-recipes?mealType=snack&count=10&dietaryRestrictions=Keto,Vegan',
    '/api/composed-day?cuisine=Indian',
    `/api/recipe/${sampleRecipes[90]!.id}/image`,
  ];
  const get = (path: string) =>
    server.visitor().send('GET', path, undefined, { 'x-forwarded-for': '203.0.113.5' });
  for (const path of paths) expect((await get(path)).status).toBe(200);
  await useUp();
  for (let times = 0; times < 5; times += 1) {
    for (const path of paths) expect((await get(path)).status, path).toBe(200);
  }
});

const { memory, weekPlanner } = server.context;
const from = (address: string, path: string) =>
  server.visitor().send('GET', path, undefined, { 'x-forwarded-for': address });

/** The last of ten samples that are composed, so that its id alone has ten composed again. */
async function composedId(): Promise<string> {
  const wish =
    'mealType=snack&count=10&timePreference=20&allergies=Nuts,Soy,Peanuts,Sesame&dietaryRestrictions=Keto,Vegan';
  const { body } = await from('203.0.113.20', `/api/sample-recipes?${wish}`);
  const { id } = (body as { recipes: { id: string }[] }).recipes.at(-1)!;
  expect(server.context.sampleIds.sampleOf(id)!.index).toBeGreaterThanOrEqual(3);
  return id;
}

const ofSample = [
  '/api/recipe/:id',
  '/api/recipe/:id/steps',
  '/api/recipe/:id/file?format=markdown',
  '/recipe/:id',
];

// Files are counted by themselves, too.
test.each(ofSample.filter((route) => !route.includes('/file')))(
  '%s: composing a sample again counts, and one that is known does not',
  async (route) => {
    const path = route.replace(':id', await composedId());
    const ask = () => from('203.0.113.21', path);
    const askAnew = () => {
      memory.composedSamples.clear();
      return ask();
    };
    expect((await askAnew()).status).toBe(200);
    await useUp();
    for (let times = 0; times < 3; times += 1) expect((await ask()).status).toBe(200);
    expect((await askAnew()).status).toBe(200);
    const refused = await askAnew();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  },
);

test.each(ofSample)(
  '%s: where the planner has too much to do, a visitor is told to come back',
  async (route) => {
    const path = route.replace(':id', await composedId());
    memory.composedSamples.clear();
    const ask = vi.spyOn(weekPlanner, 'ask').mockRejectedValue(new PlanningError('busy'));
    const refused = await from('203.0.113.22', path);
    ask.mockRestore();
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    if (route.startsWith('/api')) expect(refused.text).toContain('many recipes at the moment');
    expect((await from('203.0.113.22', path)).status).toBe(200);
  },
);

test('a school behind one address browses at once, and no pupil has to wait', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 200 }, async (_, pupil) => {
      const headers = { 'x-forwarded-for': '203.0.113.6' };
      const get = (path: string) => server.visitor().send('GET', path, undefined, headers);
      const limits = `dietaryRestrictions=${diets[pupil % diets.length]}&timePreference=${15 + (pupil % 20) * 5}`;
      const answers = [
        await get(`/api/sample-recipes?count=10&${limits}`),
        await get(`/api/recipes/search?query=soup&${limits}`),
        await get(`/api/composed-day?seed=${pupil % 4}`),
      ];
      return answers.map(({ status }) => status);
    }),
  );
  expect(new Set(statuses.flat())).toEqual(new Set([200]));
});

test('signed-in users do not count toward the limit of their address', async () => {
  const ann = await server.user();
  const search = () =>
    ann.send('GET', '/api/recipes/search?query=soup', undefined, { 'x-forwarded-for': '203.0.113.8' });
  await server
    .visitor()
    .send('GET', '/api/recipes/search?query=soup', undefined, { 'x-forwarded-for': '203.0.113.8' });
  await useUp();
  for (let times = 0; times < 3; times += 1) expect((await search()).status).toBe(200);
});

/** Each costs some milliseconds, every time. */
const costlyForUsers: [what: string, path: () => string, body?: unknown][] = [
  ['samples that have to be composed', () => `${costly[0]![2]()}&seed=${turn}`],
  ['reading a text', () => '/api/recipe-import/text', { text: 'Rice\n\n100 g rice\n\nBoil.' }],
  [
    'reading lines',
    () => '/api/own-recipes/reading',
    { lines: [{ text: '100 g rice' }], steps: [], servings: 2 },
  ],
];

test.each(costlyForUsers)(
  '%s: a user with too many requests is told when to retry',
  async (_what, path, body) => {
    const [ann, bob] = [await server.user(), await server.user()];
    await ann.post('/api/taste-profile', {
      dietaryRestrictions: ['Keto', 'Vegan'],
      allergies: ['Nuts', 'Soy'],
    });
    const ask = (person = ann) => {
      turn += 1;
      memory.composedSamples.clear();
      return body ? person.post(path(), body) : person.get(path());
    };
    expect((await ask()).status).toBe(200);
    await useUp();
    expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await ask(bob)).status).toBe(200);
  },
);

test('composing for a saved recipe counts like any other', async () => {
  const ann = await server.user();
  await ann.post('/api/taste-profile', {
    dietaryRestrictions: ['Keto', 'Vegan'],
    allergies: ['Nuts', 'Soy'],
  });
  const { body } = await ann.get('/api/sample-recipes?mealType=snack&count=10');
  const ids = (body as { recipes: { id: string }[] }).recipes.map(({ id }) => id);
  const wishes = ids.filter((id) => server.context.sampleIds.sampleOf(id)).slice(0, 2);
  expect(wishes).toHaveLength(2);
  await useUp();
  const statuses: number[] = [];
  for (const recipeId of wishes) {
    memory.composedSamples.clear();
    statuses.push((await ann.post('/api/user/favorites', { recipeId })).status);
  }
  expect(statuses).toEqual([200, 429]);
});
