import { eq, getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { waitlist } from '#db/tables/billing.ts';
import { groceryReceipts } from '#db/tables/grocery-receipts.ts';
import { oidcAccounts } from '#db/tables/oidc.ts';
import { recipes } from '#db/tables/recipes.ts';
import { userIdentities, users } from '#db/tables/users.ts';
import type { FileStore } from '#ports/file-store.ts';
import { exported, filled } from '#testing/account-files.ts';
import { allTables } from '#testing/all-tables.ts';
import { startTestServer } from '#testing/test-server.ts';
import { exportSources } from './export.repository.ts';
import { exportAccount } from './export-account.service.ts';

const now = new Date('2026-11-20T11:30:00Z');
const server = await startTestServer({ clock: { now: () => now } });
const { context } = server;

test('an export is a file with everything that the user has, as the contract describes it', async () => {
  const ann = await filled(server, 1);
  const file = await exported(ann);
  expect(file.profile).toMatchObject({ email: ann.email, dinnerTime: '19:15' });
  expect(file).toMatchObject({ format: 'plateful-export', version: 1, exportedAt: now.toISOString() });
  const { format: _format, version: _version, exportedAt: _at, ...sections } = file;
  for (const [name, section] of Object.entries(sections)) {
    expect(section, name).not.toEqual(Array.isArray(section) ? [] : null);
  }
  const rows = await context.db.select().from(recipes).where(eq(recipes.userId, ann.id));
  expect(file.recipes.map(({ title }) => title).sort()).toEqual(rows.map(({ title }) => title).sort());
});

test('the photos of receipts are in it as they are kept, unless they are left out', async () => {
  const ann = await filled(server, 2);
  const withPhotos = (await exported(ann)).receipts.filter(({ photo }) => photo !== null);
  expect(withPhotos.length).toBeGreaterThan(0);
  for (const { id, photo } of withPhotos) {
    const stored = await context.fileStore.read(`receipts/${ann.id}/${id}.webp`);
    expect(Buffer.from(photo!.data, 'base64').equals(stored!)).toBe(true);
  }
  const without = await exported(ann, '?photos=false');
  expect(without.receipts.map(({ photo }) => photo)).toEqual(without.receipts.map(() => null));
});

test('the file is named by the day where the user is', async () => {
  const ann = await server.user();
  await context.db.update(users).set({ timeZone: 'Pacific/Kiritimati' }).where(eq(users.id, ann.id));
  const { headers } = await ann.get('/api/account/export');
  expect(headers.get('content-disposition')).toBe('attachment; filename="data-export-2026-11-21.json"');
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('cache-control')).toContain('no-store');
});

test('the export of a new user is whole too', async () => {
  const file = await exported(await server.user());
  expect(file).toMatchObject({ tasteProfile: null, recipes: [], receipts: [] });
});

test('more rows than one page are all there, each once', async () => {
  const ann = await server.user();
  const [sample] = await context.db.select().from(recipes).limit(1);
  const copies = Array.from({ length: 250 }, (_, index) => {
    const { id: _id, ...copy } = sample!;
    return { ...copy, userId: ann.id, title: `Copy ${index}` };
  });
  await context.db.insert(recipes).values(copies);
  const titles = (await exported(ann)).recipes.map(({ title }) => title);
  expect(titles.sort()).toEqual(copies.map(({ title }) => title).sort());
});

test('a visitor and a strange question are refused', async () => {
  const ann = await server.user();
  expect((await server.visitor().get('/api/account/export')).status).toBe(401);
  expect((await ann.get('/api/account/export?photos=perhaps')).status).toBe(400);
});

test('it contains no data of other users, and no secret of the calendar feed', async () => {
  const [ann, bob] = [await filled(server, 3), await filled(server, 4)];
  const { text } = await ann.get('/api/account/export');
  const [user] = await context.db.select().from(users).where(eq(users.id, ann.id));
  const others = await context.db.select().from(recipes).where(eq(recipes.userId, bob.id));
  const photos = await context.db.select().from(groceryReceipts).where(eq(groceryReceipts.userId, bob.id));
  const foreign = [bob.id, bob.email, ...others.map(({ id }) => id), ...photos.map(({ id }) => id)];
  expect([...foreign, user!.calendarToken].filter((secret) => text.includes(secret))).toEqual([]);
});

test('an entry of the waitlist from before the account is exported once the email is verified', async () => {
  const ann = await server.user();
  const email = ann.email.toUpperCase();
  await context.db.insert(waitlist).values({ email, firstName: 'Sam' });
  expect((await exported(ann)).waitlist).toEqual([]);
  const [identity] = await context.db.select().from(userIdentities).where(eq(userIdentities.userId, ann.id));
  await context.db
    .update(oidcAccounts)
    .set({ emailVerifiedAt: now })
    .where(eq(oidcAccounts.id, identity!.subject));
  expect((await exported(ann)).waitlist).toMatchObject([{ email, firstName: 'Sam' }]);
});

