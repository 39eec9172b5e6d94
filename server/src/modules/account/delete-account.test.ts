import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accountExport } from '@plateful/contract/account-export.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { eq, getTableName, isNull, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { deleteExpired } from '#db/delete-expired.ts';
import { checkoutIntents, subscriptions, waitlist } from '#db/tables/billing.ts';
import { oidcAccounts } from '#db/tables/oidc.ts';
import { recipes } from '#db/tables/recipes.ts';
import { users } from '#db/tables/users.ts';
import { allTables } from '#testing/all-tables.ts';
import type { Browser } from '#testing/browser.ts';
import { fillAccount } from '#testing/full-account.ts';
import { subscribe } from '#testing/subscriber.ts';
import { type Person, password, startTestServer } from '#testing/test-server.ts';
import { purgeAccounts } from './delete-account.service.ts';

const start = new Date('2026-11-20T12:00:00Z').getTime();
const dayMs = 86_400_000;
let days = 0;
const server = await startTestServer({ clock: { now: () => new Date(start + days * dayMs) } });
const { context } = server;
const { db } = context;

async function filled(seed: number): Promise<Person> {
  // With the mails and the session at the provider that registering leaves.
  const person = await server.register();
  await db.update(users).set({ subscriptionTier: 'plus' }).where(eq(users.id, person.id));
  await fillAccount(context, person, { seed, now: context.clock.now() });
  return person;
}

async function signIn(email: string) {
  const browser = server.visitor();
  const action = await browser.openSignIn('sign-in');
  await browser.follow(await browser.send('POST', action, new URLSearchParams({ email, password })));
  return browser;
}

