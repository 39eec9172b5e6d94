import type { calendarEndpoints } from '@plateful/contract/calendar.ts';
import type { Input } from '@plateful/contract/endpoint.ts';
import { mergeValue } from '@plateful/domain/merging/three-way.ts';
import { canonicalTimeZone } from '@plateful/domain/weeks/time-zone.ts';
import { type Context, inTransaction, type UserContext } from '#context.ts';
import { newCalendarToken } from '#db/bearer-secrets.ts';
import { lockUser } from '#db/lock-user.ts';
import { changedElsewhere, notFound } from '#errors.ts';
import { getUserProfile } from '#modules/identity/identity.service.ts';
import { findCalendarToken, updateUser } from './calendar.repository.ts';

const names = {
  breakfastTime: 'Breakfast',
  lunchTime: 'Lunch',
  dinnerTime: 'Dinner',
  timeZone: 'Time zone',
} as const;
type Field = keyof typeof names;
const fields = Object.keys(names) as Field[];

/** Fields that are missing, or equal to what the page showed, are not changed. */
export async function setMealTimes(
  ctx: UserContext,
  { seen = {}, timeZone, ...times }: Input<typeof calendarEndpoints.setMealTimes>,
) {
  const sent = { ...times, timeZone: timeZone && canonicalTimeZone(timeZone) };
  await inTransaction(ctx, async ({ db, user, clock }) => {
    const { breakfastTime, lunchTime, dinnerTime, timeZone: zone } = await lockUser(db, user.id);
    const stored = { breakfastTime, lunchTime, dinnerTime, timeZone: zone };
    const merged = (field: Field) =>
      mergeValue(seen[field] ?? stored[field], stored[field], sent[field] ?? stored[field]);
    const conflicts = fields.filter((field) => merged(field).isConflict);
    if (conflicts.length > 0) {
      const values = conflicts.map((field) => ({ field, yours: sent[field], theirs: stored[field] }));
      throw changedElsewhere(
        conflicts.map((field) => names[field]),
        values,
        stored,
      );
    }
    await updateUser(db, user.id, {
      breakfastTime: merged('breakfastTime').value,
      lunchTime: merged('lunchTime').value,
      dinnerTime: merged('dinnerTime').value,
      timeZone: merged('timeZone').value,
      updatedAt: clock.now(),
    });
  });
  return getUserProfile(ctx);
}

export async function getSubscription(ctx: UserContext) {
  const token = await findCalendarToken(ctx.db, ctx.user.id);
  if (!token) throw notFound('Calendar');
  return subscriptionTo(token);
}

/** Revokes the old feed URL. */
export async function rotateToken(ctx: UserContext) {
  return subscriptionTo(await changeToken(ctx, ctx.user.id));
}

export async function changeToken({ db }: Pick<Context, 'db'>, userId: string): Promise<string> {
  const calendarToken = newCalendarToken();
  await updateUser(db, userId, { calendarToken });
  return calendarToken;
}

function subscriptionTo(calendarToken: string) {
  return { calendarToken, feedPath: `/api/calendar/feed/${calendarToken}` };
}
