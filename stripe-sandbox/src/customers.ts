import { record } from './events.ts';
import { deletedCustomer } from './objects/customer.ts';
import { listRows, saveRow } from './rows.ts';
import type { CustomerRow, Row, Tx } from './types.ts';

/**
 * Deletes a customer with all its objects. Only the id and the deletion's events stay, without name, email and
 * metadata.
 */
export async function deleteCustomer(tx: Tx, customer: CustomerRow): Promise<void> {
  const subscriptions = await listRows(tx, { kind: 'subscription', customerId: customer.id });
  await tx.records.deleteCustomerRecords(customer.id);
  const row: Row<'customer'> = { ...customer, data: deletedCustomer(customer.id), state: { card: null } };
  await saveRow(tx, row);

  for (const { data } of subscriptions.toReversed()) {
    if (data.status === 'canceled') continue;
    const ended = { status: 'canceled', ended_at: tx.now, canceled_at: data.canceled_at ?? tx.now };
    const canceled = { ...data, ...ended, metadata: {} };
    await record(tx, 'customer.subscription.deleted', customer.id, canceled);
  }
  const anonymous = { ...customer.data, email: null, name: null, metadata: {} };
  await record(tx, 'customer.deleted', customer.id, anonymous);
}
