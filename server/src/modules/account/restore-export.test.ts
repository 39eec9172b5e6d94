import { noImports } from '@plateful/contract/account.ts';
import type { AccountExport } from '@plateful/contract/account-export.ts';
import { tasteBounds } from '@plateful/contract/bounds.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { dailySample } from '@plateful/domain/testing/property-cases.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { favorites, recipes } from '#db/tables/recipes.ts';
import { exported, filled, imported, sendFile } from '#testing/account-files.ts';
import { startTestServer } from '#testing/test-server.ts';
import { contentOfExport } from './exports.fixture.ts';

const now = new Date('2026-11-20T11:30:00Z');
const server = await startTestServer({ clock: { now: () => now } });
const { context } = server;

test.each(dailySample([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]))(
  'export, import, export gives the same but for ids, and a second import adds nothing (household %i)',
  async (seed) => {
    const [ann, bob] = [await filled(server, seed), await server.user()];
    const file = await exported(ann);
    const { imported: counts, skipped } = await imported(bob, file);
    expect(skipped).toEqual([]);
    expect(counts).toMatchObject({ recipes: file.recipes.length, receipts: file.receipts.length });
    const copy = await exported(bob);
    expect(contentOfExport(copy)).toEqual(contentOfExport(file));

    expect((await imported(bob, file)).imported).toEqual(noImports);
    // Nor does the own file add anything, nor the export of the copy, which has other ids.
    expect((await imported(ann, file)).imported).toEqual(noImports);
    expect((await imported(ann, copy)).imported).toEqual(noImports);
    expect(contentOfExport(await exported(ann))).toEqual(contentOfExport(file));
    expect((await imported(bob, copy)).imported).toEqual(noImports);
    expect(contentOfExport(await exported(bob))).toEqual(contentOfExport(file));
  },
);

test('a file from before profiles had foods to avoid is restored with none', async () => {
  const [ann, bob] = [await filled(server, 31), await server.user()];
  const { tasteProfile, tasteProfileVersions, ...file } = await exported(ann);
  const { avoidedFoods: _, ...taste } = tasteProfile!;
  const versions = tasteProfileVersions.map(({ fields: { avoidedFoods, ...fields }, ...row }) => ({
    ...row,
    fields,
  }));
  const old = { ...file, tasteProfile: taste, tasteProfileVersions: versions };
  expect((await sendFile(bob, JSON.stringify(old))).status).toBe(200);
  const { id, updatedAt, ...restored } = (await exported(bob)).tasteProfile!;
  expect(restored).toMatchObject({ allergies: taste.allergies, avoidedFoods: [] });
});

const dinner = { date: '2026-11-24', mealType: 'dinner' as const, servings: 4, createdAt: now.toISOString() };

/** A file with nothing but these planned meals. */
async function fileWith(mealPlans: object[]): Promise<object> {
  return { ...(await exported(await server.user())), mealPlans };
}

const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const [soup, stew] = sampleRecipes;

test('a file from when a slot held one meal is restored', async () => {
  const bob = await server.user();
  const {
    weekEdits: _,
    weekSettings: __,
    refusedDishes: ___,
    ...file
  } = (await fileWith([{ id: idOf(1), recipeId: soup!.id, ...dinner }])) as AccountExport;
  expect((await imported(bob, file)).imported).toMatchObject({ mealPlans: 1, weekSettings: 0 });
  expect((await exported(bob)).mealPlans).toMatchObject([
    { recipeId: soup!.id, position: 0, note: null, leftoversOf: null, isLocked: false, reason: null },
  ]);
});

test('a slot with other meals is left unchanged, one with the same meal is completed', async () => {
  const bob = await server.user();
  await bob.post('/api/meal-plans', { recipeId: soup!.id, ...dinner });
  const side = { id: idOf(2), recipeId: stew!.id, position: 1, ...dinner };
  const other = await imported(bob, await fileWith([{ id: idOf(1), recipeId: stew!.id, ...dinner }, side]));
  expect(other.imported.mealPlans).toBe(0);
  expect(other.skipped).toEqual([{ what: '2 planned meals', why: 'Their slots already have other meals.' }]);
  const same = await imported(bob, await fileWith([{ id: idOf(1), recipeId: soup!.id, ...dinner }, side]));
  expect(same.imported.mealPlans).toBe(1);
});

