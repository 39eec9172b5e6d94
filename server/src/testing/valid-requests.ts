import { endpoints } from '@plateful/contract/api.ts';
import type { Endpoint } from '@plateful/contract/endpoint.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { shownFields } from '@plateful/domain/shopping/list-item.ts';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '#context.ts';
import { apiKeys } from '#db/tables/api-keys.ts';
import { groceryReceipts } from '#db/tables/grocery-receipts.ts';
import { mealPlans, weekEdits } from '#db/tables/meal-plans.ts';
import { favorites } from '#db/tables/recipes.ts';
import { formerShoppingItems, shoppingItems, shoppingLists } from '#db/tables/shopping-lists.ts';
import { refusedDishes } from '#db/tables/week-planning.ts';
import { password } from './test-server.ts';
import { listRequests } from './valid-list-requests.ts';
import { checkoutRequests, securityRequests, signInRequests } from './valid-page-requests.ts';
import { recipeRequests } from './valid-recipe-requests.ts';
import type { ValidRequest } from './valid-request.ts';

type OwnTable = PgTable & { id: PgColumn; userId: PgColumn };

/**
 * A valid request for each endpoint of the contract ("POST /api/meal-plans"), for a user with the data of
 * `fillAccount`. A test over all endpoints fails for one that is missing here.
 */