test('photos are read one by one as the file is taken, never all at once', async () => {
  const ann = await server.user();
  const photos = Array.from({ length: 6 }, (_, index) => `receipts/${ann.id}/${index}.webp`);
  await context.db.insert(groceryReceipts).values(photos.map((imageUrl) => ({ userId: ann.id, imageUrl })));
  let read = 0;
  const fileStore: FileStore = {
    ...context.fileStore,
    read: async () => {
      read++;
      return new Uint8Array(1000);
    },
  };
  const user = { id: ann.id, subscriptionTier: 'free' as const, timeZone: 'UTC' };
  const { content } = exportAccount({ ...context, fileStore, user }, { photos: 'true' });
  const readWhenTaken: number[] = [];
  for await (const piece of content) if (piece.includes('image/webp')) readWhenTaken.push(read);
  expect(readWhenTaken).toEqual([1, 2, 3, 4, 5, 6]);
});

test('every table that points to a user is in the export', async () => {
  const tables = await allTables();
  expect(tables.length).toBeGreaterThan(10);
  const ofUsers = tables.filter((table) => {
    const { columns, foreignKeys } = getTableConfig(table);
    const pointsToUser = foreignKeys.some((key) => key.reference().foreignTable === users);
    return table === users || pointsToUser || columns.some(({ name }) => /^user_?id$/i.test(name));
  });
  const inExport = exportSources.flatMap(({ tables }) => tables.map(getTableName));
  // API keys are credentials, not personal data; figures are counted from other rows.
  const leftOut = ['api_keys', 'account_figures', 'account_labels', 'account_arrivals'];
  expect(ofUsers.map(getTableName).sort()).toEqual([...inExport, ...leftOut].sort());
});

test('every column of these tables is in the export, or is left out for a reason', async () => {
  const leftOut: Record<string, string> = {
    'users.id': 'names a row, says nothing',
    'users.calendarToken': 'a key',
    'users.billedEmail': 'the email, which is there, or for a minute the one before it',
    'users.deletedAt': 'no user who can export has it',
    'user_identities.userId': 'whose file it is, it says at the top',
    'taste_profiles.version': 'counts saves, nothing of the person',
    'recipes.storedFacts': 'computed from the recipe, which is there',
    'favorites.isRecipeRemoved': 'follows from the recipe',
    'favorites.isOfOthers': 'follows from the recipe',
    'meal_plans.updatedAt': 'when calendars were notified, nothing of the person',
    'recipes.photoId': 'the photo itself is there',
    'cooked_dishes.photoId': 'the photo itself is there',
    'refused_dishes.foldedTitle': 'the title, which is there',
    'grocery_receipts.imageUrl': 'the photo itself is there',
    'grocery_receipts.uploadId': 'a key against repeated clicks',
    'grocery_receipts.besideId': 'which upload a Cancel takes along',
    'grocery_receipts.status': 'only what was read is there',
    'shopping_lists.times': 'when a device changed it, for merging',
    'shopping_lists.version': 'counts changes, nothing of the person',
    'shopping_lists.planDigest': 'shows whether the plan changed, which is there',
    'shopping_lists.twins': 'said by the items, which are bought by it',
    'shopping_lists.shareToken': 'a key',
    'shopping_items.listId': 'the items stand in their lists',
    'shopping_items.planned': 'said by the items of the lists',
    'shopping_items.own': 'said by the items of the lists',
    'shopping_items.version': 'counts changes, nothing of the person',
    'shopping_items.times': 'when a device changed it, for merging',
    'billing_mails.triedAt': 'when a mail server was away, nothing of the person',
    'generations.isFallback': 'why not all of it is the AI’s, nothing of the person',
    'generations.idempotencyKey': 'a key against repeated clicks',
    'generations.month': 'follows from when it was made',
    'grocery_receipts.month': 'follows from when it was read',
  };
  const ann = await filled(server, 5);
  const file: Record<string, unknown> = { ...(await exported(ann)) };
  const missing = exportSources.flatMap(({ section, tables }) => {
    const [row] = [file[section]].flat() as object[];
    return tables.flatMap((table) =>
      Object.keys(getTableColumns(table))
        .filter((column) => column !== 'userId' && !(column in row!))
        .map((column) => `${getTableName(table)}.${column}`),
    );
  });
  expect(missing.filter((column) => !(column in leftOut))).toEqual([]);
});