test('invalid leftovers and too many dishes in a slot are corrected', async () => {
  const bob = await server.user();
  const meal = (number: number, more: object) => ({
    id: idOf(number),
    recipeId: soup!.id,
    ...dinner,
    ...more,
  });
  const { imported: counts, skipped } = await imported(
    bob,
    await fileWith([
      ...Array.from({ length: 7 }, (_, index) => meal(index, { position: 3 * index })),
      meal(7, { date: '2026-11-23', leftoversOf: idOf(0) }),
      meal(8, { date: '2026-11-26', leftoversOf: idOf(0) }),
      meal(9, { date: '2026-11-27', recipeId: null }),
    ]),
  );
  expect(counts.mealPlans).toBe(8);
  expect(skipped.map(({ what }) => what)).toEqual(['1 planned meal', '1 planned meal']);
  const { mealPlans } = await exported(bob);
  const first = mealPlans.find(({ date, position }) => date === dinner.date && position === 0)!;
  expect(mealPlans.find(({ date }) => date === '2026-11-23')!.leftoversOf).toBeNull();
  expect(mealPlans.find(({ date }) => date === '2026-11-26')!.leftoversOf).toBe(first.id);
  expect(
    mealPlans
      .filter(({ date }) => date === dinner.date)
      .map(({ position }) => position)
      .sort(),
  ).toEqual([0, 1, 2, 3, 4, 5]);
});

test('in a file from before recipes had a reason, it is taken out of the description', async () => {
  const [ann, bob] = [await filled(server, 31), await server.user()];
  const file = await exported(ann);
  const [first] = file.recipes as [AccountExport['recipes'][number]];
  const { reason: _, ...old } = {
    ...first,
    origin: 'composer',
    description: 'A stew. It suits you because it is Thai.',
  };
  await imported(bob, { ...file, recipes: [old] });
  expect((await exported(bob)).recipes).toMatchObject([
    { description: 'A stew.', reason: 'It suits you because it is Thai.' },
  ]);
});

test('ingredients, steps and figures of a file may be JSON text', async () => {
  const [ann, bob] = [await filled(server, 32), await server.user()];
  const file = await exported(ann);
  const recipes = file.recipes.map((recipe) => ({
    ...recipe,
    ingredients: JSON.stringify(recipe.ingredients),
    instructions: JSON.stringify(recipe.instructions),
    nutritionInfo: JSON.stringify(recipe.nutritionInfo),
  }));
  await imported(bob, { ...file, recipes });
  expect(contentOfExport(await exported(bob))).toEqual(contentOfExport(file));
});

test('an import adds to existing data and changes none of it', async () => {
  const [ann, bob] = [await filled(server, 21), await filled(server, 22)];
  const [theirs, own] = [await exported(ann), await exported(bob)];
  const { skipped } = await imported(bob, theirs);
  const after = await exported(bob);
  const limits = ['allergies', 'dietaryRestrictions', 'avoidedFoods'] as const;
  for (const kind of limits) {
    const both = [...own.tasteProfile![kind], ...theirs.tasteProfile![kind]];
    expect(new Set<string>(after.tasteProfile![kind])).toEqual(new Set<string>(both));
  }
  const rest = ({ id: _id, updatedAt: _at, ...profile }: NonNullable<AccountExport['tasteProfile']>) =>
    Object.entries(profile).filter(([name]) => !limits.some((kind) => kind === name));
  expect(rest(after.tasteProfile!)).toEqual(rest(own.tasteProfile!));
  expect(after.profile).toMatchObject({ lastName: own.profile!.lastName, email: bob.email });
  for (const kind of ['recipes', 'mealPlans', 'receipts', 'shoppingLists'] as const) {
    const ids = new Set<string>(own[kind].map(({ id }) => id));
    expect(after[kind].filter(({ id }) => ids.has(id))).toEqual(own[kind]);
  }
  expect(after.recipes).toHaveLength(own.recipes.length + theirs.recipes.length);
  expect(skipped).toContainEqual({
    what: 'The taste profile',
    why: expect.stringContaining('which was kept'),
  });
});

test('an import adds the allergies and avoided foods of the file, and reports them', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  await ann.post('/api/taste-profile', { allergies: ['Peanuts', 'Dairy'], avoidedFoods: ['okra'] });
  await bob.post('/api/taste-profile', { allergies: ['Dairy'], spiceLevel: 5 });
  const { skipped } = await imported(bob, await exported(ann));
  expect((await bob.get('/api/taste-profile')).body).toMatchObject({
    profile: { allergies: ['Peanuts', 'Dairy'], avoidedFoods: ['okra'], spiceLevel: 5 },
  });
  expect(skipped).toContainEqual({
    what: 'The taste profile',
    why: 'You already have one, which was kept. These limits were added from the file: Peanuts, okra.',
  });
});

test('the same file sent several times at once is added once', async () => {
  const [ann, bob] = [await filled(server, 23), await server.user()];
  const file = await exported(ann);
  const answers = await Promise.all([1, 2, 3].map(() => sendFile(bob, JSON.stringify(file))));
  // A request during the first is rejected; a later one finds everything imported.
  expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect((await exported(bob)).recipes).toHaveLength(file.recipes.length);
});

test('plan, email and payment records are not imported', async () => {
  const [ann, bob] = [await filled(server, 24), await server.user()];
  const file = await exported(ann);
  const profile = { ...file.profile!, subscriptionTier: 'pro' as const, stripeCustomerId: 'cus_1' };
  await imported(bob, { ...file, profile });
  expect(await exported(bob)).toMatchObject({
    profile: { email: bob.email, subscriptionTier: 'free', stripeCustomerId: null },
    checkoutIntents: [],
    subscriptions: [],
    billingMails: [],
    waitlist: [],
  });
});

