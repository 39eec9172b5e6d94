import type { calendarEndpoints } from '@plateful/contract/calendar.ts';
import type { Input } from '@plateful/contract/endpoint.ts';
import { properTimeZone } from '@plateful/domain/weeks/time-zone.ts';
import { newCalendarToken } from '#calendar-token.ts';
import type { UserContext } from '#context.ts';
import { notFound } from '#errors.ts';
import { getUserProfile } from '#modules/identity/identity.service.ts';
import { findCalendarToken, updateUser } from './calendar.repository.ts';

/** What is left out stays as it is. */
export async function setMealTimes(ctx: UserContext, input: Input<typeof calendarEndpoints.setMealTimes>) {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const change = {
    ...Object.fromEntries(given),
    ...(input.timeZone && { timeZone: properTimeZone(input.timeZone) }),
  };
  await updateUser(ctx.db, ctx.user.id, { ...change, updatedAt: ctx.clock.now() });
  return getUserProfile(ctx);
}

export async function getSubscription(ctx: UserContext) {
  const token = await findCalendarToken(ctx.db, ctx.user.id);
  if (!token) throw notFound('Calendar');
  return subscriptionTo(token);
}

/** From now on the feed is found by another token only. */
export async function rotateToken(ctx: UserContext) {
  const calendarToken = newCalendarToken();
  await updateUser(ctx.db, ctx.user.id, { calendarToken });
  return subscriptionTo(calendarToken);
}

function subscriptionTo(calendarToken: string) {
  return { calendarToken, feedPath: `/api/calendar/feed/${calendarToken}` };
}
