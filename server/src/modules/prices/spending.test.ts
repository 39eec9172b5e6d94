import type { Spending } from '@plateful/contract/prices.ts';
import { recipeInput } from '@plateful/contract/recipes.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { foodById } from '@plateful/domain/foods/table.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { groceryReceipts } from '#db/tables/grocery-receipts.ts';
import { recipes } from '#db/tables/recipes.ts';
import { users } from '#db/tables/users.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';

// A Friday.
const now = new Date('2026-11-20T12:00:00Z');
const server = await startTestServer({ clock: { now: () => now } });
const { db } = server.context;

type Row = Partial<typeof groceryReceipts.$inferInsert>;

async function paid(owner: Person, date: string | null, total: number | null, more: Row = {}) {
  const [row] = await db
    .insert(groceryReceipts)
    .values({ userId: owner.id, date, total, currency: '€', processedAt: now, ...more })
    .returning();
  return row!.id;
}

async function spendingOf(person: Person): Promise<Spending> {
  const answer = await person.get('/api/spending');
  expect(answer.status, answer.text).toBe(200);
  return answer.body as Spending;
}

test('months hold the totals of their receipts to the cent, and lose those of deleted ones', async () => {
  const ann = await server.user();
  await paid(ann, '2025-12-01', 10.1);
  await paid(ann, '2025-11-30', 99);
  await paid(ann, '2026-11-02', 20.2);
  const last = await paid(ann, '2026-11-19', 0.3);
  await paid(ann, null, 5);
  await paid(ann, '2026-10-31', null);
  await paid(ann, '2026-10-30', 40, { photoProblems: ['restaurant'] });
  await paid(ann, '2026-10-30', 7, { currency: '$' });
  const { spent, withoutTotal } = await spendingOf(ann);
  expect(withoutTotal).toBe(1);
  expect(spent.map(({ currency }) => currency)).toEqual(['€', '$']);
  const [euros, dollars] = spent;
  expect(euros!.months).toHaveLength(12);
  expect(euros!.months[0]).toEqual({ month: '2025-12-01', amount: 10.1, receipts: 1 });
  expect(euros!.months[11]).toEqual({ month: '2026-11-01', amount: 25.5, receipts: 3 });
  expect(dollars!.months[10]).toEqual({ month: '2026-10-01', amount: 7, receipts: 1 });
  await ann.delete(`/api/grocery-receipts/${last}`);
  expect((await spendingOf(ann)).spent[0]!.months[11]!.amount).toBe(25.2);
});

test('a receipt without a day counts for the month of its upload, where its owner lives', async () => {
  const ann = await server.user();
  await db.update(users).set({ timeZone: 'Pacific/Kiritimati' }).where(eq(users.id, ann.id));
  await paid(ann, null, 8, { processedAt: new Date('2026-10-31T12:00:00Z') });
  const months = (await spendingOf(ann)).spent[0]!.months.filter(({ amount }) => amount > 0);
  expect(months.map(({ month }) => month)).toEqual(['2026-11-01']);
});

test('weeks have the cost of their meals, the sum of their receipts, and the budget', async () => {
  const ann = await server.user();
  const { name, section: category } = foodById('tomato' as never);
  const flags = { isFood: true, isGuess: false, isCorrected: false, isRemoved: false };
  const tomatoes = {
    id: 0,
    text: 'TOMATOES',
    name,
    food: 'tomato',
    amount: 1,
    unit: 'kg' as const,
    price: 2,
  };
  await paid(ann, '2026-11-17', 31.5, { parsedItems: [{ ...tomatoes, category, ...flags }] });
  const recipe = recipeInput.parse({
    ...sampleRecipes[0],
    servings: 4,
    ingredients: [{ amount: 1, unit: 'kg', name: 'tomatoes' }],
  });
  const [stored] = await db
    .insert(recipes)
    .values({ ...recipe, userId: ann.id })
    .returning();
  const dinner = { type: 'add', mealType: 'dinner', recipeId: stored!.id, servings: 8 };
  await ann.post('/api/week-edits', { actions: [{ ...dinner, date: '2026-11-18' }] });
  await ann.post('/api/week-edits', { actions: [{ ...dinner, date: '2026-11-24' }] });
  await ann.patch('/api/week-settings', { budget: 3.5 });
  const { weeks, budget, currency } = await spendingOf(ann);
  expect([budget, currency, weeks.length, weeks[0]!.monday]).toEqual([3.5, '€', 8, '2026-10-05']);
  expect(weeks.slice(5).map(({ monday, cost, paid }) => [monday, cost.amount, cost.total, paid])).toEqual([
    ['2026-11-09', null, 0, null],
    ['2026-11-16', 4, 1, 31.5],
    ['2026-11-23', 4, 1, null],
  ]);
});

test('a user without receipts has no known spending, other users see nothing, and visitors get 401', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  await paid(ann, '2026-11-19', 12);
  expect(await spendingOf(bob)).toMatchObject({ spent: [], withoutTotal: 0, currency: null, budget: null });
  expect((await server.visitor().get('/api/spending')).status).toBe(401);
});
