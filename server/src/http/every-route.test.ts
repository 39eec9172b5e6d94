import { timeOf } from '@plateful/domain/merging/hybrid-clock.ts';
import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { apiKeys } from '#db/tables/api-keys.ts';
import { groceryReceipts } from '#db/tables/grocery-receipts.ts';
import { mealPlans, weekEdits } from '#db/tables/meal-plans.ts';
import { collections, cookedDishes } from '#db/tables/own-recipes.ts';
import { favorites, recipes } from '#db/tables/recipes.ts';
import { sessions } from '#db/tables/sessions.ts';
import { shoppingLists } from '#db/tables/shopping-lists.ts';
import { users } from '#db/tables/users.ts';
import { refusedDishes } from '#db/tables/week-planning.ts';
import type { Browser } from '#testing/browser.ts';
import { fillAccount } from '#testing/full-account.ts';
import { startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();
const { db } = server.context;

type Operation = { method: string; path: string; isForUsers: boolean };

const { body } = await server.visitor().get('/api/openapi.json');
const { paths } = body as { paths: Record<string, Record<string, { security: object[] }>> };
const operations: Operation[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { security }]) => ({
    method: method.toUpperCase(),
    path,
    isForUsers: !security.some((way) => Object.keys(way).length === 0),
  })),
);
const forUsers = operations.filter(({ isForUsers }) => isForUsers);

/** A request that would be fine if it were allowed. */
/** Enough of a body for every call that names another's row. */
const anyBody = {
  name: 'mine',
  document: {
    ...{ title: 'Mine', description: null, lines: [{ text: '2 eggs' }], steps: ['Boil.'] },
    ...{ cookingTime: null, servings: 2, cuisineType: null, mealType: null, tags: [] },
  },
  ...{ food: 'leek', category: 'Produce', amount: 1, unit: 'g', price: 1, total: 1 },
  version: 1,
  isArchived: true,
  checked: true,
  from: crypto.randomUUID(),
  since: 0,
  keep: 'olive-oil',
  drop: 'avocado-oil',
  choice: 'one',
  operations: [{ item: null, at: timeOf(1, 0, 'device01'), set: { name: 'mine' } }],
};

function send(browser: Browser, { method, path }: Operation, ids: Record<string, string> = {}) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? crypto.randomUUID());
  const isRead = method === 'GET' || method === 'DELETE';
  return browser.send(method, filled, isRead ? undefined : anyBody);
}

test('the document names the routes that there are', () => {
  expect(forUsers.length).toBeGreaterThan(25);
  expect(operations.length).toBeGreaterThan(forUsers.length);
});

test.each(forUsers)('$method $path turns a visitor away', async (operation) => {
  const answer = await send(server.visitor(), operation);
  expect(answer.status).toBe(401);
  expect(answer.body).toMatchObject({ code: 'unauthenticated' });
});

test('an expired session is rejected at every route', async () => {
  const ann = await server.user('plus');
  await db.update(sessions).set({ expire: new Date(Date.now() - 1000) });
  for (const operation of forUsers) {
    const { status } = await send(ann, operation);
    expect(status, `${operation.method} ${operation.path}`).toBe(401);
  }
});

