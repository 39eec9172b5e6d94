import type { Stripe } from 'stripe';
import { newId } from '../ids.ts';
import { currency, productName } from './price.ts';

type NewCharge = { customer: Stripe.Customer; amount: number; works: boolean; created: number };

/** One attempt to take money from a card. */
export function newCharge({ customer, amount, works, created }: NewCharge): Stripe.Charge {
  return {
    id: newId('ch_'),
    object: 'charge',
    amount,
    amount_captured: works ? amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: customer.email, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'PLATEFUL',
    captured: works,
    created,
    currency,
    customer: customer.id,
    description: productName,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: works ? null : 'card_declined',
    failure_message: works ? null : 'Your card was declined.',
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: works ? null : '05',
      network_status: works ? 'approved_by_network' : 'declined_by_network',
      reason: works ? null : 'generic_decline',
      risk_level: 'normal',
      seller_message: works ? 'Payment complete.' : 'The bank did not return any further details.',
      type: works ? 'authorized' : 'issuer_declined',
    },
    paid: works,
    payment_intent: newId('pi_'),
    payment_method: newId('pm_'),
    // No card is entered in the sandbox, so there are no details of one.
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: works ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}
