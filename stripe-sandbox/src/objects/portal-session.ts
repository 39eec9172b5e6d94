import type { Stripe } from 'stripe';
import { type Fields, newId } from './object.ts';

export type PortalSession = Fields<Stripe.BillingPortal.Session, typeof newPortalSession>;

type NewSession = { origin: string; customerId: string; returnUrl: string | null; created: number };

export function newPortalSession({ origin, customerId, returnUrl, created }: NewSession) {
  const id = newId('bps_');
  return {
    id,
    object: 'billing_portal.session',
    created,
    customer: customerId,
    livemode: false,
    return_url: returnUrl,
    url: `${origin}/sandbox/portal/${id}`,
  } satisfies Partial<Stripe.BillingPortal.Session>;
}
