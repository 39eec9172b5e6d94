import { endpoints } from '@plateful/contract/api.ts';
import type { Endpoint } from '@plateful/contract/endpoint.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '#context.ts';
import { groceryReceipts } from '#db/tables/grocery-receipts.ts';
import { mealPlans } from '#db/tables/meal-plans.ts';
import { favorites } from '#db/tables/recipes.ts';
import { shoppingLists } from '#db/tables/shopping-lists.ts';
import { password } from './test-server.ts';

export type ValidRequest = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** What it is answered; 200 when missing. */
  status?: number;
  /** What the call may do to the caller's own rows, by table: 'added', 'removed', or names of columns that change. */
  writes?: Record<string, string[]>;
};

type OwnTable = PgTable & { id: PgColumn; userId: PgColumn };

/**
 * For each endpoint of the contract by its call ("POST /api/meal-plans") a request that a user with the data of `fillAccount` can
 * make. A test that walks all endpoints fails for one that is missing here.
 */
export async function validRequests({ db }: Context, userId: string): Promise<Record<string, ValidRequest>> {
  const own = async (table: OwnTable) => {
    const [row] = await db
      .select()
      .from(table as PgTable)
      .where(eq(table.userId, userId));
    const none = { id: crypto.randomUUID() };
    return (row ?? none) as { id: string; recipeId?: string; parsedItems?: { id: number }[] };
  };
  const [meal, list, receipt, favorite] = [
    await own(mealPlans),
    await own(shoppingLists),
    await own(groceryReceipts),
    await own(favorites),
  ];
  const [photographed] = await db
    .select({ id: groceryReceipts.id })
    .from(groceryReceipts)
    .where(and(eq(groceryReceipts.userId, userId), isNotNull(groceryReceipts.imageUrl)));
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
    'GET /api/recipe/{id}/image': { params: { id: sample } },
    'GET /api/user/recipes': {},
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
      writes: { meal_plans: ['added'] },
    },
    'DELETE /api/meal-plans/{id}': {
      params: { id: meal.id },
      writes: { meal_plans: ['removed'], shopping_lists: ['mealPlanId'] },
    },
    'GET /api/shopping-lists': {},
    'POST /api/generate-shopping-list': {
      body: { startDate: '2026-11-01', endDate: '2026-12-31' },
      writes: { shopping_lists: ['added'] },
    },
    'PATCH /api/shopping-lists/{id}': {
      params: { id: list.id },
      body: { items: [{ ingredient: 'salt', amount: 1, unit: 'g' }], isArchived: true },
      writes: { shopping_lists: ['items', 'isArchived'] },
    },
    'DELETE /api/shopping-lists/{id}': {
      params: { id: list.id },
      writes: { shopping_lists: ['removed'] },
    },
    'GET /api/grocery-receipts': {},
    'POST /api/upload-receipt': { status: 400 },
    'DELETE /api/receipt-uploads/{id}': {
      params: { id: crypto.randomUUID() },
      writes: { grocery_receipts: ['added'] },
    },
    'GET /api/grocery-receipts/{id}/image': { params: { id: photographed?.id ?? receipt.id } },
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
    'GET /api/foods': { query: { query: 'rye' } },
    'GET /api/subscription/status': {},
    // Nothing was ever bought; a checkout that was left open is closed by the look at Stripe.
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
    'GET /api/account/export': { query: { photos: 'false' } },
    'POST /api/account/import': { status: 400 },
    'DELETE /api/account': {
      writes: {
        users: ['deletedAt', 'updatedAt', 'calendarToken'],
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

const aPassword = 'a kettle full of thyme';
const params = { uid: 'x' };
const answerOf = (response: object) => ({
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'x', ...response },
});

/** The caller has begun no sign-in and has no mailed link: those have tests of their own. */
const signInRequests: Record<string, ValidRequest> = {
  'GET /api/login': { query: { returnTo: '/recipes' }, status: 302 },
  'GET /api/callback': { query: { code: 'x', state: 'x' }, status: 400 },
  'GET /auth/interrupted': { status: 400 },
  'GET /auth/{uid}': { params, query: { mode: 'register' }, status: 400 },
  'POST /auth/{uid}/sign-in': {
    params,
    body: { email: 'ann@example.com', password: aPassword },
    status: 400,
  },
  'POST /auth/{uid}/register': {
    params,
    body: { email: 'ann@example.com', password: aPassword, age: '16' },
    status: 400,
  },
  'POST /auth/{uid}/passkey/options': { params, status: 400 },
  'POST /auth/{uid}/passkey': {
    params,
    body: answerOf({ authenticatorData: 'x', signature: 'x' }),
    status: 400,
  },
  'GET /auth/forgot-password': {},
  'POST /auth/forgot-password': { body: { email: 'nobody-at-all@example.com' } },
  'GET /auth/new-password': { query: { token: 'x' }, status: 400 },
  'POST /auth/new-password': { body: { token: 'x', password: aPassword }, status: 400 },
  'GET /auth/confirm-email': { query: { token: 'x' }, status: 400 },
  'POST /auth/confirm-email': { body: { token: 'x' }, status: 400 },
};

const at = '/api/account/security';
const securityRequests: Record<string, ValidRequest> = {
  [`GET ${at}`]: { query: { done: 'ended' } },
  [`POST ${at}/sessions/end`]: {
    body: { handle: 'x' },
    status: 303,
    writes: { oidc_payloads: ['removed'] },
  },
  [`POST ${at}/sessions/end-all`]: { status: 303, writes: { oidc_payloads: ['removed'] } },
  [`POST ${at}/verification`]: { status: 303, writes: { oidc_mail_links: ['added'] } },
  [`POST ${at}/email`]: {
    body: { email: 'new@example.com', password },
    status: 303,
    writes: { oidc_mail_links: ['added'] },
  },
  [`POST ${at}/password`]: {
    body: { password, newPassword: aPassword },
    status: 303,
    writes: { oidc_accounts: ['passwordHash'], oidc_payloads: ['removed'] },
  },
  [`POST ${at}/passkeys/options`]: { body: { password } },
  [`POST ${at}/passkeys`]: {
    body: { name: 'Phone', response: answerOf({ attestationObject: 'x' }) },
    status: 401,
  },
  [`POST ${at}/passkeys/rename`]: { body: { id: 'x', name: 'Tablet' }, status: 303 },
  [`POST ${at}/passkeys/remove`]: { body: { id: 'x' }, status: 303 },
};

const checkoutRequests: Record<string, ValidRequest> = {
  'POST /api/checkout/intent': {
    body: { planSlug: 'plus-monthly' },
    status: 303,
    writes: {
      checkout_intents: ['added', 'status'],
      users: ['stripeCustomerId', 'stripeSubscriptionId', 'subscriptionTier', 'billedEmail', 'updatedAt'],
      // Stripe is asked what the customer has, and is right about the plan.
      subscriptions: ['checkedAt'],
      payment_sandbox_objects: ['added'],
      payment_sandbox_events: ['added'],
      payment_sandbox_answers: ['added'],
    },
  },
  'GET /api/checkout/resume': { query: { intent: crypto.randomUUID() }, status: 303 },
  'GET /api/checkout/done': { query: { session_id: 'cs_test_1' }, status: 303 },
  'GET /api/checkout/cancelled': { query: { intent: crypto.randomUUID() }, status: 303 },
  'GET /api/subscription/back': { status: 303, writes: { checkout_intents: ['status'] } },
};

export function allEndpoints(): Endpoint[] {
  return Object.values(endpoints).flatMap((module): Endpoint[] => Object.values(module));
}
