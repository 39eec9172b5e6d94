import { isPaid, monthlyLimits } from '@plateful/contract/limits.ts';
import { dayIn, firstOfNextMonth, formatDay } from '@plateful/domain/weeks/plain-date.ts';
import type { UserContext } from '#context.ts';
import { AppError } from '#errors.ts';
import { aliveSince } from '#runtime/job-lease.ts';
import { sumReserved } from './generations.repository.ts';

export async function getUsage(ctx: UserContext) {
  if (!isPaid(ctx.user.subscriptionTier)) {
    throw new AppError('forbidden', 'Recipe usage is counted on the Plus and Pro plans only');
  }
  return { usage: await usageOf(ctx) };
}

/** The user's month, with what requests that are under way may still use. */
export async function usageOf(ctx: UserContext) {
  const { id, timeZone } = ctx.user;
  const now = ctx.clock.now();
  const generatedThisMonth = await sumReserved(ctx.db, id, { now, timeZone, aliveSince: aliveSince(now) });
  const limit = monthlyLimits.recipes;
  return { generatedThisMonth, limit, remainingThisMonth: Math.max(0, limit - generatedThisMonth) };
}

/** The day on which the month starts anew for the user, for people: "January 1, 2027". */
export function resetDay({ clock, user }: UserContext): string {
  const reset = firstOfNextMonth(dayIn(user.timeZone, clock.now()));
  return formatDay(reset, { year: 'numeric', month: 'long', day: 'numeric' });
}