test('a user cannot see or change data of another user, at any route', async () => {
  const [owner, other] = [await server.user('plus'), await server.user('plus')];
  await fillAccount(server.context, owner, { seed: 6, now: new Date() });
  const own = async (table: PgTable & { id: PgColumn; userId: PgColumn }) => {
    const [row] = await db.select({ id: table.id }).from(table).where(eq(table.userId, owner.id));
    return row!.id as string;
  };
  const [upload] = await db
    .update(groceryReceipts)
    .set({ uploadId: crypto.randomUUID() })
    .where(eq(groceryReceipts.id, await own(groceryReceipts)))
    .returning();
  const [favorite] = await db.select().from(favorites).where(eq(favorites.userId, owner.id));
  const idsOf: Record<string, Record<string, string>> = {
    '/api/meal-plans/{id}': { id: await own(mealPlans) },
    '/api/week-entries/{id}/alternatives': { id: await own(mealPlans) },
    '/api/week-edits/{id}/undo': { id: await own(weekEdits) },
    '/api/account/keys/{id}': { id: await own(apiKeys) },
    '/api/refused-dishes/{id}': { id: await own(refusedDishes) },
    '/api/shopping-lists/{id}': { id: await own(shoppingLists) },
    '/api/shopping-lists/{id}/items/{itemId}': {
      id: await own(shoppingLists),
      itemId: crypto.randomUUID(),
    },
    '/api/shopping-lists/{id}/sync': { id: await own(shoppingLists) },
    '/api/shopping-lists/{id}/merge': { id: await own(shoppingLists) },
    '/api/shopping-lists/{id}/undo': { id: await own(shoppingLists) },
    '/api/shopping-lists/{id}/twins': { id: await own(shoppingLists) },
    '/api/shopping-lists/{id}/less-at-home': { id: await own(shoppingLists) },
    '/api/shopping-lists/{id}/share': { id: await own(shoppingLists) },
    '/api/shopping-lists/{id}/cost': { id: await own(shoppingLists) },
    '/api/grocery-receipts/{id}': { id: await own(groceryReceipts) },
    '/api/grocery-receipts/{id}/image': { id: await own(groceryReceipts) },
    '/api/grocery-receipts/{id}/items': { id: await own(groceryReceipts) },
    '/api/grocery-receipts/{id}/items/{itemId}': { id: await own(groceryReceipts), itemId: '0' },
    '/api/user/favorites/{recipeId}': { recipeId: favorite!.recipeId },
    '/api/own-recipes/{id}': { id: await own(recipes) },
    '/api/own-recipes/{id}/bring-back': { id: await own(recipes) },
    '/api/own-recipes/{id}/versions': { id: await own(recipes) },
    '/api/own-recipes/{id}/versions/{version}/restore': { id: await own(recipes), version: '1' },
    '/api/cooked/{id}': { id: await own(cookedDishes) },
    '/api/collections/{id}': { id: await own(collections) },
    '/api/collections/{id}/recipes/{recipeId}': { id: await own(collections), recipeId: await own(recipes) },
  };
  // The caller chooses this id: another's is one of the caller's own that nothing was sent with yet.
  const ownNames: Record<string, Record<string, string>> = {
    '/api/receipt-uploads/{id}': { id: upload!.uploadId! },
    // A recipe is seen by its link, and anyone may note something on it; what others noted stays theirs.
    // Everyone says so of foods at home.
    '/api/at-home/{food}': { food: 'milk' },
    '/api/recipe/{id}/cost': { id: await own(recipes) },
    '/api/recipe/{id}/document': { id: await own(recipes) },
    '/api/recipe-notes/{recipeId}': { recipeId: await own(recipes) },
  };
  const before = await owner.get('/api/account/export');
  const [account] = await db.select().from(users).where(eq(users.id, owner.id));
  for (const operation of forUsers) {
    // The one that ends the other's own account comes last.
    if (operation.path === '/api/account' && operation.method === 'DELETE') continue;
    const ids = idsOf[operation.path] ?? ownNames[operation.path];
    const name = `${operation.method} ${operation.path}`;
    if (operation.path.includes('{')) expect(ids, `${name} is not walked`).toBeDefined();
    const answer = await send(other, operation, ids);
    if (operation.path in idsOf) expect(answer.status, name).toBe(404);
    for (const secret of [owner.id, owner.email, account!.calendarToken]) {
      expect(answer.text, name).not.toContain(secret);
    }
  }
  expect((await send(other, { method: 'DELETE', path: '/api/account', isForUsers: true })).status).toBe(200);
  const after = await owner.get('/api/account/export');
  const withoutTime = (text: string) => text.replace(/"exportedAt":"[^"]*"/, '');
  expect(withoutTime(after.text)).toBe(withoutTime(before.text));
});
