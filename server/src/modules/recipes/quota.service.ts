import { isPaid, monthlyLimits } from '@plateful/contract/limits.ts';
import { addDays, dayIn, formatDay } from '@plateful/domain/weeks/plain-date.ts';
import type { UserContext } from '#context.ts';
import { AppError } from '#errors.ts';
import { sumReserved } from './generations.repository.ts';

/** Far beyond what a batch may take: whoever has not finished by then was cut off. */
const abandonedAfterMs = 600_000;

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

/** A generation that began before this and is still running was abandoned. */
export function aliveSince(now: Date): Date {
  return new Date(now.getTime() - abandonedAfterMs);
}

/** The day on which the month starts anew for the user, for people: "January 1, 2027". */
export function resetDay({ clock, user }: UserContext): string {
  const today = dayIn(user.timeZone, clock.now());
  const inNextMonth = addDays(`${today.slice(0, 8)}28`, 4);
  return formatDay(`${inNextMonth.slice(0, 8)}01`, { year: 'numeric', month: 'long', day: 'numeric' });
}