/** Where any of the texts occurs: rows of any table, names and contents of files, mails. */
async function traces(texts: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  expect(rows.length).toBeGreaterThan(15);
  const found: string[] = [];
  const look = (place: string, content: string) => {
    for (const text of texts) if (content.toLowerCase().includes(text.toLowerCase())) found.push(place);
  };
  for (const { name } of rows) {
    const content = await db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(name)} t`,
    );
    for (const { row } of content.rows) look(name, row);
  }
  for (const key of await context.fileStore.list('')) {
    look(key, key + Buffer.from((await context.fileStore.read(key))!).toString('latin1'));
  }
  await context.identity.mails.settled();
  const outbox = join(context.config.dataDir, 'outbox');
  for (const name of await readdir(outbox))
    look('outbox', name + (await readFile(join(outbox, name), 'utf8')));
  return found;
}

/** An account's data, except data that expires within a month. */
async function keptData(browser: Browser) {
  const { body } = await browser.get('/api/account/export');
  const {
    generations: _generations,
    checkoutIntents: _intents,
    weekEdits: _edits,
    ...rest
  } = accountExport.parse(body);
  return rest;
}

async function purgeAt(day: number): Promise<void> {
  days = day;
  await deleteExpired(db, context.clock.now());
  await purgeAccounts(context);
  days = 0;
}

test('deleting hides everything at once and signs out everywhere', async () => {
  const ann = await filled(1);
  const elsewhere = await signIn(ann.email);
  const { recipes: own } = (await ann.get('/api/user/recipes')).body as { recipes: Recipe[] };
  const [before] = await db.select().from(users).where(eq(users.id, ann.id));
  const { shoppingList } = (await ann.post('/api/shopping-lists', { name: 'Party' })).body as {
    shoppingList: { id: string };
  };
  const link = await ann.post(`/api/shopping-lists/${shoppingList.id}/share`);
  const shared = `/api/shared-lists/${(link.body as { shareToken: string }).shareToken}`;
  expect((await server.visitor().get(shared)).status).toBe(200);
  expect((await ann.delete('/api/account')).body).toEqual({ success: true });

  expect((await server.visitor().get(shared)).status).toBe(404);
  for (const browser of [ann, elsewhere]) expect((await browser.get('/api/auth/user')).status).toBe(401);
  for (const { id } of own) expect((await server.visitor().get(`/api/recipe/${id}`)).status).toBe(404);
  const feed = await server.visitor().get(`/api/calendar/feed/${before!.calendarToken}`);
  expect(feed.status).toBe(404);
  expect(await db.select().from(waitlist).where(eq(waitlist.email, ann.email))).toEqual([]);
});

test('a deleted account’s recipes leave the plans and favorites of others, whose own stay', async () => {
  const [ann, bob] = [await filled(2), await server.user()];
  const [shared] = await db.select().from(recipes).where(eq(recipes.userId, ann.id));
  for (const recipeId of [shared!.id, sampleRecipes[0]!.id]) {
    await bob.post('/api/user/favorites', { recipeId });
    const mealType = recipeId === shared!.id ? 'lunch' : 'dinner';
    await bob.post('/api/meal-plans', { recipeId, date: '2026-11-17', mealType });
  }
  await ann.delete('/api/account');
  expect((await bob.get('/api/user/favorites')).body).toMatchObject({
    favorites: [{ recipeId: sampleRecipes[0]!.id }],
  });
  expect((await bob.get('/api/meal-plans?startDate=2026-11-16')).body).toMatchObject({
    mealPlans: [{ recipeId: sampleRecipes[0]!.id }],
  });
  expect((await bob.post('/api/user/favorites', { recipeId: shared!.id })).status).toBe(404);
});

test('a deleted user who signs in again gets a new account, which the purge of the old one leaves alone', async () => {
  const ann = await filled(3);
  await ann.delete('/api/account');
  const again = await signIn(ann.email);
  const { body } = await again.get('/api/auth/user');
  expect(body).toMatchObject({ email: ann.email, subscriptionTier: 'free' });
  expect((body as { id: string }).id).not.toBe(ann.id);
  expect((await again.get('/api/user/recipes')).body).toEqual({ recipes: [] });
  expect((await again.get('/api/taste-profile')).body).toEqual({ profile: null });

  await purgeAt(31);
  expect(await traces([ann.id])).toEqual([]);
  expect(await traces([ann.email])).toContain('outbox');
  const still = await signIn(ann.email);
  expect((await still.get('/api/auth/user')).body).toMatchObject({ id: (body as { id: string }).id });
});

test('thirty days later no row and no file of the user is left', async () => {
  const [ann, bob] = [await filled(4), await filled(5)];
  const { id, email } = ann;
  await signIn(email);
  const bobs = await keptData(bob);
  expect((await traces([id, email])).length).toBeGreaterThan(15);
  await ann.delete('/api/account');
  // The sign-in is still there, for a new beginning.
  await server.visitor().send('POST', '/auth/forgot-password', new URLSearchParams({ email }));
  expect((await traces([email])).filter((place) => place === 'outbox')).toHaveLength(2);

  await purgeAt(29.9);
  expect(await db.select().from(users).where(eq(users.id, id))).toHaveLength(1);
  expect(await context.fileStore.list(`receipts/${id}/`)).not.toEqual([]);

  const [account] = await db.select().from(oidcAccounts).where(eq(oidcAccounts.email, email));
  await purgeAt(30.1);
  expect(await traces([id, email, account!.id])).toEqual([]);
  expect(await traces([bob.email])).toContain('outbox');
  expect(await keptData(await signIn(bob.email))).toEqual(bobs);
});

test('everything that refers to a user or a sign-in is deleted with it, except payments and the waitlist', async () => {
  const staying = (await allTables()).flatMap((table) =>
    getTableConfig(table)
      .foreignKeys.filter(({ reference, onDelete }) => {
        const { foreignTable } = reference();
        return (foreignTable === users || foreignTable === oidcAccounts) && onDelete !== 'cascade';
      })
      .map(({ onDelete }) => `${getTableName(table)}: ${onDelete}`),
  );
  expect(staying.sort()).toEqual([
    'checkout_intents: set null',
    'subscriptions: set null',
    'waitlist: set null',
  ]);
});

test('a payment is kept, without the name of its payer', async () => {
  const ann = await filled(6);
  await db.delete(checkoutIntents).where(isNull(checkoutIntents.userId));
  await ann.delete('/api/account');
  await purgeAt(31);
  const rows = await db.select().from(checkoutIntents).where(isNull(checkoutIntents.userId));
  expect(rows).toMatchObject([{ status: 'completed', planSlug: 'plus-yearly', userId: null }]);
});

test('a payer leaves no name behind, neither here nor at Stripe', async () => {
  const ann = await server.user();
  expect(await subscribe(server, ann, 'plus-yearly')).toBe('/?upgraded=1');
  const [payment] = await db.select().from(subscriptions).where(eq(subscriptions.userId, ann.id));
  await ann.delete('/api/account');
  expect(await traces([ann.email])).not.toEqual([]);
  // A webhook of the cancellation may still hold the account, which then waits for the next purge.
  await expect
    .poll(async () => {
      await purgeAt(31);
      return traces([ann.id, ann.email]);
    })
    .toEqual([]);
  const rows = await db.select().from(subscriptions).where(eq(subscriptions.id, payment!.id));
  expect(rows).toMatchObject([{ status: 'canceled', amount: 9900, userId: null }]);
});

test('several servers purge together, each account once', async () => {
  const people = await Promise.all([7, 8, 9].map(filled));
  for (const person of people) await person.delete('/api/account');
  days = 31;
  await Promise.all([purgeAccounts(context), purgeAccounts(context), purgeAccounts(context)]);
  days = 0;
  expect(await traces(people.map(({ id }) => id))).toEqual([]);
});

test('while photos cannot be removed the account waits, and the others are purged', async () => {
  const [ann, bob] = [await filled(10), await filled(11)];
  for (const person of [ann, bob]) await person.delete('/api/account');
  const { remove } = context.fileStore;
  context.fileStore.remove = (key) =>
    key.includes(ann.id) ? Promise.reject(new Error('the store is away')) : remove(key);
  await purgeAt(31);
  expect(await traces([bob.id])).toEqual([]);
  expect((await traces([ann.id])).length).toBeGreaterThan(0);
  context.fileStore.remove = remove;
  await purgeAt(31);
  expect(await traces([ann.id])).toEqual([]);
});

test('a failure to end a subscription stops the deletion, and nothing changes', async () => {
  const ann = await filled(12);
  const { signOut } = context.identity;
  context.identity.signOut = () => Promise.reject(new Error('the provider is away'));
  expect((await ann.delete('/api/account')).status).toBe(500);
  context.identity.signOut = signOut;
  expect((await ann.get('/api/auth/user')).body).toMatchObject({ id: ann.id });
});

test('a visitor deletes no account, and another site cannot make a browser do it', async () => {
  const ann = await server.user();
  expect((await server.visitor().delete('/api/account')).status).toBe(401);
  const forged = await ann.send('DELETE', '/api/account', undefined, { origin: 'https://evil.example' });
  expect(forged.status).toBe(403);
  expect((await ann.get('/api/auth/user')).body).toMatchObject({ id: ann.id });
});
