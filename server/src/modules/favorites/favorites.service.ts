import { favoriteBounds, ownRecipeBounds } from '@plateful/contract/bounds.ts';
import type { Input } from '@plateful/contract/endpoint.ts';
import type { favoriteEndpoints } from '@plateful/contract/favorites.ts';
import { inTransaction, type UserContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { pageOf, rowsFor } from '#db/paging.ts';
import { AppError, notFound } from '#errors.ts';
import { tooManyAtOnce } from '#modules/recipes/recipe-size-limits.service.ts';
import { ensureRecipeStored, presentRecipes } from '#modules/recipes/recipes.service.ts';
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
  const part = { rows: rowsFor(limit), cursor, mealType };
  const found =
    limit === undefined ? await allFavorites(ctx, part) : await findFavorites(ctx.db, ctx.user.id, part);
  const { page, nextCursor } = pageOf(found, limit);
  const presented = await presentRecipes(
    ctx,
    page.map(({ recipe }) => recipe),
  );
  const favorites = page.map(({ favorite }, index) => ({ ...favorite, recipe: presented[index]! }));
  return { favorites, nextCursor };
}

const atOnce = 200;

/** Limits the bytes read: favorites may be recipes of others, whose total size has no limit. */
async function allFavorites({ db, user }: UserContext, { cursor, mealType }: Part): Promise<Found> {
  const collected: Found = [];
  let bytes = 0;
  for (let from = cursor; ; from = collected.at(-1)!.cursor) {
    const rows = await findFavorites(db, user.id, { rows: atOnce, cursor: from, mealType });
    collected.push(...rows);
    for (const { recipe } of rows) bytes += recipe.instructions.join().length;
    if (bytes > ownRecipeBounds.answeredBytes) throw tooManyAtOnce();
    if (rows.length < atOnce) return collected;
  }
}

type Part = NonNullable<Parameters<typeof findFavorites>[2]>;
type Found = Awaited<ReturnType<typeof findFavorites>>;

export async function listFavoritesAmong({ db, user }: UserContext, { ids }: { ids: string[] }) {
  return { ids: await findFavoritesAmong(db, user.id, ids) };
}

export async function addFavorite(ctx: UserContext, { recipeId }: { recipeId: string }) {
  // Before the transaction, because composing a sample takes time.
  const recipe = await ensureRecipeStored(ctx, recipeId);
  return inTransaction(ctx, async (tx) => {
    const { db, user } = tx;
    await lockUser(db, user.id);
    const [existing] = await findFavoritesAmong(db, user.id, [recipeId]);
    if (!existing && (await countFavorites(db, user.id)) >= favoriteBounds.max) {
      const message = `An account can have up to ${favoriteBounds.max} favorites. Please remove some first.`;
      throw new AppError('limit_reached', message);
    }
    return { favorite: { ...(await upsertFavorite(db, user.id, recipeId)), recipe } };
  });
}

export async function removeFavorite(ctx: UserContext, { recipeId }: { recipeId: string }) {
  if (!(await deleteFavorite(ctx.db, ctx.user.id, recipeId))) throw notFound('Favorite');
  return { success: true as const };
}
