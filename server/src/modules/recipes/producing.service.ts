import { randomUUID } from 'node:crypto';
import { monthlyLimits } from '@plateful/contract/limits.ts';
import { promptVersion, type WritingWish } from '@plateful/domain/model-recipes/prompt.ts';
import type { TasteProfile } from '@plateful/domain/vocabulary/taste-profile.ts';
import { inTransaction, type UserContext } from '#context.ts';
import { AppError } from '#errors.ts';
import { aliveSince } from '#runtime/job-lease.ts';
import { type Answer, costOf } from './ask-writer.ts';
import { compose, type GatedDraft, seedOf } from './composing.service.ts';
import { type Generation, updateToDone, updateToFailed } from './generations.repository.ts';
import { knowKitchen } from './kitchen.service.ts';
import { resetDay } from './quota.service.ts';
import { insertRecipes, type RecipeRow } from './recipes.repository.ts';
import { type PresentedRecipe, presentRecipe } from './recipes.service.ts';
import type { Announce, Outcome } from './runs.ts';
import { writeRecipes } from './writing.service.ts';

/** The composer works from the profile: it does not pretend to have read a request in a person's own words. */
const requestNotFollowed = 'These recipes follow your taste profile; your own request needs the AI service.';
const requestPartlyFollowed =
  'Some of these recipes follow your taste profile alone; your own request needs the AI service.';

/** What came of a generation, before it is stored. */
type Made = { rows: RecipeRow[]; written: number; shortfall: string | null; answer: Answer | null };

/**
 * The recipes of one generation: by the model as far as the month allows and the gate lets pass, the rest by the
 * composer. All of them are stored, or none; what the model did not write is given back to the month.
 */
export async function produceRecipes(
  ctx: UserContext,
  generation: Generation,
  profile: TasteProfile,
  announce: Announce,
): Promise<Outcome> {
  try {
    const start = performance.now();
    const made = await make(ctx, generation, profile, announce);
    const outcome = await store(ctx, generation, made);
    report(ctx, generation, made, performance.now() - start);
    return outcome;
  } catch (error) {
    await updateToFailed(ctx.db, generation.id, ctx.clock.now()).catch((cause) =>
      ctx.log.error({ err: cause, generationId: generation.id }, 'a failed generation could not be closed'),
    );
    throw error;
  }
}

async function make(
  ctx: UserContext,
  generation: Generation,
  profile: TasteProfile,
  announce: Announce,
): Promise<Made> {
  const { recipeWriter } = ctx;
  const { userId, reserved, createdAt } = generation;
  const { count, mealType, customRequest } = generation.wish;
  const { avoidTitles, favorites, atHome, suggestions, month } = await knowKitchen(ctx, profile);
  const rows: RecipeRow[] = [];
  const add = (draft: GatedDraft) => {
    const row = { ...draft, id: randomUUID(), userId, createdAt };
    rows.push(row);
    announce(presentRecipe(row, ctx.user));
  };
  const wish = { profile, month, suggestions, ...(mealType && { mealType }) };
  let answer: Answer | null = null;
  if (recipeWriter && reserved > 0) {
    const written: WritingWish = {
      ...wish,
      count: reserved,
      favorites,
      avoidTitles,
      atHome: [...atHome.values()],
    };
    if (customRequest !== null) written.customRequest = customRequest;
    answer = await writeRecipes(ctx, recipeWriter, written, add);
  }
  const written = rows.length;
  if (written === count) return { rows, written, shortfall: null, answer };
  const taken = [...rows.map((row) => row.title), ...avoidTitles];
  const rest = { ...wish, count: count - written, atHome: [...atHome.keys()], seed: seedOf(generation.id) };
  const { drafts, notice } = compose(ctx, rest, taken);
  drafts.forEach(add);
  return { rows, written, shortfall: notice, answer };
}

async function store(ctx: UserContext, generation: Generation, made: Made): Promise<Outcome> {
  const { rows, written, answer } = made;
  const isComposed = rows.length > written;
  // What an AI that failed did not write is given back: then the month has room.
  const isMonthOver = isComposed && written > 0 && written === generation.reserved;
  const isOpenAIGenerated = written > 0 && !isComposed;
  const isFallback = !isOpenAIGenerated && !isMonthOver;
  const notice = noticeOf(ctx, generation, made, isMonthOver);
  const now = ctx.clock.now();
  await inTransaction(ctx, async ({ db }) => {
    const isOurs = await updateToDone(db, generation.id, {
      reserved: written,
      recipeIds: rows.map((row) => row.id),
      isOpenAIGenerated,
      isFallback,
      notice,
      inputTokens: answer?.tokens.input ?? 0,
      outputTokens: answer?.tokens.output ?? 0,
      finishedAt: now,
      aliveSince: aliveSince(now),
    });
    if (!isOurs) throw new AppError('unavailable', 'That took too long. Please try again.');
    if (rows.length > 0) await insertRecipes(db, rows);
  });
  return outcomeWith(
    rows.map((row) => presentRecipe(row, ctx.user)),
    { isOpenAIGenerated, isFallback, notice },
  );
}

/** The answer to a generation as it is stored. */
export function outcomeWith(
  recipes: PresentedRecipe[],
  { isOpenAIGenerated, isFallback, notice }: Pick<Generation, 'isOpenAIGenerated' | 'isFallback' | 'notice'>,
): Outcome {
  return { recipes, isOpenAIGenerated, isFallback, ...(notice !== null && { notice }) };
}

/** What the user should know of a batch that is not whole, or not wholly what was asked for. */
function noticeOf(
  ctx: UserContext,
  { wish }: Generation,
  { rows, written, shortfall }: Made,
  isMonthOver: boolean,
): string | null {
  const isComposed = rows.length > written;
  const notices = [
    shortfall &&
      (written === 0 ? shortfall : `We found ${rows.length} of ${wish.count} recipes within your limits.`),
    isMonthOver &&
      `You've reached your ${monthlyLimits.recipes}-recipe limit this month, so some recipes were composed without AI. Recipes reset on ${resetDay(ctx)}.`,
    wish.customRequest !== null && isComposed && (written === 0 ? requestNotFollowed : requestPartlyFollowed),
  ].filter(Boolean);
  return notices.length > 0 ? notices.join(' ') : null;
}

function report(ctx: UserContext, generation: Generation, made: Made, ms: number): void {
  const { rows, written, answer } = made;
  for (const { origin } of rows) ctx.metrics.recipesGenerated.inc({ origin });
  const details = {
    userId: generation.userId,
    generationId: generation.id,
    model: written,
    composed: rows.length - written,
    seconds: Math.round(ms) / 1000,
  };
  if (!answer) {
    ctx.log.debug(details, 'recipes composed');
    return;
  }
  const { outcome, tokens } = answer;
  ctx.log.info(
    {
      ...details,
      outcome,
      inputTokens: tokens.input,
      outputTokens: tokens.output,
      costDollars: costOf(tokens, ctx.config.aiPrices),
      promptVersion,
    },
    'recipes generated',
  );
}
