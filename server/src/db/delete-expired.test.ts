import { recipeInput } from '@plateful/contract/recipes.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '#testing/postgres.ts';
import { deleteExpired } from './delete-expired.ts';
import { checkoutIntents } from './tables/billing.ts';
import { generations } from './tables/generations.ts';
import { groceryReceipts } from './tables/grocery-receipts.ts';
import { weekEdits } from './tables/meal-plans.ts';
import { oidcAccounts, oidcMailLinks, oidcPayloads } from './tables/oidc.ts';
import { throttles } from './tables/rate-limits.ts';
import { favorites, recipes } from './tables/recipes.ts';
import { sessions } from './tables/sessions.ts';
import { tasteProfileVersions } from './tables/taste-profiles.ts';
import { users } from './tables/users.ts';

const { db, close } = await createTestDatabase();
afterAll(close);
const now = new Date('2026-11-20T12:00:00Z');
const past = new Date('2026-11-20T11:59:59Z');
const future = new Date('2026-11-20T12:00:01Z');
const longAgo = new Date('2026-10-01T00:00:00Z');

test('expired rows are deleted, others are kept', async () => {
  await db.insert(sessions).values([
    { sid: 'over', sess: {}, expire: past },
    { sid: 'alive', sess: {}, expire: future },
  ]);
  await db.insert(oidcPayloads).values([
    { model: 'Session', id: 'over', payload: {}, expiresAt: past },
    { model: 'Session', id: 'alive', payload: {}, expiresAt: future },
    { model: 'Client', id: 'for ever', payload: {} },
  ]);
  await deleteExpired(db, now);
  expect((await db.select().from(sessions)).map((row) => row.sid)).toEqual(['alive']);
  expect((await db.select().from(oidcPayloads)).map((row) => row.id).sort()).toEqual(['alive', 'for ever']);
});

test('a former version of a profile goes when no session that may have loaded it is left', async () => {
  const [ben] = await db.insert(users).values({ email: 'ben@example.com' }).returning();
  const fields = {
    cuisinePreferences: [],
    dietaryRestrictions: [],
    allergies: [],
    avoidedFoods: [],
    cookingSkillLevel: 'beginner',
    timePreference: 30,
    spiceLevel: 2,
    householdSize: 4,
    mealTypes: [],
    nutritionGoals: [],
    customInstructions: null,
  } as const;
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await db.insert(tasteProfileVersions).values([
    { fields, replacedAt: daysAgo(91), userId: ben!.id, version: 1 },
    { fields, replacedAt: daysAgo(89), userId: ben!.id, version: 2 },
  ]);
  await deleteExpired(db, now);
  expect((await db.select().from(tasteProfileVersions)).map(({ version }) => version)).toEqual([2]);
});

test('an old composed sample goes unless it is saved or an undo brings it back; the library and own recipes stay', async () => {
  const recipe = recipeInput.parse(sampleRecipes[0]);
  const [ann] = await db.insert(users).values({ email: 'ann@example.com' }).returning();
  const rows = await db
    .insert(recipes)
    .values([
      { ...recipe, title: 'forgotten', createdAt: longAgo },
      { ...recipe, title: 'saved', createdAt: longAgo },
      { ...recipe, title: 'fresh', createdAt: past },
      { ...recipe, title: 'library', createdAt: longAgo, origin: 'library' },
      { ...recipe, title: 'own', createdAt: longAgo, userId: ann!.id },
      { ...recipe, title: 'cleared', createdAt: longAgo },
    ])
    .returning();
  const cleared = rows.find((row) => row.title === 'cleared')!;
  const before = {
    id: cleared.id,
    date: '2026-11-20',
    mealType: 'dinner',
    position: 0,
    recipeId: cleared.id,
    servings: 4,
    note: null,
    leftoversOf: null,
    isLocked: false,
    reason: null,
    createdAt: past.toISOString(),
  } as const;
  await db.insert(weekEdits).values({
    userId: ann!.id,
    number: 1,
    label: 'Clear Week',
    changes: [{ before, after: null }],
    dates: [before.date],
    createdAt: past,
  });
  const saved = rows.find((row) => row.title === 'saved')!;
  await db.insert(favorites).values({ userId: ann!.id, recipeId: saved.id });
  await deleteExpired(db, now);
  const titles = (await db.select().from(recipes)).map((row) => row.title);
  expect(titles.sort()).toEqual(['cleared', 'fresh', 'library', 'own', 'saved']);
});

