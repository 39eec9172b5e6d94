import { randomInt, randomUUID } from 'node:crypto';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { minutesOf } from '@plateful/contract/bounds.ts';
import type { Input } from '@plateful/contract/endpoint.ts';
import { isPaid } from '@plateful/contract/plans.ts';
import type { recipeEndpoints } from '@plateful/contract/recipes.ts';
import { avoidedViolations } from '@plateful/domain/cookbook/wishes/avoided-foods.ts';
import { limitsOf } from '@plateful/domain/cookbook/wishes/wish.ts';
import { checkRecipe } from '@plateful/domain/safety/check-recipe.ts';
import { noticesOf, readWishes } from '@plateful/domain/search/read-wish.ts';
import { cuisineNotices } from '@plateful/domain/vocabulary/cuisine-names.ts';
import type { TasteProfile } from '@plateful/domain/vocabulary/taste-profile.ts';
import { type Context, inTransaction, type UserContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { storedFactsOf } from '#db/recipe-facts.ts';
import { AppError } from '#errors.ts';
import { getMissingEquipment } from '#modules/meal-plan/week-settings.service.ts';
import { requireRoom } from '#modules/own-recipes/own-recipes.service.ts';
import { composeRecipes, seedOf } from '#modules/recipes/compose-recipes.service.ts';
import { neverChanged, type RecipeRow } from '#modules/recipes/recipe.ts';
import { getRecipesByIds, presentRecipe } from '#modules/recipes/recipes.service.ts';
import { findSamples } from '#modules/recipes/sample-recipes.service.ts';
import { scheduleIndexing } from '#modules/recipes/store-facts.service.ts';
import { getProfile } from '#modules/taste-profile/taste-profile.service.ts';
import { oldestLiveStart } from '#runtime/job-lease.ts';
import { type Batch, describeBatch, logBatch } from './generation-report.ts';
import type { OnRecipe, Outcome } from './generation-runs.ts';
import {
  findGeneration,
  findOwner,
  type Generation,
  insertRecipes,
  updateToDone,
  updateToFailed,
} from './generations.repository.ts';
import { loadHouseholdContext } from './household-context.service.ts';
import { generationUsage, isAlive, reserveQuota } from './quota.service.ts';
import { writeRecipes } from './write-recipes.service.ts';

type Generate = Input<typeof recipeEndpoints.generate>;

/** How long a repeated request waits for a run on another server, and how often it polls. */
const maxWaitMs = 120_000;
const pollMs = 250;

/**
 * Generates recipes for the user's taste on a paid plan, or returns samples on the free one. Generation continues after
 * the client disconnects, and a retry with the same key returns the same recipes.
 */
export async function generateRecipes(
  ctx: UserContext,
  { count, mealType, customRequest, idempotencyKey }: Generate,
  onRecipe: OnRecipe = () => undefined,
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
    const samples = await findSamples(ctx, { profile, count, mealType, seed }, customRequest ?? null);
    samples.recipes.forEach(onRecipe);
    return { ...samples, isOpenAIGenerated: false, isFallback: false };
  }
  const wish = { count, mealType: mealType ?? null, customRequest: customRequest ?? null };
  const { generation, isNew } = await reserveQuota(ctx, wish, idempotencyKey);
  if (isNew) {
    ctx.memory.generationRuns.start(generation.id, (report) =>
      runGeneration(ctx, generation, profile, report),
    );
  }
  const outcome = await outcomeOf(ctx, generation.id, onRecipe);
  return { ...outcome, usage: await generationUsage(ctx) };
}

/** The profile that recipes are made for; `version` detects a save in the meantime. */
type Household = TasteProfile & { version: number };

/**
 * Writes, checks, fills up and stores the recipes of a generation, all or none. Recipes that the model did not write do
 * not count toward the quota. An allergy saved during the minutes of writing applies: recipes that violate it are
 * dropped and replaced.
 */
async function runGeneration(
  ctx: UserContext,
  generation: Generation,
  profile: Household,
  onRecipe: OnRecipe,
): Promise<Outcome> {
  try {
    const start = performance.now();
    let batch = await writeAndFill(ctx, generation, profile, onRecipe);
    let stored = await storeBatch(ctx, generation, profile, batch);
    while ('savedSince' in stored) {
      batch = await writeAndFill(ctx, generation, stored.savedSince, onRecipe, batch);
      stored = await storeBatch(ctx, generation, stored.savedSince, batch);
    }
    logBatch(ctx, generation, batch, performance.now() - start);
    return stored.outcome;
  } catch (error) {
    await updateToFailed(ctx.db, generation.id, ctx.clock.now()).catch((cause) =>
      ctx.log.error(
        { err: cause, generationId: generation.id },
        'marking a generation as failed did not succeed',
      ),
    );
    throw error;
  }
}

/**
 * Recipes by the model as far as the quota and the gate allow, the rest by the composer. Recipes of the batch `before`
 * are checked again, not requested again.
 */
