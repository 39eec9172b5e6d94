import { and, eq, ne, sql } from 'drizzle-orm';
import {
  paymentSandboxAnswers,
  paymentSandboxEvents,
  paymentSandboxObjects,
} from '#db/tables/payment-sandbox.ts';
import { record } from './events.ts';
import type { CustomerRow, Row, Work } from './kinds.ts';
import { deletedCustomer } from './objects/customer.ts';
import { findRows, saveRow } from './store.ts';
import { end } from './subscribing.ts';

/**
 * Ends what the customer has and forgets everything of it, so that only the id is left, and two events that say so
 * without a name, an e-mail or what the product wrote into the metadata. Stripe keeps more, since it has to.
 */
export async function deleteCustomer(work: Work, customer: CustomerRow): Promise<void> {
  const { db } = work;
  const live = (await findRows(db, 'subscription', customer.id)).filter(
    ({ data }) => data.status !== 'canceled',
  );
  for (const subscription of live) await end(work, subscription, 'cancellation_requested');

  // What was remembered of their ends too: it is told of below, without what is personal.
  work.happened.length = 0;
  await db.delete(paymentSandboxEvents).where(eq(paymentSandboxEvents.customerId, customer.id));
  const { body } = paymentSandboxAnswers;
  await db.delete(paymentSandboxAnswers).where(sql`position(${customer.id} in ${body}::text) > 0`);
  const { id, customerId } = paymentSandboxObjects;
  await db.delete(paymentSandboxObjects).where(and(eq(customerId, customer.id), ne(id, customer.id)));
  const row: Row<'customer'> = { ...customer, data: deletedCustomer(customer.id), state: { card: null } };
  await saveRow(db, row);

  for (const { data } of live.toReversed()) {
    record(work, 'customer.subscription.deleted', customer.id, { ...data, metadata: {} });
  }
  const nobody = { ...customer.data, email: null, name: null, metadata: {} };
  record(work, 'customer.deleted', customer.id, nobody);
}
