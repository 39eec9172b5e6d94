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
    summary: 'The plan that is paid for, until when, and whether it ends then',
    access: 'user',
    output: subscriptionStatus,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/subscription/cancel',
    summary: 'End the subscription when the period that is paid for ends',
    access: 'user',
    output: z.object({ cancellationDate: instant }),
  }),
  reactivate: endpoint({
    method: 'POST',
    path: '/api/subscription/reactivate',
    summary: 'Keep a subscription that was to end',
    access: 'user',
    output: done,
  }),
  changePlan: endpoint({
    method: 'POST',
    path: '/api/subscription/change-plan',
    summary: 'Pay monthly or yearly from now on; what is paid already counts',
    access: 'user',
    body: z.object({ planId: z.enum(planSlugs, { error: 'Please choose a monthly or a yearly plan' }) }),
    output: done,
  }),
  portal: endpoint({
    method: 'POST',
    path: '/api/subscription/portal',
    summary: 'Where the user sees invoices and changes the card, for a few minutes',
    access: 'user',
    output: z.object({ url: z.url() }),
  }),
  joinWaitlist: endpoint({
    method: 'POST',
    path: '/api/waitlist',
    summary: 'Be told when a plan is sold; a second time changes nothing',
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
    summary: 'Begin a checkout: on to sign in, or to pay',
    body: z.object({
      planSlug: z.enum(planSlugs, { error: 'Please choose a monthly or a yearly plan' }),
    }),
  }),
  resume: pageEndpoint({
    ...page,
    path: '/api/checkout/resume',
    summary: 'Go on with a checkout after signing in',
    query: intentQuery,
  }),
  finish: pageEndpoint({
    ...page,
    path: '/api/checkout/done',
    summary: 'Come back from the payment page',
    query: z.object({ session_id: z.string().regex(/^cs_\w{1,200}$/) }),
  }),
  cancel: pageEndpoint({
    ...page,
    path: '/api/checkout/cancelled',
    summary: 'Give a checkout up',
    query: intentQuery,
  }),
  returnFromPortal: pageEndpoint({
    ...page,
    path: '/api/subscription/back',
    summary: 'Come back from the portal of the payment side',
  }),
};
