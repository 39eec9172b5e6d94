import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Input } from '@plateful/contract/endpoint.ts';
import { isPaid, monthlyLimits } from '@plateful/contract/limits.ts';
import type { recipeEndpoints } from '@plateful/contract/recipes.ts';
import { type Context, inTransaction, type UserContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { AppError } from '#errors.ts';
import { getProfile } from '#modules/taste-profile/taste-profile.service.ts';
import { aliveSince, leaseSeconds } from '#runtime/job-lease.ts';
import { seedOf } from './composing.service.ts';
import {
  findGeneration,
  findGenerationByKey,
  findOwner,
  type Generation,
  insertGeneration,
  updateToFailed,
} from './generations.repository.ts';
import { outcomeWith, produceRecipes } from './producing.service.ts';
import { resetDay, usageOf } from './quota.service.ts';
import { getRecipesByIds } from './recipes.service.ts';
import { type Announce, joinRun, type Outcome, runsEnded, startRun } from './runs.ts';
import { findSamples } from './samples.service.ts';

type Generate = Input<typeof recipeEndpoints.generate>;

/** How long a repeated request waits for what another process is working on, and how often it looks. */
const longestWaitMs = 120_000;
const lookEveryMs = 250;

/**
 * New recipes for the user's taste on a paid plan, samples on the free one. The work goes on when the caller is gone,
 * and a repeat with the same key gets the same recipes.
 */
export async function generateRecipes(
  ctx: UserContext,
  { count, mealType, customRequest, idempotencyKey }: Generate,
  announce: Announce = () => undefined,
) {
  const { profile } = await getProfile(ctx);
  if (!profile) {
    throw new AppError(
      'invalid_input',
      'Please set up your taste preferences first before generating recipes.',
    );
  }
  if (!isPaid(ctx.user.subscriptionTier)) {
    const seed = idempotencyKey ? seedOf(idempotencyKey) : randomInt(2 ** 31);
    // Whoever has an account asks for what is theirs: only visitors are counted.
    const samples = await findSamples(ctx, { profile, count, mealType, seed }, async () => undefined);
    samples.recipes.forEach(announce);
    return { ...samples, isOpenAIGenerated: false, isFallback: false };
  }
  const wish = { count, mealType: mealType ?? null, customRequest: customRequest ?? null };
  const { generation, isNew } = await reserve(ctx, wish, idempotencyKey);
  if (isNew) startRun(generation.id, (tell) => produceRecipes(ctx, generation, profile, tell));
  const outcome = await outcomeOf(ctx, generation.id, announce);
  return { ...outcome, usage: await usageOf(ctx) };
}

/** A server that stops finishes what it has begun, also for those who closed their tab. */
export function finishGenerations(): Promise<void> {
  return runsEnded();
}

/** A generation whose server crashed: made anew under the same key, unless a repeated request has done so meanwhile. */
export async function finishGeneration(
  ctx: Context,
  { generationId }: { generationId: string },
): Promise<void> {
  const generation = await findGeneration(ctx.db, generationId);
  if (generation?.status !== 'running') return;
  const user = await findOwner(ctx.db, generation.userId);
  if (!user) return;
  const { count, mealType, customRequest } = generation.wish;
  await updateToFailed(ctx.db, generationId, ctx.clock.now());
  await generateRecipes(
    { ...ctx, user },
    {
      count,
      ...(mealType && { mealType }),
      ...(customRequest !== null && { customRequest }),
      ...(generation.idempotencyKey && { idempotencyKey: generation.idempotencyKey }),
    },
  );
}

/** Sets aside what the request may use of the month, or finds the request that it repeats. */
function reserve(ctx: UserContext, wish: Generation['wish'], idempotencyKey: string | undefined) {
  return inTransaction(ctx, async (ctx) => {
    const { db, user } = ctx;
    const now = ctx.clock.now();
    await lockUser(db, user.id);
    const earlier = idempotencyKey && (await findGenerationByKey(db, user.id, idempotencyKey));
    if (earlier) {
      if (!isDeepStrictEqual(earlier.wish, wish)) {
        throw new AppError('conflict', 'This idempotency key belongs to another request');
      }
      if (earlier.status === 'done' || isAlive(ctx, earlier)) return { generation: earlier, isNew: false };
      await updateToFailed(db, earlier.id, now);
    }
    const usage = await usageOf(ctx);
    const isExhausted = usage.remainingThisMonth === 0;
    if (ctx.recipeWriter && isExhausted) {
      const message = `You've reached your ${monthlyLimits.recipes}-recipe limit this month. Recipes reset on ${resetDay(ctx)}.`;
      throw new AppError('limit_reached', message, { usage });
    }
    const generation = await insertGeneration(db, {
      userId: user.id,
      wish,
      reserved: ctx.recipeWriter ? Math.min(wish.count, usage.remainingThisMonth) : 0,
      createdAt: now,
      ...(idempotencyKey && { idempotencyKey }),
    });
    await ctx.jobs.send(
      db,
      'finish-generation',
      { generationId: generation.id },
      { afterSeconds: leaseSeconds },
    );
    return { generation, isNew: true };
  });
}

/** Of the run in this process, else of the row when whoever works on it has finished. */
async function outcomeOf(ctx: UserContext, id: string, announce: Announce): Promise<Outcome> {
  for (let waited = 0; waited < longestWaitMs; waited += lookEveryMs) {
    const run = joinRun(id, announce);
    if (run) return run;
    const generation = await findGeneration(ctx.db, id);
    if (generation?.status === 'done') {
      return outcomeWith(await getRecipesByIds(ctx, generation.recipeIds), generation);
    }
    if (!generation || !isAlive(ctx, generation)) {
      throw new AppError('unavailable', 'Failed to generate recipes. Please try again.');
    }
    await sleep(lookEveryMs);
  }
  throw new AppError(
    'unavailable',
    'Your recipes are still being written. They will appear under My Recipes.',
  );
}

function isAlive({ clock }: UserContext, { status, createdAt }: Generation): boolean {
  return status === 'running' && createdAt > aliveSince(clock.now());
}
