import { createHash, timingSafeEqual } from 'node:crypto';
import { addDays, dayIn } from '@plateful/domain/weeks/plain-date.ts';
import type { Context } from '#context.ts';
import { notFound } from '#errors.ts';
import { getMealsToShopFor } from '#modules/meal-plan/meal-plan.service.ts';
import { findUserByTokenStart } from './calendar.repository.ts';
import { writeFeed } from './write-feed.ts';

/** Days around the owner's today that the feed tells of: a month to look back on, a quarter to plan. */
const windowDays = { back: 30, ahead: 92 } as const;

/** Half as long as a version 4 UUID is random: enough to find the user, far too little to guess the rest. */
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
  const meals = await getMealsToShopFor({ ...ctx, user: owner }, first, last);
  return writeFeed({ owner, meals, first, last, origin: ctx.config.origin });
}

/**
 * An unknown token takes the same way as a malformed and a revoked one: found by its beginning, then compared whole
 * without saying where it differs. How long it takes tells nothing of the part that keeps the secret.
 */
async function findOwner(ctx: Context, given: string) {
  const token = tokenShape.test(given) ? given : unknownToken;
  const user = await findUserByTokenStart(ctx.db, token.slice(0, startLength));
  const isOwners = timingSafeEqual(digest(token), digest(user?.calendarToken ?? unknownToken));
  return user && isOwners ? user : null;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
