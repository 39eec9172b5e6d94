import { type Recipe, recipe, recipeEndpoints } from '@plateful/contract/recipes.ts';
import type { Context } from '#context.ts';
import { findRecipe } from './recipes.repository.ts';
import { presentRecipe } from './recipes.service.ts';
import { getSamples } from './samples.service.ts';

/** The recipe as the API would answer it; null when there is none. */
export async function findRecipeForPage(ctx: Context, id: string): Promise<Recipe | null> {
  if (!recipeEndpoints.get.params.safeParse({ id }).success) return null;
  const row = await findRecipe(ctx.db, id);
  return row ? recipe.parse(presentRecipe(row)) : null;
}

/** What the API answers to a visitor without limits. */
export async function findSamplesForPage(ctx: Context) {
  const { query, output } = recipeEndpoints.samples;
  return output.parse(await getSamples({ ...ctx, user: null }, query.parse({})));
}
