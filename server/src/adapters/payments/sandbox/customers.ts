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

/**
 * Deletes a customer and all that belongs to it. Only the id is left, and events of the deletion without name, e-mail and
 * metadata.
 */
export async function deleteCustomer(work: Work, customer: CustomerRow): Promise<void> {
  const { db } = work;
  const subscriptions = await findRows(db, 'subscription', customer.id);
  await db.delete(paymentSandboxEvents).where(eq(paymentSandboxEvents.customerId, customer.id));
  const { body } = paymentSandboxAnswers;
  await db.delete(paymentSandboxAnswers).where(sql`position(${customer.id} in ${body}::text) > 0`);
  const { id, customerId } = paymentSandboxObjects;
  await db.delete(paymentSandboxObjects).where(and(eq(customerId, customer.id), ne(id, customer.id)));
  const row: Row<'customer'> = { ...customer, data: deletedCustomer(customer.id), state: { card: null } };
  await saveRow(db, row);

  for (const { data } of subscriptions.toReversed()) {
    if (data.status === 'canceled') continue;
    const ended = { status: 'canceled', ended_at: work.now, canceled_at: data.canceled_at ?? work.now };
    const canceled = { ...data, ...ended, metadata: {} };
    record(work, 'customer.subscription.deleted', customer.id, canceled);
  }
  const anonymous = { ...customer.data, email: null, name: null, metadata: {} };
  record(work, 'customer.deleted', customer.id, anonymous);
}
