import { z } from 'zod';
import { checkoutStatuses, planSlugs, subscriptionStatuses } from './plans.ts';
import { id, instant } from './wire.ts';

/** Consents and payments in an account's export. They are never imported. */

const word = z.string().max(200);

export const consent = z.object({
  id,
  functional: z.boolean(),
  analytics: z.boolean(),
  version: z.int32().min(1).max(1000),
  timestamp: instant,
  createdAt: instant,
});

export const waitlistEntry = z.object({
  id,
  email: z.string().max(254),
  firstName: word.nullable(),
  lastName: word.nullable(),
  planInterest: word,
  createdAt: instant,
});

export const checkoutIntent = z.object({
  id,
  priceId: word,
  planSlug: z.enum(planSlugs),
  status: z.enum(checkoutStatuses),
  expiresAt: instant,
  createdAt: instant,
});

export const subscription = z.object({
  id: word,
  status: z.enum(subscriptionStatuses),
  planSlug: z.enum(planSlugs).nullable(),
  priceId: word,
  /** Cents per period. */
  amount: z.int32().min(0).max(100_000_000),
  cancelAtPeriodEnd: z.boolean(),
  currentPeriodEnd: instant,
  startedAt: instant,
  endedAt: instant.nullable(),
  checkedAt: instant,
});

/** A mail about the subscription. */
export const billingMail = z.object({
  id: word,
  kind: word,
  date: instant.nullable(),
  amount: z.int32().nullable(),
  createdAt: instant,
  sentAt: instant.nullable(),
});