test('an unknown time zone is skipped, and the rest of the profile imported', async () => {
  const ann = await filled(server, 17);
  const file = await exported(ann);
  for (const timeZone of ['Mars/Olympus', '+05:30']) {
    const bob = await server.user();
    const profile = { ...file.profile!, timeZone, dinnerTime: '19:45' };
    const { imported: counts, skipped } = await imported(bob, { ...file, profile });
    expect(counts.profile).toBeGreaterThan(0);
    expect(skipped).toContainEqual({
      what: 'The time zone',
      why: 'It is not a time zone that Plateful knows.',
    });
    expect((await exported(bob)).profile).toMatchObject({ timeZone: 'UTC', dinnerTime: '19:45' });
  }
});

test('nutrition is computed, not taken from the file', async () => {
  const [ann, bob] = [await filled(server, 25), await server.user()];
  const file = await exported(ann);
  const lies = file.recipes.map((recipe) => ({
    ...recipe,
    nutritionInfo: { ...recipe.nutritionInfo!, calories: 1 },
    origin: 'library' as const,
  }));
  await imported(bob, { ...file, recipes: lies });
  const restored = (await exported(bob)).recipes;
  const calories = (rows: AccountExport['recipes']) => rows.map((row) => row.nutritionInfo!.calories).sort();
  expect(calories(restored)).toEqual(calories(file.recipes));
  expect(new Set(restored.map(({ origin }) => origin))).toEqual(new Set(['import']));
});

test('ids of a file never link to the rows of another user, nor change them', async () => {
  const [ann, bob] = [await filled(server, 26), await server.user()];
  const file = await exported(ann);
  const forged = {
    ...file,
    recipes: file.recipes.map((recipe) => ({ ...recipe, title: 'Taken over' })),
    receipts: file.receipts.map((receipt) => ({ ...receipt, store: 'Taken over' })),
  };
  await imported(bob, forged);
  expect(await exported(ann)).toEqual(file);
  const ids = new Set(file.recipes.map(({ id }) => id));
  const restored = await exported(bob);
  const linked = [...restored.favorites, ...restored.mealPlans].map(({ recipeId }) => recipeId);
  expect(linked.filter((id) => id && ids.has(id))).toEqual([]);
  expect(
    restored.shoppingLists.flatMap(({ items }) => items.flatMap(({ meals }) => meals)),
  ).not.toContainEqual(expect.objectContaining({ recipeId: expect.toSatisfy((id: string) => ids.has(id)) }));
});

test('favorites and meals of missing recipes are skipped and reported', async () => {
  const [ann, bob] = [await filled(server, 27), await server.user()];
  const file = await exported(ann);
  await context.db.delete(favorites).where(eq(favorites.userId, ann.id));
  await context.db.delete(recipes).where(eq(recipes.userId, ann.id));
  const { skipped } = await imported(bob, { ...file, recipes: [] });
  expect(skipped).toContainEqual({
    what: expect.stringMatching(/favorites?$/),
    why: expect.stringContaining('neither in the file nor in your account'),
  });
  expect((await exported(bob)).recipes).toEqual([]);
});

test('characters that cannot be stored are removed from texts, and future times become now', async () => {
  const [ann, bob] = [await filled(server, 29), await server.user()];
  const file = await exported(ann);
  const [recipe] = file.recipes;
  const odd = { ...recipe!, title: 'Nul\u0000 and half \ud800 soup', createdAt: '2999-01-01T00:00:00.000Z' };
  await imported(bob, { ...file, recipes: [odd] });
  expect((await exported(bob)).recipes).toMatchObject([
    { title: 'Nul and half \ufffd soup', createdAt: now.toISOString() },
  ]);
});

test('what is made for a profile at its limits is exported and imported', async () => {
  const [ann, bob] = [await server.user('plus'), await server.user()];
  const { maxItems, maxLength } = tasteBounds.list;
  const names = Array.from({ length: maxItems }, (_, index) =>
    `${index} ${'odd '.repeat(20)}`.slice(0, maxLength - 1),
  );
  const profile = {
    ...{ cuisinePreferences: names, nutritionGoals: names, avoidedFoods: names.slice(0, 30) },
    customInstructions: 'We have no oven. No mushrooms. '.repeat(16),
  };
  expect((await ann.post('/api/taste-profile', profile)).status).toBe(200);
  const wish = { count: 10, customRequest: 'something odd '.repeat(30) };
  const { body } = await ann.post('/api/generate-recipes', wish);
  expect((body as { notice: string }).notice.length).toBeGreaterThan(2000);
  expect((await imported(bob, await exported(ann))).imported).toMatchObject({ generations: 1 });
});
