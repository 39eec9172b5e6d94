import type { Stripe } from 'stripe';
import { newId } from '../ids.ts';

type NewCustomer = Pick<Stripe.Customer, 'email' | 'metadata' | 'created'> & { name: string | null };

export function newCustomer({ email, name, metadata, created }: NewCustomer): Stripe.Customer {
  const id = newId('cus_');
  return {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata,
    name,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}

/** All that remains of one who was deleted. */
export function deletedCustomer(id: string): Stripe.DeletedCustomer {
  return { id, object: 'customer', deleted: true };
}
