import { expireCheckout, lockSession } from '../checkout.ts';
import { invalid, missing, unknown } from '../faults.ts';
import type { Row, Work } from '../kinds.ts';
import { newCheckoutSession } from '../objects/checkout-session.ts';
import { findPrice } from '../prices.ts';
import { retrieval, sessionCreation, sessionList } from '../requests.ts';
import { findRow, insertRow, saveRow } from '../store.ts';
import { type Call, call } from './call.ts';
import { lockedCustomer } from './customer-calls.ts';
import { list } from './lists.ts';

const url = '/v1/checkout/sessions';
const leastLifetime = 30 * 60;
const longestLifetime = 24 * 60 * 60;

export const checkoutCalls: Call[] = [
  call('POST', url, sessionCreation, async (work, params) => {
    const customer = await lockedCustomer(work, params.customer);
    const [line] = params.line_items;
    const price = await findPrice(work, line!.price);
    if (!price) throw unknown('price', line!.price, 'line_items[0][price]');
    const data = newCheckoutSession({
      origin: work.origin,
      customer: customer.data,
      price,
      quantity: line!.quantity,
      clientReferenceId: params.client_reference_id ?? null,
      successUrl: params.success_url,
      cancelUrl: params.cancel_url ?? null,
      expiresAt: expiryOf(work, params.expires_at),
      metadata: params.metadata ?? {},
      created: work.now,
    });
    data.success_url = params.success_url.replaceAll('{CHECKOUT_SESSION_ID}', data.id);
    const row: Row<'checkout.session'> = {
      id: data.id,
      kind: 'checkout.session',
      customerId: customer.id,
      data,
      state: {
        priceId: price.id,
        quantity: line!.quantity,
        subscriptionMetadata: params.subscription_data?.metadata ?? {},
      },
      dueAt: data.expires_at,
    };
    await insertRow(work.db, row);
    return data;
  }),

  call('GET', `${url}/:id`, retrieval, async (work, _params, id) => {
    const row = await findRow(work.db, 'checkout.session', id);
    if (!row) throw missing('checkout.session', id, 'session');
    return row.data;
  }),

  call('GET', url, sessionList, (work, { status, subscription, ...params }) =>
    list(work, params, {
      kind: 'checkout.session',
      noun: 'checkout.session',
      url,
      statuses: status && [status],
      field: subscription === undefined ? [] : [['subscription', subscription]],
    }),
  ),

  call('POST', `${url}/:id/expire`, retrieval, async (work, _params, id) => {
    const session = await lockSession(work, id);
    if (!session) throw missing('checkout.session', id, 'session');
    const { row } = session;
    if (!(await expireCheckout(work, row))) {
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${row.data.status}\`.`,
      );
    }
    await saveRow(work.db, row);
    return row.data;
  }),
];

/**
 * When a session ends by the sandbox's clock. The product does not know that clock: a date that is right by the real one is
 * moved as far as the clock was.
 */
function expiryOf({ now, realNow }: Work, wished: number | undefined): number {
  if (wished === undefined) return now + longestLifetime;
  const problem = lifetimeProblem(wished - now);
  if (!problem) return wished;
  if (lifetimeProblem(wished - realNow)) throw invalid(problem, { param: 'expires_at' });
  return wished - realNow + now;
}

function lifetimeProblem(seconds: number): string | undefined {
  if (seconds < leastLifetime) {
    return 'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.';
  }
  if (seconds > longestLifetime) {
    return 'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.';
  }
}
