import type { Stripe } from 'stripe';
import { newId } from '../ids.ts';

type NewSession = { origin: string; customerId: string; returnUrl: string | null; created: number };

export function newPortalSession(wish: NewSession): Stripe.BillingPortal.Session {
  const id = newId('bps_');
  return {
    id,
    object: 'billing_portal.session',
    after_expiration: null,
    configuration: 'bpc_plateful',
    created: wish.created,
    customer: wish.customerId,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: wish.returnUrl,
    url: `${wish.origin}/sandbox/portal/${id}`,
  };
}
