import Stripe from 'stripe';
import { paymentSandboxEvents } from '#db/tables/payment-sandbox.ts';
import { newId } from './ids.ts';
import type { Kind, Row, Work } from './kinds.ts';
import { saveRow } from './store.ts';

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

/** Records an event, with the object as it is now. It is delivered once the transaction has committed. */
export function record({ now, happened }: Work, type: EventType, customerId: string | null, object: object) {
  const event = {
    id: newId('evt_'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: now,
    // A copy, since the same object may change again before the transaction ends.
    data: { object: JSON.parse(JSON.stringify(object)) },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  };
  happened.push({ event, customerId });
}

/** Changes an object and records an event of it. */
export async function update<K extends Kind>(
  work: Work,
  row: Row<K>,
  changes: Partial<Row<K>['data']>,
  type: EventType,
): Promise<void> {
  Object.assign(row.data, changes);
  await saveRow(work.db, row);
  record(work, type, row.customerId, row.data);
}

/** Writes the recorded events, in the transaction of the change itself. */
export async function writeEvents({ db, realNow, happened }: Work): Promise<void> {
  if (happened.length === 0) return;
  const at = new Date(realNow * 1000);
  await db.insert(paymentSandboxEvents).values(
    happened.map(({ event, customerId }) => ({
      id: event.id,
      type: event.type,
      customerId,
      createdAt: event.created,
      data: event,
      nextAttemptAt: at,
      recordedAt: at,
    })),
  );
}
