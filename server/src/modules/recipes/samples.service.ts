import type { Input } from '@plateful/contract/endpoint.ts';
import { tasteBounds } from '@plateful/contract/limits.ts';
import type { recipeEndpoints } from '@plateful/contract/recipes.ts';
import { chooseSamples } from '@plateful/domain/cookbook/choose-samples.ts';
import type { TasteProfile } from '@plateful/domain/vocabulary/taste-profile.ts';
import type { VisitorContext } from '#context.ts';
import { getProfile } from '#modules/taste-profile/taste-profile.service.ts';
import { type Charge, composeSamples } from './composed-samples.service.ts';
import type { Wish } from './composing.service.ts';
import { getRecipesByIds, presentRecipe } from './recipes.service.ts';

type Samples = Input<typeof recipeEndpoints.samples>;

/** Samples within the limits of the signed-in user's profile, or of what the visitor sends along. */
export async function getSamples(
  ctx: VisitorContext,
  { count, mealType, seed, ...visitor }: Samples,
  charge: Charge,
) {
  const stored = ctx.user ? (await getProfile({ ...ctx, user: ctx.user })).profile : null;
  const profile = stored ?? visitorProfile(visitor);
  return findSamples(ctx, { profile, count, mealType, seed }, charge);
}

export function visitorProfile(sent: Omit<Samples, 'count' | 'mealType' | 'seed'>): TasteProfile {
  return {
    cuisinePreferences: sent.cuisinePreferences ?? [],
    dietaryRestrictions: sent.dietaryRestrictions ?? [],
    allergies: sent.allergies ?? [],
    cookingSkillLevel: 'beginner',
    timePreference: sent.timePreference ?? tasteBounds.timePreference.default,
    spiceLevel: tasteBounds.spiceLevel.default,
    householdSize: tasteBounds.householdSize.default,
    mealTypes: sent.mealTypes ?? [],
    nutritionGoals: [],
    customInstructions: null,
  };
}

/** From the library first; what it lacks for these limits is composed. */
export async function findSamples(ctx: VisitorContext, wish: Wish, charge: Charge) {
  const ids = chooseSamples(wish).map((sample) => sample.id);
  const recipes = await getRecipesByIds(ctx, ids);
  const missing = wish.count - ids.length;
  if (missing <= 0) return { recipes };
  const { rows, notice } = await composeSamples(ctx, { ...wish, count: missing }, charge);
  recipes.push(...rows.map((row) => presentRecipe(row, ctx.user)));
  return { recipes, ...(notice && { notice }) };
}
