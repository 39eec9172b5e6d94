import Stripe from 'stripe';
import { newId } from './objects/object.ts';
import { saveRow } from './rows.ts';
import type { Kind, Row, Tx } from './types.ts';

/** The types of events that the sandbox emits. */
export type EventType =
  | 'charge.refunded'
  | 'charge.succeeded'
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'customer.created'
  | 'customer.deleted'
  | 'customer.subscription.created'
  | 'customer.subscription.deleted'
  | 'customer.subscription.updated'
  | 'customer.updated'
  | 'invoice.paid'
  | 'invoice.payment_failed';

/** Records an event with the object as it is now. It is delivered once the transaction has committed. */
export async function record(
  { records, now, realNow }: Tx,
  type: EventType,
  customerId: string | null,
  object: object,
): Promise<void> {
  const event = {
    id: newId('evt_'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: now,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  };
  const recordedAt = new Date(realNow * 1000);
  await records.insertEvent({
    id: event.id,
    type,
    customerId,
    createdAt: now,
    data: event,
    attempts: 0,
    nextAttemptAt: recordedAt,
    recordedAt,
  });
}

/** Changes an object and records an event of it. */
export async function update<K extends Kind>(
  tx: Tx,
  row: Row<K>,
  changes: Partial<Row<K>['data']>,
  type: EventType,
): Promise<void> {
  Object.assign(row.data, changes);
  await saveRow(tx, row);
  await record(tx, type, row.customerId, row.data);
}
