import { invalid } from './api-error.ts';
import { update } from './events.ts';
import { newRefund, type Refund } from './objects/charge.ts';
import type { Row, Tx } from './types.ts';

/** Refunds a whole charge. The subscription is not changed by it. */
export async function refund(tx: Tx, charge: Row<'charge'>): Promise<Refund> {
  const { id, amount, refunded } = charge.data;
  if (refunded) throw invalid(`Charge ${id} has already been refunded.`, { code: 'charge_already_refunded' });
  const changes = { amount_refunded: amount, refunded: true };
  await update(tx, charge, changes, 'charge.refunded');
  return newRefund({ chargeId: id, amount, created: tx.now });
}
