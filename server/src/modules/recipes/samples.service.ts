import { createHash } from 'node:crypto';
import type { Input } from '@plateful/contract/endpoint.ts';
import { tasteBounds } from '@plateful/contract/limits.ts';
import type { recipeEndpoints } from '@plateful/contract/recipes.ts';
import { chooseSamples } from '@plateful/domain/recipes/choose-samples.ts';
import type { TasteProfile } from '@plateful/domain/taste/taste-profile.ts';
import type { Context, VisitorContext } from '#context.ts';
import { getProfile } from '#modules/taste-profile/taste-profile.service.ts';
import { compose, type GatedDraft, type Wish } from './composing.service.ts';
import { insertMissingRecipes } from './recipes.repository.ts';
import { getRecipesByIds } from './recipes.service.ts';

type Samples = Input<typeof recipeEndpoints.samples>;

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
export async function findSamples(ctx: Context, wish: Wish) {
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
  return { recipes: await getRecipesByIds(ctx, ids), ...(notice && { notice }) };
}

/** The same recipe has the same id, so that composing it again for others stores it once. */
function contentId(draft: GatedDraft): string {
  const hex = createHash('sha256').update(JSON.stringify(draft)).digest('hex');
  // Version 8 of RFC 9562: a UUID whose bits are the application's own.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
