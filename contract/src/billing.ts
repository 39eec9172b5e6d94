import { z } from 'zod';
import { waitlistBounds } from './bounds.ts';
import { endpoint, pageEndpoint } from './endpoint.ts';
import { planSlugs, planTypes } from './plans.ts';
import { done, id, instant } from './wire.ts';

/** Where Stripe delivers its events. */
export const webhookPath = '/api/webhooks/stripe';

export const subscriptionStatus = z
  .object({
    /** Granted without a purchase, so that it cannot be cancelled or changed. */
    isGiven: z.boolean(),
    /** Null without a current paid plan. */
    planType: z.enum(planTypes).nullable(),
    cancelAtPeriodEnd: z.boolean(),
    currentPeriodEnd: instant.nullable(),
    /** The last payment failed and will be retried; the user should check the card. */
    isPaymentDue: z.boolean(),
  })
  .meta({ id: 'SubscriptionStatus' });
export type SubscriptionStatus = z.output<typeof subscriptionStatus>;

const name = z
  .string()
  .trim()
  .max(waitlistBounds.name.maxLength, { error: 'This name is too long' })
  .nullish()
  .transform((value) => value || null);

/** An entry of the waitlist for a plan that is not available yet (docs/product.md, Validation). */
export const waitlistInput = z.object({
  email: z
    .string({ error: 'Please enter your email' })
    .trim()
    .max(waitlistBounds.email.maxLength, { error: 'Please enter a valid email' })
    .pipe(z.email({ error: 'Please enter a valid email' })),
  firstName: name,
  lastName: name,
  planInterest: z.enum(['pro'], { error: 'There is no waitlist for this plan' }).default('pro'),
});
export type WaitlistInput = z.input<typeof waitlistInput>;

export const billingEndpoints = {
  status: endpoint({
    method: 'GET',
    path: '/api/subscription/status',
    summary: 'Subscription status: billing interval, end of the current period, and whether it ends then',
    access: 'user',
    output: subscriptionStatus,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/subscription/cancel',
    summary: 'Cancel the subscription at the end of the current billing period',
    access: 'user',
    output: z.object({ cancellationDate: instant }),
  }),
  reactivate: endpoint({
    method: 'POST',
    path: '/api/subscription/reactivate',
    summary: 'Reactivate a subscription that is scheduled to cancel',
    access: 'user',
    output: done,
  }),
  changePlan: endpoint({
    method: 'POST',
    path: '/api/subscription/change-plan',
    summary: 'Switch between monthly and yearly billing, prorated',
    access: 'user',
    body: z.object({ planId: z.enum(planSlugs, { error: 'Please choose a monthly or a yearly plan' }) }),
    output: done,
  }),
  portal: endpoint({
    method: 'POST',
    path: '/api/subscription/portal',
    summary: 'Create a short-lived link to the billing portal, with invoices and payment methods',
    access: 'user',
    output: z.object({ url: z.url() }),
  }),
  joinWaitlist: endpoint({
    method: 'POST',
    path: '/api/waitlist',
    summary: 'Join the waitlist for a plan (idempotent)',
    access: 'visitor',
    body: waitlistInput,
    output: done,
  }),
};

const page = { method: 'GET', access: 'visitor' } as const;
const intentQuery = z.object({ intent: id });

/** Checkout and return from the customer portal, with forms and redirects that work without JavaScript. */
export const checkoutEndpoints = {
  begin: pageEndpoint({
    ...page,
    method: 'POST',
    path: '/api/checkout/intent',
    summary: 'Start a checkout: redirects to sign-in or to the payment page',
    body: z.object({
      planSlug: z.enum(planSlugs, { error: 'Please choose a monthly or a yearly plan' }),
    }),
  }),
  resume: pageEndpoint({
    ...page,
    path: '/api/checkout/resume',
    summary: 'Resume a checkout after sign-in',
    query: intentQuery,
  }),
  finish: pageEndpoint({
    ...page,
    path: '/api/checkout/done',
    summary: 'Return from the payment page',
    query: z.object({ session_id: z.string().regex(/^cs_\w{1,200}$/) }),
  }),
  cancel: pageEndpoint({
    ...page,
    path: '/api/checkout/cancelled',
    summary: 'Return from a cancelled checkout',
    query: intentQuery,
  }),
  returnFromPortal: pageEndpoint({
    ...page,
    path: '/api/subscription/back',
    summary: 'Return from the billing portal',
  }),
};
