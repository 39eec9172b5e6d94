import type { z } from 'zod';
import { changePrice } from '../changing.ts';
import { invalid, missing, unknown } from '../faults.ts';
import type { CustomerRow, Row, Work } from '../kinds.ts';
import { itemOf } from '../objects/subscription.ts';
import { findPrice } from '../prices.ts';
import { none, subscriptionList, subscriptionUpdate } from '../requests.ts';
import { scheduleCancellation } from '../scheduling.ts';
import { findRow, lockCustomer } from '../store.ts';
import { end } from '../subscribing.ts';
import { type Call, call } from './call.ts';
import { listOf } from './record-calls.ts';

const url = '/v1/subscriptions';

export const subscriptionCalls: Call[] = [
  call('GET', url, subscriptionList, (work, { status, ...params }) =>
    // Without a status those that have not ended (Stripe, "List subscriptions").
    listOf(work, 'subscription', url, params, status === 'all' ? undefined : ['active', 'past_due']),
  ),

  call('GET', `${url}/:id`, none, async (work, _params, id) => {
    const row = await findRow(work.db, 'subscription', id);
    if (!row) throw missing('subscription', id);
    return row.data;
  }),

  call('POST', `${url}/:id`, subscriptionUpdate, async (work, params, id) => {
    const { row, customer } = await lockSubscription(work, id);
    if (row.data.status === 'canceled') {
      throw invalid('A canceled subscription can only update its cancellation_details and metadata.', {
        code: 'invalid_canceled_subscription_fields',
      });
    }
    await changeItem(work, customer, row, params);
    if (params.cancel_at === '') await scheduleCancellation(work, row, 'keep');
    const { cancel_at_period_end: isEnding } = params;
    if (isEnding) await scheduleCancellation(work, row, 'period_end');
    // The flag removes only what it has set, not a date (Stripe, "Compare classic and flexible billing mode").
    if (isEnding === false && row.data.cancel_at_period_end) await scheduleCancellation(work, row, 'keep');
    return row.data;
  }),

  call('DELETE', `${url}/:id`, none, async (work, _params, id) => {
    const { row } = await lockSubscription(work, id);
    if (row.data.status === 'canceled') throw missing('subscription', id);
    await end(work, row);
    return row.data;
  }),
];

async function lockSubscription(
  work: Work,
  id: string,
): Promise<{ row: Row<'subscription'>; customer: CustomerRow }> {
  const found = await findRow(work.db, 'subscription', id);
  const customer = found?.customerId && (await lockCustomer(work.db, found.customerId));
  // Again: it may have changed before the lock was granted.
  const row = customer && (await findRow(work.db, 'subscription', id));
  if (!customer || !row) throw missing('subscription', id);
  return { row, customer };
}

async function changeItem(
  work: Work,
  customer: CustomerRow,
  row: Row<'subscription'>,
  { items, proration_behavior, payment_behavior }: z.output<typeof subscriptionUpdate>,
): Promise<void> {
  const [item] = items ?? [];
  if (!item) return;
  if (item.id !== itemOf(row.data).id) throw unknown('subscription item', item.id, 'items[0][id]');
  const price = await findPrice(work, item.price);
  if (!price) throw unknown('price', item.price, 'items[0][price]');
  await changePrice(work, customer, row, {
    price,
    proration: proration_behavior,
    payment: payment_behavior,
  });
}
