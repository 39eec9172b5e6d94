import type { Stripe } from 'stripe';
import { type Fields, newId } from './object.ts';
import { currency } from './price.ts';

export type Charge = Fields<Stripe.Charge, typeof newCharge>;
export type Refund = Fields<Stripe.Refund, typeof newRefund>;

type NewCharge = { customerId: string; amount: number; created: number };

/** A payment by card. Attempts that are declined are counted on the invoice and make no charge. */
export function newCharge({ customerId, amount, created }: NewCharge) {
  return {
    id: newId('ch_'),
    object: 'charge',
    amount,
    amount_captured: amount,
    amount_refunded: 0,
    captured: true,
    created,
    currency,
    customer: customerId,
    livemode: false,
    metadata: {},
    paid: true,
    refunded: false,
    status: 'succeeded',
  } satisfies Partial<Stripe.Charge>;
}

type NewRefund = { chargeId: string; amount: number; created: number };

export function newRefund({ chargeId, amount, created }: NewRefund) {
  return {
    id: newId('re_'),
    object: 'refund',
    amount,
    charge: chargeId,
    created,
    currency,
    metadata: {},
    reason: null,
    status: 'succeeded',
  } satisfies Partial<Stripe.Refund>;
}
