import { password } from './test-server.ts';
import type { ValidRequest } from './valid-request.ts';

const aPassword = 'a kettle full of thyme';
const params = { uid: 'x' };
const answerOf = (response: object) => ({
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'x', ...response },
});

/** The caller has no pending sign-in or mailed link: those have tests of their own. */
export const signInRequests: Record<string, ValidRequest> = {
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
  'POST /auth/forgot-password': { body: { email: 'unregistered@example.com' } },
  'GET /auth/new-password': { query: { token: 'x' }, status: 400 },
  'POST /auth/new-password': { body: { token: 'x', password: aPassword }, status: 400 },
  'GET /auth/confirm-email': { query: { token: 'x' }, status: 400 },
  'POST /auth/confirm-email': { body: { token: 'x' }, status: 400 },
};

const at = '/api/account/security';
export const securityRequests: Record<string, ValidRequest> = {
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

export const checkoutRequests: Record<string, ValidRequest> = {
  'POST /api/checkout/intent': {
    body: { planSlug: 'plus-monthly' },
    status: 303,
    writes: {
      checkout_intents: ['added', 'status'],
      users: ['stripeCustomerId', 'stripeSubscriptionId', 'subscriptionTier', 'billedEmail', 'updatedAt'],
      // Syncs with Stripe, which is the source of truth.
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
