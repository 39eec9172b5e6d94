import { type Recipe, recipe, recipeEndpoints } from '@plateful/contract/recipes.ts';
import type { Context, VisitorContext } from '#context.ts';
import { type Charge, uncharged } from './compose-recipes.service.ts';
import { findAnyRecipe, presentRecipe } from './recipes.service.ts';
import { getSamples } from './sample-recipes.service.ts';

type Found = {
  recipe: Recipe;
  /** Belongs to a user: visible to anyone with its link, but not for search engines. */
  isOwned: boolean;
};

/** The recipe as the API returns it to this viewer; null if it does not exist. */
export async function findRecipeForPage(
  ctx: VisitorContext,
  id: string,
  charge: Charge,
): Promise<Found | null> {
  if (!recipeEndpoints.get.params.safeParse({ id }).success) return null;
  const row = await findAnyRecipe(ctx, id, charge);
  if (!row) return null;
  return { recipe: recipe.parse(presentRecipe(ctx, row)), isOwned: row.userId !== null };
}

/** The API's response to a visitor without limits; all of it is from the library. */
export async function findSamplesForPage(ctx: Context) {
  const { query, output } = recipeEndpoints.samples;
  return output.parse(await getSamples({ ...ctx, user: null }, query.parse({}), uncharged));
}
