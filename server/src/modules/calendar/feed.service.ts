import { createHash, timingSafeEqual } from 'node:crypto';
import { addDays, dayIn } from '@plateful/domain/weeks/plain-date.ts';
import type { Context } from '#context.ts';
import { notFound } from '#errors.ts';
import { getPlannedEntries } from '#modules/meal-plan/meal-plan.service.ts';
import { findUserByTokenStart } from './calendar.repository.ts';
import { writeFeed } from './write-feed.ts';

/** Days of the feed around the owner's today: a month back, a quarter ahead. */
const windowDays = { back: 30, ahead: 92 } as const;

/** Half of the token's randomness: enough to find the user, far too little to guess the rest. */
const startLength = 16;
const tokenShape = /^[0-9a-f]{64}$/;
const unknownToken = '0'.repeat(64);

/** The planned meals of the token's owner, as iCalendar. */
export async function getFeed(ctx: Context, { calendarToken }: { calendarToken: string }): Promise<string> {
  const owner = await findOwner(ctx, calendarToken.replace(/\.ics$/, ''));
  if (!owner) throw notFound('Calendar');
  const today = dayIn(owner.timeZone, ctx.clock.now());
  const first = addDays(today, -windowDays.back);
  const last = addDays(today, windowDays.ahead);
  const entries = await getPlannedEntries({ ...ctx, user: owner }, first, last);
  return writeFeed({ owner, entries, first, last, origin: ctx.config.origin });
}

/**
 * Unknown, malformed and revoked tokens are handled alike: lookup by prefix, then constant-time comparison of the
 * whole, so that timing reveals nothing of the secret part.
 */
async function findOwner(ctx: Context, requestedToken: string) {
  const token = tokenShape.test(requestedToken) ? requestedToken : unknownToken;
  const user = await findUserByTokenStart(ctx.db, token.slice(0, startLength));
  const isOwners = timingSafeEqual(digest(token), digest(user?.calendarToken ?? unknownToken));
  return user && isOwners ? user : null;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
