import { isPaid } from '@plateful/contract/plans.ts';
import { withoutNumber } from '@plateful/domain/imported-recipes/read-recipe-text.ts';
import type { UserContext } from '#context.ts';
import { cookingTimeOf } from '#modules/account/other-apps/times-and-servings.ts';
import type { PageRecipe } from '#ports/recipe-pages.ts';
import { linesOf } from './page/partial-recipe.ts';

/**
 * Reads a page without usable structure with the language model of paid plans. The model only classifies lines; the
 * text is the page's own. Null if it finds nothing.
 */
export async function readRecipeByModel(ctx: UserContext, page: PageRecipe): Promise<PageRecipe | null> {
  const { original } = page;
  if (!ctx.pageModel || !isPaid(ctx.user.subscriptionTier) || original.length === 0) return null;
  const pointed = await ctx.pageModel.point(original);
  if (!pointed) return null;
  const { title, servings, time, ingredients, steps } = pointed;
  const lineAt = (index: number | null) => (index === null ? null : (original[index] ?? null));
  const linesAt = (places: readonly number[]) => places.flatMap((index) => lineAt(index) ?? []);
  return {
    ...page,
    title: lineAt(title) ?? page.title,
    lines: linesOf(linesAt(ingredients)),
    steps: linesAt(steps).map(withoutNumber),
    yield: lineAt(servings) ?? page.yield,
    cookingTime: cookingTimeOf([lineAt(time)], []) ?? page.cookingTime,
  };
}
