import type { z } from 'zod';
import { invalid, missing, unknown } from '../api-error.ts';
import { itemOf } from '../objects/subscription.ts';
import { changePrice } from '../price-changes.ts';
import { findPrice } from '../prices.ts';
import { findRow } from '../rows.ts';
import { end, scheduleCancellation } from '../subscriptions.ts';
import type { Row, Tx } from '../types.ts';
import { type Call, call } from './call.ts';
import { none, subscriptionList, subscriptionUpdate } from './parameters.ts';
import { listOf } from './record-calls.ts';

const url = '/v1/subscriptions';

export const subscriptionCalls: Call[] = [
  call('GET', url, subscriptionList, (tx, { status, ...params }) =>
    // Without a status those that have not ended (Stripe, "List subscriptions").
    listOf(tx, 'subscription', url, params, status === 'all' ? undefined : ['active', 'past_due']),
  ),

  call('GET', `${url}/:id`, none, async (tx, _params, id) => (await subscriptionOf(tx, id)).data),

  call('POST', `${url}/:id`, subscriptionUpdate, async (tx, params, id) => {
    const row = await subscriptionOf(tx, id);
    if (row.data.status === 'canceled') {
      throw invalid('A canceled subscription can only update its cancellation_details and metadata.', {
        code: 'invalid_canceled_subscription_fields',
      });
    }
    await changeItem(tx, row, params);
    if (params.cancel_at === '') await scheduleCancellation(tx, row, 'keep');
    const { cancel_at_period_end: isEnding } = params;
    if (isEnding) await scheduleCancellation(tx, row, 'period_end');
    // The flag removes only what it has set, not a date (Stripe, "Compare classic and flexible billing mode").
    if (isEnding === false && row.data.cancel_at_period_end) await scheduleCancellation(tx, row, 'keep');
    return row.data;
  }),

  call('DELETE', `${url}/:id`, none, async (tx, _params, id) => {
    const row = await subscriptionOf(tx, id);
    if (row.data.status === 'canceled') throw missing('subscription', id);
    await end(tx, row);
    return row.data;
  }),
];

async function subscriptionOf(tx: Tx, id: string): Promise<Row<'subscription'>> {
  const row = await findRow(tx, 'subscription', id);
  if (!row) throw missing('subscription', id);
  return row;
}

async function changeItem(
  tx: Tx,
  row: Row<'subscription'>,
  { items, proration_behavior, payment_behavior }: z.output<typeof subscriptionUpdate>,
): Promise<void> {
  const [item] = items ?? [];
  if (!item) return;
  if (item.id !== itemOf(row.data).id) throw unknown('subscription item', item.id, 'items[0][id]');
  const price = await findPrice(tx, item.price);
  if (!price) throw unknown('price', item.price, 'items[0][price]');
  await changePrice(tx, row, { price, proration: proration_behavior, payment: payment_behavior });
}
