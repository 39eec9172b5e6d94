import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { subscriptionTiers } from './plans.ts';
import { done, id, instant } from './wire.ts';

/** The signed-in user, as needed by every page. */
export const user = z
  .object({
    id,
    email: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    profileImageUrl: z.string().nullable(),
    subscriptionTier: z.enum(subscriptionTiers),
    createdAt: instant,
  })
  .meta({ id: 'User' });
export type User = z.output<typeof user>;

/** The user with fields for the account pages; never shown to others. */
export const userProfile = user
  .extend({
    breakfastTime: z.string(),
    lunchTime: z.string(),
    dinnerTime: z.string(),
    timeZone: z.string(),
    /** Grants read access to the calendar feed. */
    calendarToken: z.string(),
    stripeCustomerId: z.string().nullable(),
    stripeSubscriptionId: z.string().nullable(),
    updatedAt: instant,
  })
  .meta({ id: 'UserProfile' });
export type UserProfile = z.output<typeof userProfile>;

export const identityEndpoints = {
  currentUser: endpoint({
    method: 'GET',
    path: '/api/auth/user',
    summary: 'The signed-in user',
    access: 'user',
    holdsSecret: true,
    output: user,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'Sign out; does nothing without a session',
    access: 'visitor',
    output: done,
  }),
  profile: endpoint({
    method: 'GET',
    path: '/api/user/profile',
    summary: 'The signed-in user, with meal times and time zone',
    access: 'user',
    holdsSecret: true,
    output: z.object({ user: userProfile }),
  }),
};
