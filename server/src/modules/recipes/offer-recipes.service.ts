import { recipeInput } from '@plateful/contract/recipes.ts';
import type { RecipeDraft } from '@plateful/domain/recipes/recipe.ts';
import type { RecipeFacts } from '@plateful/domain/recipes/recipe-facts.ts';
import type { Context } from '#context.ts';
import { storedFactsOf } from '#db/recipe-facts.ts';
import { neverChanged } from './recipe.ts';
import { findRecipesByIds, insertMissingRecipes, type RecipeRow } from './recipes.repository.ts';
import { stableId } from './stable-id.ts';

type Offered = { recipeId: string | null; recipe: RecipeDraft | null; facts: RecipeFacts | null };

/**
 * Rows of recipes that are stored, by their id, or were made just now, in their order; undefined for one that is gone. New ones are stored as composed samples, which
 * have no owner: they do not crowd the household's own recipes, and go when they are neither planned nor saved.
 */
export async function offerRecipes(
  ctx: Context,
  offered: readonly Offered[],
): Promise<(RecipeRow | undefined)[]> {
  const rows = offered.flatMap(({ recipe, facts }) => (recipe ? newSample(ctx, recipe, facts) : []));
  if (rows.length > 0) await insertMissingRecipes(ctx.db, rows);
  const made = rows.values();
  const ids = offered.map(({ recipeId, recipe }) => (recipe ? made.next().value!.id : recipeId!));
  const found = new Map((await findRecipesByIds(ctx.db, ids)).map((row) => [row.id, row]));
  return ids.map((id) => found.get(id));
}

/** Its id follows from what it says: offered again, it is the same. The reason would tell of the household. */
function newSample(ctx: Context, draft: RecipeDraft, facts: RecipeFacts | null): RecipeRow {
  const recipe = recipeInput.parse({ ...draft, reason: null });
  return {
    ...recipe,
    ...neverChanged,
    // They are about to be shown, and the facts of a whole week take long enough to hold up a page.
    storedFacts: storedFactsOf(recipe, facts ?? undefined),
    id: stableId('sample', JSON.stringify(recipe)),
    userId: null,
    isGenerated: true,
    origin: 'composer',
    createdAt: ctx.clock.now(),
  };
}
