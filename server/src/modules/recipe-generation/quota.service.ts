import { isDeepStrictEqual } from 'node:util';
import { isPaid, monthlyQuota } from '@plateful/contract/plans.ts';
import { firstOfNextMonth, formatDay } from '@plateful/domain/weeks/plain-date.ts';
import { type Context, inTransaction, todayOf, type UserContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { AppError } from '#errors.ts';
import { requireRoom } from '#modules/own-recipes/own-recipes.service.ts';
import { leaseSeconds, oldestLiveStart } from '#runtime/job-lease.ts';
import {
  findGenerationByKey,
  type Generation,
  insertGeneration,
  sumReserved,
  updateToFailed,
} from './generations.repository.ts';

export async function getUsage(ctx: UserContext) {
  if (!isPaid(ctx.user.subscriptionTier)) {
    throw new AppError('forbidden', 'Recipe usage is only counted on the Plus and Pro plans');
  }
  return { usage: await generationUsage(ctx) };
}

/** Usage of the user's month, including what running generations have reserved. */
export async function generationUsage(ctx: UserContext) {
  const { id, timeZone } = ctx.user;
  const now = ctx.clock.now();
  const generatedThisMonth = await sumReserved(ctx.db, id, {
    now,
    timeZone,
    oldestLiveStart: oldestLiveStart(now),
  });
  const limit = monthlyQuota.recipes;
  return { generatedThisMonth, limit, remainingThisMonth: Math.max(0, limit - generatedThisMonth) };
}

/** The day on which the quota is renewed, for display: "January 1, 2027". */
export function resetDay(ctx: UserContext): string {
  const reset = firstOfNextMonth(todayOf(ctx));
  return formatDay(reset, { year: 'numeric', month: 'long', day: 'numeric' });
}

/** Reserves quota for the request, or finds the request that it repeats. */
export function reserveQuota(ctx: UserContext, wish: Generation['wish'], idempotencyKey: string | undefined) {
  return inTransaction(ctx, async (tx) => {
    const { db, user } = tx;
    const now = tx.clock.now();
    await lockUser(db, user.id);
    const earlier = idempotencyKey && (await findGenerationByKey(db, user.id, idempotencyKey));
    if (earlier) {
      if (!isDeepStrictEqual(earlier.wish, wish)) {
        throw new AppError('conflict', 'This idempotency key belongs to another request');
      }
      if (earlier.status === 'done' || isAlive(tx, earlier)) return { generation: earlier, isNew: false };
      await updateToFailed(db, earlier.id, now);
    }
    // Generates nothing for an account without room to store it.
    await requireRoom(tx, wish.count);
    const usage = await generationUsage(tx);
    if (tx.recipeWriter && usage.remainingThisMonth === 0) {
      const message = `You've reached your ${monthlyQuota.recipes}-recipe limit this month. Recipes reset on ${resetDay(tx)}.`;
      throw new AppError('limit_reached', message, { usage });
    }
    const generation = await insertGeneration(db, {
      userId: user.id,
      wish,
      reserved: tx.recipeWriter ? Math.min(wish.count, usage.remainingThisMonth) : 0,
      createdAt: now,
      ...(idempotencyKey && { idempotencyKey }),
    });
    const afterSeconds = leaseSeconds;
    await tx.jobs.send(db, 'finish-generation', { generationId: generation.id }, { afterSeconds });
    return { generation, isNew: true };
  });
}

export function isAlive({ clock }: Context, { status, createdAt }: Generation): boolean {
  return status === 'running' && createdAt > oldestLiveStart(clock.now());
}