test('a generation is kept for its month and the next, then forgotten', async () => {
  const [bob] = await db.insert(users).values({ email: 'bob@example.com' }).returning();
  const wish = { count: 3, mealType: null, customRequest: 'something warm' };
  const asked = { userId: bob!.id, wish, reserved: 3 };
  await db.insert(generations).values([
    { ...asked, createdAt: new Date('2026-09-01T00:00:00Z') },
    { ...asked, createdAt: longAgo },
  ]);
  await deleteExpired(db, now);
  expect((await db.select().from(generations)).map((row) => row.createdAt)).toEqual([longAgo]);
});

test('a photo whose reading was cut off goes, one that is being read and receipts stay', async () => {
  const [ann] = await db.insert(users).values({ email: 'reader@example.com' }).returning();
  await db.insert(groceryReceipts).values([
    { userId: ann!.id, status: 'reading', store: 'cut off', processedAt: longAgo },
    { userId: ann!.id, status: 'reading', store: 'under way', processedAt: past },
    { userId: ann!.id, store: 'read', processedAt: longAgo },
  ]);
  await deleteExpired(db, now);
  const left = await db.select().from(groceryReceipts);
  expect(left.map((row) => row.store).sort()).toEqual(['read', 'under way']);
});

test('an unfinished checkout is forgotten after a month, one that was paid after seven years', async () => {
  const intent = { priceId: 'price_1', planSlug: 'plus-yearly' as const, expiresAt: longAgo };
  const sevenYearsAgo = new Date('2019-11-01T00:00:00Z');
  await db.insert(checkoutIntents).values([
    { ...intent, priceId: 'given up', status: 'expired' },
    { ...intent, priceId: 'perhaps paid', status: 'pending' },
    { ...intent, priceId: 'just expired', status: 'expired', expiresAt: past },
    { ...intent, priceId: 'paid', status: 'completed' },
    { ...intent, priceId: 'paid long ago', status: 'completed', createdAt: sevenYearsAgo },
  ]);
  await deleteExpired(db, now);
  const left = await db.select().from(checkoutIntents);
  expect(left.map((row) => row.priceId).sort()).toEqual(['just expired', 'paid', 'perhaps paid']);
});

test('links that were mailed and throttles go when they expire', async () => {
  const [account] = await db
    .insert(oidcAccounts)
    .values({ email: 'links@example.com', passwordHash: 'x' })
    .returning();
  const link = { accountId: account!.id, purpose: 'reset' as const, email: account!.email };
  const throttle = { count: 3, blockedUntil: past };
  await db.insert(oidcMailLinks).values([
    { ...link, digest: 'over', expiresAt: past },
    { ...link, digest: 'alive', expiresAt: future },
  ]);
  await db.insert(throttles).values([
    { ...throttle, key: 'over', expiresAt: past },
    { ...throttle, key: 'alive', expiresAt: future },
  ]);
  await deleteExpired(db, now);
  expect((await db.select().from(oidcMailLinks)).map((row) => row.digest)).toEqual(['alive']);
  expect((await db.select().from(throttles)).map((row) => row.key)).toEqual(['alive']);
});

test('of several servers that sweep at once one does, and none waits', async () => {
  await db.insert(sessions).values({ sid: 'swept twice', sess: {}, expire: past });
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7528349)`);
    await deleteExpired(db, now);
    expect((await db.select().from(sessions)).map((row) => row.sid)).toContain('swept twice');
  });
  await Promise.all([deleteExpired(db, now), deleteExpired(db, now), deleteExpired(db, now)]);
  expect((await db.select().from(sessions)).map((row) => row.sid)).not.toContain('swept twice');
});
