import { setImmediate as nextTurn } from 'node:timers/promises';
import { recipeInput } from '@plateful/contract/recipes.ts';
import { type ComposeRequest, composeRecipes as compose } from '@plateful/domain/cookbook/compose.ts';
import { checkRecipe } from '@plateful/domain/safety/check-recipe.ts';
import type { MealType } from '@plateful/domain/vocabulary/options.ts';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import type { Context, SignedInUser, VisitorContext } from '#context.ts';
import { composingRule } from '#db/throttle.ts';
import { AppError, rateLimited } from '#errors.ts';
import { PlanningError } from '#ports/week-planner.ts';
import { neverChanged, type RecipeDraft, type RecipeRow } from './recipe.ts';
import { bounded, contentChecksum, type SampleWish } from './sample-ids.ts';

export type { SampleWish } from './sample-ids.ts';

/** Called before expensive work; throws `rate_limited` if the client is over its limit. */
export type Charge = () => Promise<void>;

/** For requests by the server itself. */
export const uncharged: Charge = async () => undefined;

/** Rate limit per user over all endpoints; visitors are limited by their route. */
export function chargeUser({ throttle, user }: Context & { user?: SignedInUser | null }): Charge {
  return async () => {
    const wait = user ? await throttle.take(composingRule, 'composing', user.id) : null;
    if (wait) throw rateLimited(wait);
  };
}

/** A request to the composer. */
type ComposeWish = Omit<ComposeRequest, 'mealType' | 'avoidTitles'> & { mealType?: MealType | undefined };

/** Maps an id to a fixed seed. A UUID is random, so its first 28 bits suffice. */
export function seedOf(uuid: string): number {
  return Number.parseInt(uuid.slice(0, 7), 16);
}

/** Up to this many take ten to thirty milliseconds, which is acceptable in the server's own process. */
const quicklyComposed = 3;

/** Composed recipes that passed the safety gate again, and why there are fewer than requested. */
export async function composeRecipes(
  ctx: Context,
  { mealType, ...wish }: ComposeWish,
  avoidTitles: readonly string[],
  elsewhere: typeof composeElsewhere = composeElsewhereOrHere,
): Promise<{ drafts: RecipeDraft[]; notice: string | null }> {
  const request = { ...wish, ...(mealType && { mealType }), avoidTitles };
  const isElsewhere = request.count > quicklyComposed || ctx.weekPlanner.isKeptWarm();
  const { recipes, shortfall } = isElsewhere ? await elsewhere(ctx, request) : compose(request);
  const drafts: RecipeDraft[] = [];
  for (const recipe of recipes) {
    const { ok, violations } = checkRecipe(recipe, wish.profile);
    if (ok) drafts.push({ ...recipeInput.parse(recipe), isGenerated: true, origin: 'composer' });
    else ctx.log.error({ title: recipe.title, violations }, 'composed recipe failed the safety gate');
    // The gate takes half a millisecond per recipe.
    await nextTurn();
  }
  return { drafts, notice: shortfall };
}

/** In the warm planner process. */
function composeElsewhere({ weekPlanner }: Context, request: ComposeRequest) {
  return weekPlanner.ask({ kind: 'compose', request });
}

/** In this process if the planner is busy: for paying users. */
async function composeElsewhereOrHere(ctx: Context, request: ComposeRequest) {
  try {
    return await composeElsewhere(ctx, request);
  } catch (error) {
    if (!(error instanceof PlanningError)) throw error;
    return compose(request);
  }
}

/** For public requests: limits how many run at once. */
async function composeElsewhereOrLater(ctx: Context, request: ComposeRequest) {
  try {
    return await ctx.memory.composingLimit(() => composeElsewhere(ctx, request));
  } catch (error) {
    if (!(error instanceof PlanningError)) throw error;
    // Without a planner process, in this one.
    if (error.reason === 'failed') return compose(request);
    const message = `${productName} is composing many recipes at the moment. Please try again in a minute.`;
    throw new AppError('unavailable', message, { retryAfter: 5 });
  }
}

/**
 * Up to `count` composed recipes for a wish, deterministic. They are not stored: their ids encode their inputs, so that
 * visitors create no rows, and links work as long as the composer's result is the same.
 */
export async function composeSamples(
  ctx: VisitorContext,
  { count, ...wanted }: SampleWish & { count: number },
  charge: Charge,
): Promise<RecipeRow[]> {
  const wish = bounded(wanted);
  return (await draftsOf(ctx, wish, count, charge)).map((draft, index) => {
    const print = contentChecksum(draft);
    return sampleRow(ctx, ctx.sampleIds.idOf({ wish, index, print }, ctx.user?.id ?? null), draft);
  });
}

/** The composed sample of that id. */
export async function findComposedSample(
  ctx: Context,
  id: string,
  charge: Charge,
): Promise<RecipeRow | undefined> {
  const sample = ctx.sampleIds.sampleOf(id);
  if (!sample) return undefined;
  const draft = (await draftsOf(ctx, sample.wish, sample.index + 1, charge))[sample.index];
  if (!draft || contentChecksum(draft) !== sample.print) return undefined;
  return sampleRow(ctx, id.toLowerCase(), draft);
}

/** The first recipes of a longer batch equal those of a shorter one. */
async function draftsOf(
  ctx: Context,
  wish: SampleWish,
  count: number,
  charge: Charge,
): Promise<readonly RecipeDraft[]> {
  const batches = ctx.memory.composedSamples;
  const key = JSON.stringify(wish);
  let batch = batches.get(key);
  if (!batch || batch.requestedCount < count) {
    await charge();
    const { drafts } = await composeRecipes(ctx, { ...wish, count }, [], composeElsewhereOrLater);
    batch = { requestedCount: count, drafts };
    batches.set(key, batch);
  }
  return batch.drafts.slice(0, count);
}

function sampleRow(ctx: Context, id: string, draft: RecipeDraft): RecipeRow {
  // Shared by all users: the reason would reveal the person who requested it first.
  return { ...draft, ...neverChanged, id, userId: null, reason: null, createdAt: ctx.clock.now() };
}
