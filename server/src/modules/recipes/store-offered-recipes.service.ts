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
 * Rows of the given recipes, stored or made just now, in order; undefined for missing ones. New ones are stored as
 * composed samples without an owner: they do not appear among own recipes, and are deleted if they are neither planned
 * nor saved.
 */
export async function storeOfferedRecipes(
  ctx: UserContext,
  offered: readonly Offered[],
): Promise<(RecipeRow | undefined)[]> {
  const rows = offered.flatMap(({ recipe, facts }) => (recipe ? newSample(ctx, recipe, facts) : []));
  if (rows.length > 0) await insertOfferedRecipes(ctx, rows);
  const insertedRows = rows.values();
  const ids = offered.map(({ recipeId, recipe }) => (recipe ? insertedRows.next().value!.id : recipeId!));
  const found = new Map((await findRecipesByIds(ctx.db, ids)).map((row) => [row.id, row]));
  return ids.map((id) => found.get(id));
}

/** They have no owner, so they count against the limit of the user who caused them. */
async function insertOfferedRecipes(
  { db, throttle, user }: UserContext,
  rows: readonly RecipeRow[],
): Promise<void> {
  const stored = await findRecipesByIds(
    db,
    rows.map(({ id }) => id),
  );
  const storedIds = new Set(stored.map(({ id }) => id));
  const fresh = rows.filter(({ id }) => !storedIds.has(id));
  if (fresh.length === 0) return;
  const { inADay, inAMonth } = offeredBounds;
  const wait = await throttle.fill(
    [
      { key: ['offered in a day', user.id], max: inADay, seconds: daySeconds },
      { key: ['offered in a month', user.id], max: inAMonth, seconds: 30 * daySeconds },
    ],
    fresh.length,
  );
  if (wait) throw rateLimited(wait);
  await insertMissingRecipes(db, fresh);
}

/**
 * The id is derived from the content, so offering it again stores nothing new. The reason is dropped: it describes the
 * household.
 */
function newSample(ctx: Context, draft: RecipeDraft, facts: RecipeFacts | null): RecipeRow {
  const recipe = recipeInput.parse({ ...draft, reason: null });
  return {
    ...recipe,
    ...neverChanged,
    // Stored, because they are shown next, and computing the facts of a whole week would delay the page.
    storedFacts: storedFactsOf(recipe, facts ?? undefined),
    id: stableId('sample', JSON.stringify(recipe)),
    userId: null,
    isGenerated: true,
    origin: 'composer',
    createdAt: ctx.clock.now(),
  };
}
