import type { UserContext } from '#context.ts';
import { getRecipesByIds } from '#modules/recipes/recipes.service.ts';
import { findEdit } from './week-edits.repository.ts';

/** The recipes that an edit planned or moved. */
export async function getEditRecipes(ctx: UserContext, id: string) {
  const edit = await findEdit(ctx.db, ctx.user.id, id);
  const ids = new Set(edit?.changes.flatMap(({ after }) => after?.recipeId ?? []));
  return getRecipesByIds(ctx, [...ids]);
}
