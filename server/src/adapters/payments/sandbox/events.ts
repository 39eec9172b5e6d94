import Stripe from 'stripe';
import { paymentSandboxEvents } from '#db/tables/payment-sandbox.ts';
import { newId } from './ids.ts';
import type { Kind, Row, Work } from './kinds.ts';
import { saveRow } from './store.ts';

/** What the sandbox tells of. */
type EventType =
  | 'billing_portal.session.created'
  | 'charge.failed'
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
  | 'invoice.created'
  | 'invoice.finalized'
  | 'invoice.paid'
  | 'invoice.payment_failed'
  | 'invoice.payment_succeeded'
  | 'invoice.updated'
  | 'price.created'
  | 'refund.created';

type EventOf<T extends EventType> = Extract<Stripe.Event, { type: T }>;
type Subject<T extends EventType> = EventOf<T>['data']['object'];
type Before<T extends EventType> = EventOf<T>['data']['previous_attributes'];

/** Remembers what happened, with the object as it is now, to be told after the transaction. */
export function record<T extends EventType>(
  { now, request, happened }: Work,
  type: T,
  customerId: string | null,
  object: Subject<T>,
  before?: Before<T>,
): void {
  const event: Stripe.EventBase = {
    id: newId('evt_'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: now,
    // A copy, since the same object may change again before the transaction ends.
    data: { object: JSON.parse(JSON.stringify(object)), ...(before && { previous_attributes: before }) },
    livemode: false,
    pending_webhooks: 1,
    request: request ?? { id: null, idempotency_key: null },
    type,
  };
  happened.push({ event, customerId });
}

/** Writes down what happened, in the transaction of the change itself. */
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

type Told = {
  customer: 'customer.updated';
  invoice: 'invoice.updated' | 'invoice.paid' | 'invoice.payment_failed' | 'invoice.finalized';
  subscription: 'customer.subscription.updated' | 'customer.subscription.deleted';
  charge: 'charge.refunded';
  'checkout.session': 'checkout.session.completed' | 'checkout.session.expired';
};

/** Changes an object and tells of it, with what was before; nothing happens where nothing changes. */
export async function revise<K extends Kind & keyof Told>(
  work: Work,
  row: Row<K>,
  changes: Partial<Row<K>['data']>,
  type: Told[K],
): Promise<void> {
  const before = changedFields(row.data, changes);
  Object.assign(row.data, changes);
  await saveRow(work.db, row);
  if (Object.keys(before).length === 0) return;
  // Only updates say what was before (Stripe, "The Event object").
  const isUpdate = type.endsWith('.updated');
  record(
    work,
    type,
    row.customerId,
    row.data as Subject<Told[K]>,
    isUpdate ? (before as Before<Told[K]>) : undefined,
  );
}

function changedFields(data: object, changes: object): object {
  const old = new Map(Object.entries(data));
  const differing = Object.entries(changes).filter(
    ([name, value]) => JSON.stringify(old.get(name)) !== JSON.stringify(value),
  );
  return Object.fromEntries(differing.map(([name]) => [name, old.get(name)]));
}
