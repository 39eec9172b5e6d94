import type { Stripe } from 'stripe';
import type { z } from 'zod';
import { changePrice } from '../changing.ts';
import { revise } from '../events.ts';
import { invalid, missing, unknown } from '../faults.ts';
import type { CustomerRow, Row, Work } from '../kinds.ts';
import { itemOf } from '../objects/subscription.ts';
import { findPrice } from '../prices.ts';
import { nothing, retrieval, subscriptionList, subscriptionUpdate } from '../requests.ts';
import { scheduleEnd } from '../scheduling.ts';
import { findRow, lockCustomer } from '../store.ts';
import { end } from '../subscribing.ts';
import { type Call, call } from './call.ts';
import { list } from './lists.ts';

const url = '/v1/subscriptions';
type Update = z.output<typeof subscriptionUpdate>;

export const subscriptionCalls: Call[] = [
  call('GET', url, subscriptionList, (work, { status, ...params }) =>
    list(work, params, {
      kind: 'subscription',
      noun: 'subscription',
      url,
      statuses: statusesOf(status),
    }),
  ),

  call('GET', `${url}/:id`, retrieval, async (work, _params, id) => {
    const row = await findRow(work.db, 'subscription', id);
    if (!row) throw missing('subscription', id);
    return row.data;
  }),

  call('POST', `${url}/:id`, subscriptionUpdate, async (work, params, id) => {
    const { row, customer } = await lockSubscription(work, id);
    refuseImpossible(row.data, params);
    const { cancel_at, cancel_at_period_end } = params;
    await changeItem(work, customer, row, params);
    if (cancel_at !== undefined) await scheduleEnd(work, row, { at: cancel_at });
    if (cancel_at_period_end !== undefined)
      await scheduleEnd(work, row, { withPeriod: cancel_at_period_end });
    if (params.metadata !== undefined) {
      const metadata = merged(row.data.metadata, params.metadata);
      await revise(work, row, { metadata }, 'customer.subscription.updated');
    }
    return row.data;
  }),

  call('DELETE', `${url}/:id`, nothing, async (work, _params, id) => {
    const { row } = await lockSubscription(work, id);
    if (row.data.status === 'canceled') throw missing('subscription', id);
    await end(work, row, 'cancellation_requested');
    return row.data;
  }),
];

/** Without a status all that have not ended (Stripe, "List subscriptions"). */
function statusesOf(status: z.output<typeof subscriptionList>['status']): string[] | undefined {
  switch (status) {
    case 'all':
      return undefined;
    case undefined:
      return ['active', 'past_due', 'trialing', 'unpaid', 'paused', 'incomplete'];
    case 'ended':
      return ['canceled', 'incomplete_expired'];
    default:
      return [status];
  }
}

async function lockSubscription(
  work: Work,
  id: string,
): Promise<{ row: Row<'subscription'>; customer: CustomerRow }> {
  const found = await findRow(work.db, 'subscription', id);
  const customer = found?.customerId && (await lockCustomer(work.db, found.customerId));
  // Again, since somebody may have changed it before the lock was ours.
  const row = customer && (await findRow(work.db, 'subscription', id));
  if (!customer || !row) throw missing('subscription', id);
  return { row, customer };
}

function refuseImpossible(subscription: Stripe.Subscription, params: Update): void {
  const { metadata, expand, ...others } = params;
  if (subscription.status === 'canceled' && Object.keys(others).length > 0) {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.', {
      code: 'invalid_canceled_subscription_fields',
    });
  }
  if (params.cancel_at !== undefined && params.cancel_at_period_end !== undefined) {
    throw invalid('You may only specify one of these parameters: cancel_at, cancel_at_period_end.', {
      code: 'parameters_exclusive',
    });
  }
}

async function changeItem(
  work: Work,
  customer: CustomerRow,
  row: Row<'subscription'>,
  { items, proration_behavior, payment_behavior }: Update,
): Promise<void> {
  const [wish] = items ?? [];
  if (!wish) return;
  if (wish.id !== itemOf(row.data).id) throw unknown('subscription item', wish.id, 'items[0][id]');
  if (wish.price === undefined) return;
  const price = await findPrice(work, wish.price);
  if (!price) throw unknown('price', wish.price, 'items[0][price]');
  await changePrice(work, customer, row, {
    price,
    proration: proration_behavior ?? 'create_prorations',
    isAllOrNothing: payment_behavior === 'error_if_incomplete',
  });
}

/** Named keys are set, empty ones removed, others stay; an empty text removes all (Stripe, "Metadata"). */
function merged(before: Stripe.Metadata, changes: '' | Stripe.Metadata): Stripe.Metadata {
  if (changes === '') return {};
  return Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== ''));
}
