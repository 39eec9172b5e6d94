import type { UserContext } from '#context.ts';
import { notFound } from '#errors.ts';
import { keepRecipe, presentRecipe } from '#modules/recipes/recipes.service.ts';
import { deleteFavorite, findFavorites, upsertFavorite } from './favorites.repository.ts';

export async function listFavorites(ctx: UserContext) {
  const rows = await findFavorites(ctx.db, ctx.user.id);
  return {
    favorites: rows.map(({ favorite, recipe }) => ({ ...favorite, recipe: presentRecipe(ctx, recipe) })),
  };
}

export async function addFavorite(ctx: UserContext, { recipeId }: { recipeId: string }) {
  const recipe = await keepRecipe(ctx, recipeId);
  return { favorite: { ...(await upsertFavorite(ctx.db, ctx.user.id, recipeId)), recipe } };
}

export async function removeFavorite(ctx: UserContext, { recipeId }: { recipeId: string }) {
  if (!(await deleteFavorite(ctx.db, ctx.user.id, recipeId))) throw notFound('Favorite');
  return { success: true as const };
}
