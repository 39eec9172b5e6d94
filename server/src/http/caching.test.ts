import { and, eq, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { groceryReceipts } from '#db/tables/grocery-receipts.ts';
import { recipes } from '#db/tables/recipes.ts';
import { users } from '#db/tables/users.ts';
import type { Browser } from '#testing/browser.ts';
import { fillAccount } from '#testing/full-account.ts';
import { startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();
const { db } = server.context;

/** What is the same for all who may see it, and says itself how long it is kept. */
const forEverybody: Record<string, RegExp> = {
  '/api/recipe/:id/image': /^public, max-age=3600$/,
  '/api/composed-day': /^public, max-age=3600$/,
  // Another photo has another id.
  '/api/photos/:id': /^private, max-age=3600$/,
  // Its address is the secret, and calendars ask for it with the ETag that they have.
  '/api/calendar/feed/:calendarToken': /^private, no-cache$/,
};
const isFile = (path: string) =>
  /\.\w+$/.test(path) && path !== '/api/openapi.json' && !path.startsWith('/sandbox');
const isPage = (path: string) => !/^\/(?:api|auth|oidc|v1|mcp|sandbox|healthz|readyz)/.test(path);

const owner = await server.user('plus');
await fillAccount(server.context, owner, { seed: 4, now: new Date() });
const [receipt] = await db.select().from(groceryReceipts).where(eq(groceryReceipts.userId, owner.id));
const [recipe] = await db.select().from(recipes).where(eq(recipes.userId, owner.id));
const [photographed] = await db
  .select()
  .from(recipes)
  .where(and(eq(recipes.userId, owner.id), isNotNull(recipes.photoId)));
const [user] = await db.select().from(users).where(eq(users.id, owner.id));
const ids: Record<string, string> = {
  calendarToken: user!.calendarToken,
  recipeId: recipe!.id,
  itemId: '0',
};

function addressOf(path: string): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    if (name === 'id' && path.includes('receipts')) return receipt!.id;
    if (path.includes('photos')) return photographed!.photoId!;
    return ids[name] ?? recipe!.id;
  });
  return filled.replace('/oidc/*', '/oidc/auth').replace('*', 'customers');
}

const endsSession = (path: string) =>
  /^\/api\/(?:account|auth\/logout|account\/security\/sessions\/\S+)$/.test(path);
const routes = server.routes
  .filter(({ method }) => /^(?:GET|POST|PUT|PATCH|DELETE)$/.test(method))
  .sort((a, b) => Number(endsSession(a.path)) - Number(endsSession(b.path)));

async function headerOf(browser: Browser, method: string, path: string) {
  const { status, headers } = await browser.send(method, addressOf(path), method === 'GET' ? undefined : {});
  return { status, header: headers.get('cache-control') ?? 'none' };
}

async function walk(person: Browser) {
  const wrong: string[] = [];
  for (const { method, path } of routes) {
    const { status, header } = await headerOf(person, method, path);
    const isGood = status < 400;
    // The page of one's own recipe says why it suits the household.
    const isOwnPage = path === '/recipe/:id' && person === owner;
    const expected =
      isFile(path) || (isPage(path) && !isOwnPage)
        ? /^(?:no-cache|public, max-age=31536000, immutable)$/
        : (isGood && forEverybody[path]) || /^(?:private, )?no-store/;
    if (!expected.test(header)) wrong.push(`${method} ${path} ${status}: ${header}`);
    if (path.startsWith('/api') && !forEverybody[path] && header.includes('public'))
      wrong.push(`${path} public`);
  }
  return wrong;
}

test('public responses are cached', async () => {
  const visitor = server.visitor();
  for (const [path, expected] of Object.entries(forEverybody)) {
    const { status, header } = await headerOf(visitor, 'GET', path);
    expect(status, path).toBe(200);
    expect(header, path).toMatch(expected);
  }
});

test('no answer that could be a user’s own is kept by a browser or a proxy, on any route', async () => {
  expect(routes.length).toBeGreaterThan(100);
  expect(await walk(server.visitor())).toEqual([]);
  expect(await walk(owner)).toEqual([]);
});

test('personal responses are private for caches on the way too', async () => {
  const ann = await server.user('plus');
  for (const path of [
    '/api/user/profile',
    '/api/taste-profile',
    '/api/account/export',
    '/api/account/security',
    '/api/auth/user',
  ]) {
    const { status, header } = await headerOf(ann, 'GET', path);
    expect([status, header], path).toEqual([200, 'private, no-store']);
  }
  for (const path of ['/api/recipe/nonsense', '/api/nowhere', '/api/user/profile']) {
    expect((await headerOf(server.visitor(), 'GET', path)).header, path).toBe('private, no-store');
  }
});
