import { createHash, randomInt } from 'node:crypto';
import type { Input } from '@plateful/contract/endpoint.ts';
import { isPaid, monthlyLimits, tasteBounds } from '@plateful/contract/limits.ts';
import { type recipeEndpoints, recipeInput } from '@plateful/contract/recipes.ts';
import { chooseSamples } from '@plateful/domain/recipes/choose-samples.ts';
import { composeRecipes } from '@plateful/domain/recipes/compose.ts';
import { harvestMonth } from '@plateful/domain/recipes/harvest-month.ts';
import type { RecipeDraft } from '@plateful/domain/recipes/recipe.ts';
import { checkRecipe } from '@plateful/domain/safety/check-recipe.ts';
import { type RecipeFacts, recipeFacts } from '@plateful/domain/safety/recipe-facts.ts';
import type { MealType } from '@plateful/domain/taste/options.ts';
import type { TasteProfile } from '@plateful/domain/taste/taste-profile.ts';
import { LRUCache } from 'lru-cache';
import type { Context, UserContext, VisitorContext } from '#context.ts';
import { AppError, notFound } from '#errors.ts';
import { getProfile } from '#modules/taste-profile/taste-profile.service.ts';
import {
  countGeneratedInMonth,
  findRecentTitles,
  findRecipe,
  findRecipesByIds,
  findRecipesByUser,
  insertMissingRecipes,
  insertRecipes,
  type NewRecipe,
  type RecipeRow,
} from './recipes.repository.ts';

type Generate = Input<typeof recipeEndpoints.generate>;
type Samples = Input<typeof recipeEndpoints.samples>;
type Wish = {
  profile: TasteProfile;
  count: number;
  mealType?: MealType | undefined;
  seed: number;
  month?: number;
};

/** The composer works from the profile: it does not pretend to have read a request in a person's own words. */
const requestNotFollowed = 'These recipes follow your taste profile; your own request needs the AI service.';

/** How many of the latest own recipes a new batch keeps away from. */
const recentTitles = 60;

/** A recipe never changes once it is stored, so what follows from it is computed once. */
const factsById = new LRUCache<string, RecipeFacts>({ max: 10_000 });

/** A stored recipe with what the kitchen knows of it. */
export function presentRecipe(row: RecipeRow) {
  let facts = factsById.get(row.id);
  if (!facts) {
    facts = recipeFacts(row);
    factsById.set(row.id, facts);
  }
  return { ...row, facts };
}

/** The recipe for whoever has its link. */
export async function getRecipe(ctx: Context, { id }: { id: string }) {
  const row = await findRecipe(ctx.db, id);
  if (!row) throw notFound('Recipe');
  return { recipe: presentRecipe(row) };
}

export async function listOwnRecipes(ctx: UserContext) {
  return { recipes: (await findRecipesByUser(ctx.db, ctx.user.id)).map(presentRecipe) };
}

export async function getUsage(ctx: UserContext) {
  if (!isPaid(ctx.user.subscriptionTier)) {
    throw new AppError('forbidden', 'Recipe usage is counted on the Plus and Pro plans only');
  }
  return { usage: await usageOf(ctx) };
}

async function usageOf(ctx: UserContext) {
  const { id, timeZone } = ctx.user;
  const generatedThisMonth = await countGeneratedInMonth(ctx.db, id, ctx.clock.now(), timeZone);
  const limit = monthlyLimits.recipes;
  return { generatedThisMonth, limit, remainingThisMonth: Math.max(0, limit - generatedThisMonth) };
}

/** New recipes for the user's taste on a paid plan, samples on the free one. */
export async function generateRecipes(ctx: UserContext, { count, mealType, customRequest }: Generate) {
  const { profile } = await getProfile(ctx);
  if (!profile) {
    throw new AppError(
      'invalid_input',
      'Please set up your taste preferences first before generating recipes.',
    );
  }
  const wish = { profile, count, mealType, seed: randomInt(2 ** 31) };
  if (!isPaid(ctx.user.subscriptionTier)) {
    return { ...(await findSamples(ctx, wish)), isOpenAIGenerated: false };
  }
  const avoidTitles = await findRecentTitles(ctx.db, ctx.user.id, recentTitles);
  const month = harvestMonth(ctx.clock.now(), ctx.user.timeZone);
  const { drafts, notice } = compose(ctx, { ...wish, month }, avoidTitles);
  const rows = drafts.map((draft) => ({ ...draft, userId: ctx.user.id }));
  const recipes = rows.length > 0 ? await insertRecipes(ctx.db, rows) : [];
  const notices = [notice, customRequest && requestNotFollowed].filter(Boolean);
  return {
    recipes: recipes.map(presentRecipe),
    isOpenAIGenerated: false,
    usage: await usageOf(ctx),
    ...(notices.length > 0 && { notice: notices.join(' ') }),
  };
}

/** Samples within the limits of the signed-in user's profile, or of what the visitor sends along. */
export async function getSamples(ctx: VisitorContext, { count, mealType, seed, ...visitor }: Samples) {
  const stored = ctx.user ? (await getProfile({ ...ctx, user: ctx.user })).profile : null;
  const profile = stored ?? visitorProfile(visitor);
  return findSamples(ctx, { profile, count, mealType, seed });
}

function visitorProfile(sent: Omit<Samples, 'count' | 'mealType' | 'seed'>): TasteProfile {
  return {
    cuisinePreferences: sent.cuisinePreferences ?? [],
    dietaryRestrictions: sent.dietaryRestrictions ?? [],
    allergies: sent.allergies ?? [],
    cookingSkillLevel: 'beginner',
    timePreference: sent.timePreference ?? tasteBounds.timePreference.default,
    spiceLevel: tasteBounds.spiceLevel.default,
    householdSize: tasteBounds.householdSize.default,
    mealTypes: [],
    nutritionGoals: [],
    customInstructions: null,
  };
}

/** From the library first; what it lacks for these limits is composed. */
async function findSamples(ctx: Context, wish: Wish) {
  const ids = chooseSamples(wish).map((sample) => sample.id);
  const missing = wish.count - ids.length;
  let notice: string | null = null;
  if (missing > 0) {
    const composed = compose(ctx, { ...wish, count: missing }, []);
    const rows = composed.drafts.map((draft) => ({ ...draft, id: contentId(draft), userId: null }));
    if (rows.length > 0) await insertMissingRecipes(ctx.db, rows);
    ids.push(...rows.map((row) => row.id));
    notice = composed.notice;
  }
  const rows = await findRecipesByIds(ctx.db, ids);
  return { recipes: rows.map(presentRecipe), ...(notice && { notice }) };
}

/** Composed recipes that passed the safety gate once more, as rows without an owner. */
function compose(ctx: Context, { mealType, ...wish }: Wish, avoidTitles: string[]) {
  const { recipes, shortfall } = composeRecipes({ ...wish, ...(mealType && { mealType }), avoidTitles });
  const drafts: Omit<NewRecipe, 'userId'>[] = [];
  for (const recipe of recipes) {
    const { ok, violations } = checkRecipe(recipe, wish.profile);
    if (ok) drafts.push({ ...recipeInput.parse(recipe), isGenerated: true, origin: 'composer' });
    else ctx.log.error({ title: recipe.title, violations }, 'a composed recipe failed the safety gate');
  }
  return { drafts, notice: shortfall };
}

/** The same recipe has the same id, so that composing it again for others stores it once. */
function contentId(draft: Pick<RecipeDraft, 'title'>): string {
  const hex = createHash('sha256').update(JSON.stringify(draft)).digest('hex');
  // Version 8 of RFC 9562: a UUID whose bits are the application's own.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
