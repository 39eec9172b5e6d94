import { invalid, missing, unknown } from '../api-error.ts';
import { expireCheckout } from '../checkout.ts';
import { newCheckoutSession } from '../objects/checkout-session.ts';
import { findPrice } from '../prices.ts';
import { findRow, insertRow } from '../rows.ts';
import type { Tx } from '../types.ts';
import { type Call, call } from './call.ts';
import { customerOf } from './customer-calls.ts';
import { none, sessionCreate, sessionList } from './parameters.ts';
import { listOf } from './record-calls.ts';

const url = '/v1/checkout/sessions';
/** Seconds. */
const minimumLifetime = 30 * 60;
const maximumLifetime = 24 * 60 * 60;

export const checkoutCalls: Call[] = [
  call('POST', url, sessionCreate, async (tx, params) => {
    const { id: customerId } = await customerOf(tx, params.customer);
    const priceId = params.line_items[0]!.price;
    const price = await findPrice(tx, priceId);
    if (!price) throw unknown('price', priceId, 'line_items[0][price]');
    const data = newCheckoutSession({
      origin: tx.origin,
      customerId,
      price,
      clientReferenceId: params.client_reference_id ?? null,
      successUrl: params.success_url,
      cancelUrl: params.cancel_url ?? null,
      expiresAt: expiryOf(tx, params.expires_at),
      metadata: params.metadata ?? {},
      created: tx.now,
    });
    const state = { priceId, subscriptionMetadata: params.subscription_data?.metadata ?? {} };
    const row = { id: data.id, customerId, data, state, dueAt: data.expires_at };
    await insertRow(tx, { ...row, kind: 'checkout.session' });
    return data;
  }),

  call('GET', `${url}/:id`, none, async (tx, _params, id) => {
    const row = await findRow(tx, 'checkout.session', id);
    if (!row) throw missing('checkout.session', id, 'session');
    return row.data;
  }),

  call('GET', url, sessionList, (tx, params) => listOf(tx, 'checkout.session', url, params)),

  call('POST', `${url}/:id/expire`, none, async (tx, _params, id) => {
    const row = await findRow(tx, 'checkout.session', id);
    if (!row) throw missing('checkout.session', id, 'session');
    if (!(await expireCheckout(tx, row))) {
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${row.data.status}\`.`,
      );
    }
    return row.data;
  }),
];

/**
 * When a session expires, by the sandbox's clock. Clients use the real clock, so the time is shifted by the sandbox's
 * lead.
 */
function expiryOf({ now, realNow }: Tx, expiresAt = now + maximumLifetime): number {
  const problem = lifetimeProblem(expiresAt - now);
  if (!problem) return expiresAt;
  if (lifetimeProblem(expiresAt - realNow)) throw invalid(problem, { param: 'expires_at' });
  return expiresAt - realNow + now;
}

function lifetimeProblem(seconds: number): string | undefined {
  if (seconds < minimumLifetime) {
    return 'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.';
  }
  if (seconds > maximumLifetime) {
    return 'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.';
  }
}
