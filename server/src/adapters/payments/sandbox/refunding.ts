import type { Stripe } from 'stripe';
import { record, revise } from './events.ts';
import { invalid } from './faults.ts';
import type { Row, Work } from './kinds.ts';
import { newRefund } from './objects/refund.ts';
import { insertRow } from './store.ts';

type RefundWish = { amount: number | undefined; reason: string | null; metadata: Stripe.Metadata };

/** Gives back all that is left of a payment, or a part. The subscription stays what it is. */
export async function refund(
  work: Work,
  charge: Row<'charge'>,
  { amount, reason, metadata }: RefundWish,
): Promise<Stripe.Refund> {
  const { data } = charge;
  const left = data.amount_captured - data.amount_refunded;
  if (left === 0) {
    throw invalid(`Charge ${data.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  const given = amount ?? left;
  if (given > left) {
    const words = `Refund amount (${dollars(given)}) is greater than unrefunded amount on charge (${dollars(left)})`;
    throw invalid(words, { param: 'amount' });
  }
  const made = newRefund({ charge: data, amount: given, reason, metadata, created: work.now });
  await insertRow(work.db, {
    id: made.id,
    kind: 'refund',
    customerId: charge.customerId,
    data: made,
    state: {},
    dueAt: null,
  });
  record(work, 'refund.created', charge.customerId, made);
  const amount_refunded = data.amount_refunded + given;
  const changes = { amount_refunded, refunded: amount_refunded === data.amount_captured };
  await revise(work, charge, changes, 'charge.refunded');
  return made;
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
