import type { Stripe } from 'stripe';
import { type Fields, newId } from './object.ts';
import { amountOf, currency, type Price } from './price.ts';

export type CheckoutSession = Fields<Stripe.Checkout.Session, typeof newCheckoutSession>;

type NewSession = {
  origin: string;
  customerId: string;
  price: Price;
  clientReferenceId: string | null;
  successUrl: string;
  cancelUrl: string | null;
  expiresAt: number;
  metadata: Stripe.Metadata;
  created: number;
};

export function newCheckoutSession(session: NewSession) {
  const id = newId('cs_test_');
  return {
    id,
    object: 'checkout.session',
    amount_total: amountOf(session.price),
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    created: session.created,
    currency,
    customer: session.customerId,
    expires_at: session.expiresAt,
    invoice: null,
    livemode: false,
    metadata: session.metadata,
    mode: 'subscription',
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id),
    url: `${session.origin}/sandbox/checkout/${id}`,
  } satisfies Partial<Stripe.Checkout.Session>;
}
