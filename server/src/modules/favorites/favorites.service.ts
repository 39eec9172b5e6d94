import { favoriteBounds } from '@plateful/contract/bounds.ts';
import type { Input } from '@plateful/contract/endpoint.ts';
import type { favoriteEndpoints } from '@plateful/contract/favorites.ts';
import { inTransaction, type UserContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { pageOf, rowsFor } from '#db/paging.ts';
import { AppError, notFound } from '#errors.ts';
import { keepRecipe, presentRecipe } from '#modules/recipes/recipes.service.ts';
import {
  countFavorites,
  deleteFavorite,
  findFavorites,
  findFavoritesAmong,
  upsertFavorite,
} from './favorites.repository.ts';

export async function listFavorites(
  ctx: UserContext,
  { limit, cursor, mealType }: Input<typeof favoriteEndpoints.list>,
) {
  const found = await findFavorites(ctx.db, ctx.user.id, { rows: rowsFor(limit), cursor, mealType });
  const { page, nextCursor } = pageOf(found, limit);
  const favorites = page.map(({ favorite, recipe }) => ({ ...favorite, recipe: presentRecipe(ctx, recipe) }));
  return { favorites, nextCursor };
}

export async function listFavoritesAmong({ db, user }: UserContext, { ids }: { ids: string[] }) {
  return { ids: await findFavoritesAmong(db, user.id, ids) };
}

export async function addFavorite(ctx: UserContext, { recipeId }: { recipeId: string }) {
  // Before the transaction: to compose a sample takes its time.
  const recipe = await keepRecipe(ctx, recipeId);
  return inTransaction(ctx, async (tx) => {
    const { db, user } = tx;
    await lockUser(db, user.id);
    const [known] = await findFavoritesAmong(db, user.id, [recipeId]);
    if (!known && (await countFavorites(db, user.id)) >= favoriteBounds.most) {
      const message = `An account keeps up to ${favoriteBounds.most} favorites. Please remove some that you no longer cook.`;
      throw new AppError('limit_reached', message);
    }
    return { favorite: { ...(await upsertFavorite(db, user.id, recipeId)), recipe } };
  });
}

export async function removeFavorite(ctx: UserContext, { recipeId }: { recipeId: string }) {
  if (!(await deleteFavorite(ctx.db, ctx.user.id, recipeId))) throw notFound('Favorite');
  return { success: true as const };
}
