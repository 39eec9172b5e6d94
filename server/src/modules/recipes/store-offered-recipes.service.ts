import { offeredBounds } from '@plateful/contract/bounds.ts';
import { recipeInput } from '@plateful/contract/recipes.ts';
import type { RecipeDraft } from '@plateful/domain/recipes/recipe.ts';
import type { RecipeFacts } from '@plateful/domain/recipes/recipe-facts.ts';
import type { Context, UserContext } from '#context.ts';
import { storedFactsOf } from '#db/recipe-facts.ts';
import { rateLimited } from '#errors.ts';
import { neverChanged } from './recipe.ts';
import { findRecipesByIds, insertMissingRecipes, type RecipeRow } from './recipes.repository.ts';
import { stableId } from './stable-id.ts';

const daySeconds = 86_400;

type Offered = { recipeId: string | null; recipe: RecipeDraft | null; facts: RecipeFacts | null };

/**
 * Rows of recipes that are stored, by their id, or were made just now, in their order; undefined for one that is gone. New ones are stored as composed samples, which
 * have no owner: they do not crowd the household's own recipes, and go when they are neither planned nor saved.
 */
export async function storeOfferedRecipes(
  ctx: UserContext,
  offered: readonly Offered[],
): Promise<(RecipeRow | undefined)[]> {
  const rows = offered.flatMap(({ recipe, facts }) => (recipe ? newSample(ctx, recipe, facts) : []));
  if (rows.length > 0) await insertOfferedRecipes(ctx, rows);
  const made = rows.values();
  const ids = offered.map(({ recipeId, recipe }) => (recipe ? made.next().value!.id : recipeId!));
  const found = new Map((await findRecipesByIds(ctx.db, ids)).map((row) => [row.id, row]));
  return ids.map((id) => found.get(id));
}

/** They belong to nobody, so they are counted for whoever had them made. */
async function insertOfferedRecipes(
  { db, throttle, user }: UserContext,
  rows: readonly RecipeRow[],
): Promise<void> {
  const stored = await findRecipesByIds(
    db,
    rows.map(({ id }) => id),
  );
  const known = new Set(stored.map(({ id }) => id));
  const fresh = rows.filter(({ id }) => !known.has(id));
  if (fresh.length === 0) return;
  const { inADay, inAMonth } = offeredBounds;
  const wait = await throttle.fill(
    [
      { key: ['offered in a day', user.id], most: inADay, seconds: daySeconds },
      { key: ['offered in a month', user.id], most: inAMonth, seconds: 30 * daySeconds },
    ],
    fresh.length,
  );
  if (wait) throw rateLimited(wait);
  await insertMissingRecipes(db, fresh);
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