async function writeAndFill(
  ctx: UserContext,
  { id: generationId, userId, createdAt, reserved, wish }: Generation,
  profile: TasteProfile,
  onRecipe: OnRecipe,
  before?: Batch,
): Promise<Batch> {
  const { count, mealType, customRequest } = wish;
  const { avoidTitles, favorites, disliked, atHome, expiringFoods, suggestions, month } =
    await loadHouseholdContext(ctx, profile);
  const withoutEquipment = await getMissingEquipment(ctx);
  const reading = readWishes({ ...profile, withoutEquipment }, customRequest);
  const unknown = cuisineNotices(profile.cuisinePreferences);
  // Limits stated in instructions and the request count like selected ones.
  const taste = {
    profile: { ...profile, ...limitsOf(profile, reading.wish) },
    month,
    suggestions,
    ...(mealType && { mealType }),
  };
  const rows = before?.rows.filter((row) => isWithin(row, taste.profile)) ?? [];
  const add = (draft: Parameters<Parameters<typeof writeRecipes>[2]>[0]) => {
    const storedFacts = storedFactsOf(draft);
    const row = { ...draft, ...neverChanged, storedFacts, id: randomUUID(), userId, createdAt };
    rows.push(row);
    onRecipe(presentRecipe(ctx, row));
  };

  const request = {
    ...taste,
    count: reserved,
    favorites,
    avoidTitles,
    atHome: [...atHome.values()],
    withoutEquipment: reading.wish.withoutEquipment,
    ...(customRequest !== null && { customRequest }),
  };
  const call = before ? before.call : reserved > 0 ? await writeRecipes(ctx, request, add) : null;
  const written = rows.filter(({ origin }) => origin === 'model').length;
  if (rows.length === count) return { rows, written, notices: before?.notices ?? [], call };

  const takenTitles = [...rows.map((row) => row.title), ...avoidTitles];
  const missing = {
    ...taste,
    count: count - rows.length,
    atHome: [...atHome.keys()],
    expiringFoods,
    seed: seedOf(generationId),
    wish: reading.wish,
    favorites,
    disliked,
  };
  const { drafts, notice } = await composeRecipes(ctx, missing, takenTitles);
  for (const draft of drafts) {
    add(draft);
    await nextTurn();
  }
  return {
    rows,
    written,
    notices: [...(notice && written === 0 ? [notice] : []), ...unknown, ...noticesOf(reading)],
    call,
  };
}

/** Whether a recipe made for an earlier profile satisfies this one. */
function isWithin(row: RecipeRow, profile: TasteProfile): boolean {
  return (
    checkRecipe({ ...row, cookingTime: minutesOf(row) }, profile).ok &&
    avoidedViolations(row, profile.avoidedFoods).length === 0
  );
}

/** Stores nothing if the profile was saved since the batch was made. */
async function storeBatch(
  ctx: UserContext,
  generation: Generation,
  { version }: Household,
  batch: Batch,
): Promise<{ outcome: Outcome } | { savedSince: Household }> {
  const { rows, written, call } = batch;
  const now = ctx.clock.now();
  const description = describeBatch(ctx, generation, batch);
  const savedSince = await inTransaction(ctx, async (tx) => {
    const { db } = tx;
    // Blocks saving the profile until the recipes are stored.
    await lockUser(db, tx.user.id);
    const { profile } = await getProfile(tx);
    if (profile && profile.version !== version) return profile;
    await requireRoom(tx, rows.length);
    const isOurs = await updateToDone(db, generation.id, {
      ...description,
      reserved: written,
      recipeIds: rows.map((row) => row.id),
      inputTokens: call?.tokens.input ?? 0,
      outputTokens: call?.tokens.output ?? 0,
      finishedAt: now,
      oldestLiveStart: oldestLiveStart(now),
    });
    if (!isOurs) throw new AppError('unavailable', 'This took too long. Please try again.');
    if (rows.length > 0) {
      await insertRecipes(db, rows);
      await scheduleIndexing({ ...ctx, db });
    }
    return null;
  });
  if (savedSince) return { savedSince };
  const recipes = rows.map((row) => presentRecipe(ctx, row));
  return { outcome: toOutcome(recipes, description) };
}

/** Awaits the run on this server, else the row that another server completes. */
async function outcomeOf(ctx: UserContext, id: string, onRecipe: OnRecipe): Promise<Outcome> {
  for (let waited = 0; waited < maxWaitMs; waited += pollMs) {
    const run = ctx.memory.generationRuns.join(id, onRecipe);
    if (run) return run;
    const generation = await findGeneration(ctx.db, id);
    if (generation?.status === 'done') {
      return toOutcome(await getRecipesByIds(ctx, generation.recipeIds), generation);
    }
    if (!generation || !isAlive(ctx, generation)) {
      throw new AppError('unavailable', 'Failed to generate recipes. Please try again.');
    }
    await sleep(pollMs);
  }
  throw new AppError(
    'unavailable',
    'Your recipes are still being written. They will appear under My Recipes.',
  );
}

function toOutcome(
  recipes: Outcome['recipes'],
  { isOpenAIGenerated, isFallback, notice }: ReturnType<typeof describeBatch>,
): Outcome {
  return { recipes, isOpenAIGenerated, isFallback, ...(notice !== null && { notice }) };
}

/** Job for a generation whose server crashed: runs it again under the same key, unless a retry has done so. */
export async function finishGeneration(
  ctx: Context,
  { generationId }: { generationId: string },
): Promise<void> {
  const generation = await findGeneration(ctx.db, generationId);
  if (generation?.status !== 'running') return;
  const user = await findOwner(ctx.db, generation.userId);
  if (!user) return;
  await updateToFailed(ctx.db, generationId, ctx.clock.now());
  const { count, mealType, customRequest } = generation.wish;
  const { idempotencyKey } = generation;
  await generateRecipes(
    { ...ctx, user },
    {
      count,
      ...(mealType && { mealType }),
      ...(customRequest !== null && { customRequest }),
      ...(idempotencyKey && { idempotencyKey }),
    },
  );
}
