import type { Stripe } from 'stripe';
import { type Fields, newId } from './object.ts';

export type Customer = Fields<Stripe.Customer, typeof newCustomer>;
type NewCustomer = { email: string | null; name: string | null; metadata: Stripe.Metadata; created: number };

export function newCustomer({ email, name, metadata, created }: NewCustomer) {
  const id = newId('cus_');
  return {
    id,
    object: 'customer',
    balance: 0,
    created,
    email,
    invoice_prefix: id.slice(-8).toUpperCase(),
    livemode: false,
    metadata,
    name,
    next_invoice_sequence: 1,
  } satisfies Partial<Stripe.Customer>;
}

/** The API's response for a deleted customer. */
export function deletedCustomer(id: string): Stripe.DeletedCustomer {
  return { id, object: 'customer', deleted: true };
}
