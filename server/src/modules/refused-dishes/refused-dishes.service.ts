import { planBounds } from '@plateful/contract/bounds.ts';
import { foldTitle } from '@plateful/domain/cookbook/choosing/recent-dishes.ts';
import { inTransaction, type UserContext, type VisitorContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { AppError, notFound } from '#errors.ts';
import { getRecipe } from '#modules/recipes/recipes.service.ts';
import { countRefused, deleteRefused, findRefused, upsertRefused } from './refused-dishes.repository.ts';

export async function listRefused(ctx: UserContext) {
  return { refusedDishes: await findRefused(ctx.db, ctx.user.id) };
}

/** Titles that are never suggested again; empty for a visitor. */
export async function refusedTitles({ db, user }: VisitorContext): Promise<string[]> {
  return user ? (await findRefused(db, user.id)).map(({ title }) => title) : [];
}

/** Whether a title is one of these, ignoring case and accents. */
export function isTitleIn(titles: readonly string[]): (recipe: { title: string }) => boolean {
  const folded = new Set(titles.map(foldTitle));
  return ({ title }) => folded.has(foldTitle(title));
}

/** Refuses this recipe's dish by title, which includes other recipes for it. */
export async function refuseDish(ctx: UserContext, { recipeId }: { recipeId: string }) {
  const { recipe } = await getRecipe(ctx, { id: recipeId });
  return inTransaction(ctx, async ({ db, user, clock }) => {
    await lockUser(db, user.id);
    if ((await countRefused(db, user.id)) >= planBounds.refusedDishes) {
      throw new AppError(
        'limit_reached',
        `You can exclude up to ${planBounds.refusedDishes} dishes from suggestions.`,
      );
    }
    const { title } = recipe;
    const row = { userId: user.id, title, foldedTitle: foldTitle(title), createdAt: clock.now() };
    return { id: await upsertRefused(db, row) };
  });
}

export async function allowAgain(ctx: UserContext, { id }: { id: string }) {
  if (!(await deleteRefused(ctx.db, ctx.user.id, id))) throw notFound('Excluded dish');
  return { success: true as const };
}