export async function validRequests(ctx: Context, userId: string): Promise<Record<string, ValidRequest>> {
  const { db } = ctx;
  const own = async (table: OwnTable) => {
    const [row] = await db
      .select()
      .from(table as PgTable)
      .where(eq(table.userId, userId));
    const none = { id: crypto.randomUUID() };
    return (row ?? none) as { id: string; recipeId?: string; parsedItems?: { id: number }[] };
  };
  const [meal, list, receipt, favorite, weekEdit, refused, key] = [
    await own(mealPlans),
    await own(shoppingLists),
    await own(groceryReceipts),
    await own(favorites),
    await own(weekEdits),
    await own(refusedDishes),
    await own(apiKeys),
  ];
  const [photographed] = await db
    .select({ id: groceryReceipts.id })
    .from(groceryReceipts)
    .where(and(eq(groceryReceipts.userId, userId), isNotNull(groceryReceipts.imageUrl)));
  const [, otherList = { id: crypto.randomUUID() }] = await db
    .select({ id: shoppingLists.id })
    .from(shoppingLists)
    .where(eq(shoppingLists.userId, userId));
  // Of a version that is not stored yet.
  const ofLists = await db
    .select({ item: shoppingItems })
    .from(shoppingItems)
    .innerJoin(shoppingLists, eq(shoppingLists.id, shoppingItems.listId))
    .leftJoin(formerShoppingItems, eq(formerShoppingItems.id, shoppingItems.id))
    .where(and(eq(shoppingLists.userId, userId), isNull(formerShoppingItems.id)));
  const listItem = ofLists.map(({ item }) => item).find((item) => shownFields(item));
  const sample = sampleRecipes[0]!.id;
  const item = { id: receipt.id, itemId: String(receipt.parsedItems?.[0]?.id ?? 0) };
  return {
    'GET /api/auth/user': {},
    'GET /api/user/profile': {},
    'POST /api/auth/logout': { writes: { oidc_payloads: ['removed'] } },
    ...signInRequests,
    ...securityRequests,
    ...checkoutRequests,
    'GET /api/taste-profile': {},
    'POST /api/taste-profile': {
      body: { householdSize: 3, cuisinePreferences: ['Thai'] },
      writes: {
        taste_profiles: ['householdSize', 'cuisinePreferences', 'updatedAt', 'version'],
        taste_profile_versions: ['added'],
      },
    },
    'POST /api/recipe-import/link': {
      body: { url: 'http://127.0.0.1/' },
      status: 400,
      writes: { throttles: ['added'] },
    },
    'POST /api/recipe-import/text': {
      body: { text: 'Soup\n1 onion\n2 carrots\nCook all of it for an hour.' },
    },
    'POST /api/recipe-import/file': { status: 400 },
    'POST /api/generate-recipes': {
      body: { count: 1 },
      writes: { recipes: ['added'], generations: ['added'] },
    },
    'GET /api/recipe-request': { query: { text: 'soup' } },
    'GET /api/sample-recipes': { query: { count: '2' } },
    'GET /api/composed-day': { query: { seed: '1' } },
    'GET /api/recipes/search': { query: { query: 'soup' } },
    'GET /api/recipe-usage': {},
    'GET /api/recipe/{id}': { params: { id: sample } },
    'GET /api/recipe/{id}/steps': { params: { id: sample } },
    'GET /api/recipe/{id}/file': { params: { id: sample }, query: { format: 'markdown' } },
    'GET /api/user/recipes/file': { query: { format: 'paprika' } },
    'GET /api/recipe/{id}/image': { params: { id: sample } },
    'GET /api/user/recipes': {},
    'GET /api/user/overview': {},
    'GET /api/own-recipes': {},
    'GET /api/favorite-recipes': {},
    'GET /api/favorites-among': { query: { ids: sample } },
    'GET /api/recipe-cards': { query: { ids: sample } },
    ...(await recipeRequests(ctx, userId)),
    'GET /api/user/favorites': {},
    'POST /api/user/favorites': {
      body: { recipeId: sampleRecipes[7]!.id },
      writes: { favorites: ['added'] },
    },
    'DELETE /api/user/favorites/{recipeId}': {
      params: { recipeId: favorite.recipeId ?? favorite.id },
      writes: { favorites: ['removed'] },
    },
    'GET /api/meal-plans': { query: { startDate: '2026-11-16' } },
    'POST /api/meal-plans': {
      body: { recipeId: sample, date: '2027-03-01', mealType: 'dinner' },
      writes: { meal_plans: ['added'], week_edits: ['added'] },
    },
    'DELETE /api/meal-plans/{id}': {
      params: { id: meal.id },
      writes: {
        meal_plans: ['removed', 'position', 'leftoversOf', 'updatedAt'],
        shopping_lists: ['mealPlanId'],
        week_edits: ['added'],
      },
    },
    'GET /api/week': { query: { startDate: '2026-11-16' } },
    // A stream does not end; a request without its Accept header is rejected.
    'GET /api/week-events': { status: 400 },
    'POST /api/week-edits': {
      body: { actions: [{ type: 'addNote', note: 'Guests', date: '2027-03-02', mealType: 'lunch' }] },
      writes: { meal_plans: ['added'], week_edits: ['added'] },
    },
    'POST /api/week-edits/{id}/undo': {
      params: { id: weekEdit.id },
      // A second request may undo the first undo, which removes the meals again.
      writes: { meal_plans: ['added', 'removed'], week_edits: ['added', 'undoneBy'] },
    },
    'POST /api/plan-week': {
      // One meal, because planning a week takes seconds, and some tests send hundreds of requests.
      body: { startDate: '2027-03-01', days: ['2027-03-01'], mealTypes: ['lunch'] },
      writes: { recipes: ['added'], meal_plans: ['added'], week_edits: ['added'] },
    },
    'GET /api/week-entries/{id}/alternatives': {
      params: { id: meal.id },
      writes: { recipes: ['added'] },
    },
    'GET /api/week-waste': { query: { startDate: '2026-11-16' }, writes: { recipes: ['added'] } },
    'GET /api/week-settings': {},
    'PATCH /api/week-settings': {
      body: { lean: 80 },
      writes: { week_settings: ['lean', 'version', 'updatedAt'] },
    },
    'GET /api/refused-dishes': {},
    'POST /api/refused-dishes': {
      body: { recipeId: sampleRecipes[9]!.id },
      writes: { refused_dishes: ['added'] },
    },
    'DELETE /api/refused-dishes/{id}': {
      params: { id: refused.id },
      writes: { refused_dishes: ['removed'] },
    },
    ...listRequests(list.id, otherList.id, listItem ?? { listId: list.id, id: crypto.randomUUID() }),
    'GET /api/grocery-receipts': {},
    'POST /api/upload-receipt': { status: 400 },
    'DELETE /api/receipt-uploads/{id}': {
      params: { id: crypto.randomUUID() },
      writes: { grocery_receipts: ['added'] },
    },
    'GET /api/grocery-receipts/{id}/image': { params: { id: photographed?.id ?? receipt.id } },
    'PATCH /api/grocery-receipts/{id}': {
      params: { id: receipt.id },
      body: { store: 'Corner Market', total: 4.2 },
      writes: {
        grocery_receipts: ['store', 'total', 'checks', 'parsedItems'],
        receipt_corrections: ['added', 'updatedAt'],
      },
    },
    'POST /api/grocery-receipts/{id}/items': {
      params: { id: receipt.id },
      body: { name: 'Leeks', food: 'leek', category: 'Produce', amount: 2, unit: 'each', price: 1.5 },
      writes: { grocery_receipts: ['parsedItems', 'checks'] },
    },
    'PATCH /api/grocery-receipts/{id}/items/{itemId}': {
      params: item,
      body: { name: 'Rye bread' },
      writes: { grocery_receipts: ['parsedItems'], receipt_corrections: ['added', 'updatedAt'] },
    },
    'DELETE /api/grocery-receipts/{id}/items/{itemId}': {
      params: item,
      writes: { grocery_receipts: ['parsedItems'], receipt_corrections: ['added', 'updatedAt'] },
    },
    'DELETE /api/grocery-receipts/{id}': {
      params: { id: receipt.id },
      writes: { grocery_receipts: ['removed'] },
    },
    'GET /api/prices': {},
    'GET /api/spending': {},
    'GET /api/at-home': {},
    'PATCH /api/at-home/{food}': {
      params: { food: 'feta' },
      body: { amount: 200, unit: 'g' },
      writes: { home_foods: ['added', 'grams', 'saidAt'] },
    },
    'DELETE /api/at-home/{food}': { params: { food: 'milk' }, writes: { home_foods: ['removed'] } },
    'GET /api/recipe/{id}/cost': { params: { id: sample } },
    'GET /api/week-cost': { query: { startDate: '2026-11-16' } },
    'GET /api/shopping-lists/{id}/cost': { params: { id: list.id } },
    'GET /api/foods': { query: { query: 'rye' } },
    'GET /api/subscription/status': {},
    // There is no subscription; checking with Stripe closes the open checkout.
    'POST /api/subscription/cancel': { status: 404, writes: { checkout_intents: ['status'] } },
    'POST /api/subscription/reactivate': { status: 404, writes: { checkout_intents: ['status'] } },
    'POST /api/subscription/change-plan': {
      body: { planId: 'plus-yearly' },
      status: 404,
      writes: { checkout_intents: ['status'] },
    },
    'POST /api/subscription/portal': { status: 404 },
    'POST /api/waitlist': {
      body: { email: `${crypto.randomUUID()}@example.com`, planInterest: 'pro' },
      writes: { waitlist: ['added'] },
    },
    'PUT /api/user/meal-times': {
      body: { lunchTime: '12:45' },
      writes: { users: ['lunchTime', 'updatedAt'] },
    },
    'GET /api/calendar': {},
    'POST /api/calendar/rotate': { writes: { users: ['calendarToken', 'updatedAt'] } },
    'GET /api/calendar/feed/{calendarToken}': { params: { calendarToken: '0'.repeat(64) }, status: 404 },
    'GET /api/account/keys': {},
    'POST /api/account/keys': {
      body: { name: 'kitchen display', scopes: ['read'], password },
      writes: { api_keys: ['added'] },
    },
    'DELETE /api/account/keys/{id}': { params: { id: key.id }, writes: { api_keys: ['removed'] } },
    'GET /api/account/export': { query: { photos: 'false' } },
    'POST /api/account/import': { status: 400 },
    'DELETE /api/account': {
      writes: {
        users: ['deletedAt', 'updatedAt', 'calendarToken'],
        api_keys: ['removed'],
        waitlist: ['removed'],
        checkout_intents: ['status'],
        oidc_payloads: ['removed'],
        oidc_accounts: ['removed'],
        oidc_passkeys: ['removed'],
        oidc_mail_links: ['removed'],
        user_identities: ['removed'],
      },
    },
    'POST /api/consents': {
      body: {
        essential: true,
        functional: true,
        analytics: true,
        version: 1,
        timestamp: '2026-11-20T08:00:00.000Z',
      },
      writes: { consents: ['added'] },
    },
  };
}

export function allEndpoints(): Endpoint[] {
  return Object.values(endpoints).flatMap((module): Endpoint[] => Object.values(module));
}
