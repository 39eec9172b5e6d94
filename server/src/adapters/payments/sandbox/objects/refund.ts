import type { Stripe } from 'stripe';
import { newId } from '../ids.ts';

type NewRefund = {
  charge: Stripe.Charge;
  amount: number;
  reason: string | null;
  metadata: Stripe.Metadata;
  created: number;
};

export function newRefund({ charge, amount, reason, metadata, created }: NewRefund): Stripe.Refund {
  return {
    id: newId('re_'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}
