import { accountBounds, recipeBounds } from '@plateful/contract/bounds.ts';
import { nutritionOf } from '@plateful/domain/nutrition/nutrition.ts';
import { knownIngredients, storedForm } from '@plateful/domain/own-recipes/recipe-document.ts';
import { checkRecipe, type Limits } from '@plateful/domain/safety/check-recipe.ts';
import { inTransaction, type UserContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { AppError } from '#errors.ts';
import { requireRecipeTextWithinLimit } from '#modules/recipes/recipe-size-limits.service.ts';
import { stableId } from '#modules/recipes/stable-id.ts';
import { scheduleIndexing } from '#modules/recipes/store-facts.service.ts';
import { getProfile } from '#modules/taste-profile/taste-profile.service.ts';
import { createYielding } from '#runtime/yielding.ts';
import { findOwnRows, insertMissing, updateBroughtBack } from './import.repository.ts';
import { importPhotos } from './import-photos.ts';
import type { ImportReport } from './import-report.ts';
import { recipeFingerprint } from './import-rows.ts';
import type { ForeignRecipe } from './other-apps/foreign-recipe.ts';
import type { PhotoBytes } from './other-apps/photo-bytes.ts';
import { attachDishPhotos } from './restore-photos.service.ts';
import { findDuplicates } from './similar-recipes.ts';

export type ImportedRecipe = { recipe: ForeignRecipe; photo: PhotoBytes | null };

/**
 * Adds recipes that the household does not have yet, and photos to those without one. The report counts recipes that
 * conflict with the household's limits, which are marked, and lists possible duplicates.
 */
export async function addForeignRecipes(
  ctx: UserContext,
  report: ImportReport,
  recipes: readonly ImportedRecipe[],
): Promise<void> {
  const limits = (await getProfile(ctx)).profile ?? { allergies: [], dietaryRestrictions: [] };
  const pause = createYielding();
  const read = new Map<string, ForeignRecipe>();
  const photographed: { id: string; photo: PhotoBytes }[] = [];
  for (const { recipe, photo } of recipes) {
    await pause(recipe.ingredients.length);
    const print = recipeFingerprint(recipe);
    read.set(print, recipe);
    if (photo) photographed.push({ id: print, photo });
  }
  const rows: ForeignRow[] = [];
  const notes = new Map<string, string>();
  const against = new Set<string>();
  for (const [print, recipe] of read) {
    await pause(recipe.ingredients.length);
    const row = rowOf(ctx, print, recipe);
    rows.push(row);
    if (recipe.note) notes.set(row.id, recipe.note);
    if (violatesLimits(recipe, limits)) against.add(row.id);
  }
  const { inserted, added, fresh, present, places } = await insertRecipes(ctx, rows, notes);
  report.countConflicts(inserted.filter((id) => against.has(id)).length);
  report.imported.recipes += added;
  report.skipSome(rows.length - added, 'recipes', 'They are already in your account.');
  const photos = importPhotos(ctx, report, 'photos');
  await attachDishPhotos(ctx, { report, photos }, 'recipes', photographed, places);
  photos.reportRejected();
  report.reportDuplicates(await findDuplicates(fresh, present));
}

type ForeignRow = ReturnType<typeof rowOf>;

function rowOf(ctx: UserContext, print: string, { note: _, written, ...recipe }: ForeignRecipe) {
  return {
    ...recipe,
    written: written && storedForm(written, knownIngredients({ ...recipe, written: null })),
    id: stableId(ctx.user.id, 'foreign', print),
    userId: ctx.user.id,
    nutritionInfo: nutritionOf(recipe.ingredients, recipe.servings).perServing,
    isGenerated: false,
    origin: 'import' as const,
    createdAt: ctx.clock.now(),
  };
}

/**
 * Inserts the recipes that the account does not have, with their notes, and restores those that were removed. `places`
 * are the ids in the account by fingerprint.
 */
function insertRecipes(ctx: UserContext, rows: readonly ForeignRow[], notes: ReadonlyMap<string, string>) {
  return inTransaction(ctx, async (tx) => {
    const { db, user } = tx;
    await lockUser(db, user.id);
    const stored = await findOwnRows(db, 'recipes', user.id);
    const present = stored.filter(({ deletedAt }) => deletedAt === null);
    const idsByFingerprint = new Map(present.map((row) => [recipeFingerprint(row), row.id]));
    const fresh = rows.filter((row) => !idsByFingerprint.has(recipeFingerprint(row)));
    if (fresh.length > 0 && stored.length + fresh.length > accountBounds.importRows) {
      throw new AppError(
        'limit_reached',
        `An account can import up to ${accountBounds.importRows} recipes, and this file would exceed that.`,
      );
    }
    const inserted = await insertMissing(db, 'recipes', fresh);
    await scheduleIndexing(tx);
    await requireRecipeTextWithinLimit(tx);
    await insertMissing(
      db,
      'recipeNotes',
      inserted.flatMap((recipeId) => {
        const note = notes.get(recipeId);
        return note ? { userId: user.id, recipeId, note, updatedAt: ctx.clock.now() } : [];
      }),
    );
    const ids = fresh.map(({ id }) => id);
    const added = inserted.length + (await updateBroughtBack(db, user.id, ids));
    const placed = (row: ForeignRow, print: string) => {
      const existingId = idsByFingerprint.get(print);
      return [print, { id: existingId ?? row.id, isNew: existingId === undefined }] as const;
    };
    const places = new Map(rows.map((row) => placed(row, recipeFingerprint(row))));
    return { inserted, added, fresh, present, places };
  });
}

/**
 * Whether the recipe conflicts with the household's limits, by the safety gate. Amounts and wording are the owner's
 * choice; an unknown food matters only to a household with limits.
 */
function violatesLimits(recipe: ForeignRecipe, limits: Limits): boolean {
  const hasLimits = limits.allergies.length + limits.dietaryRestrictions.length > 0;
  if (!hasLimits) return false;
  const judged = { ...recipe, cookingTime: recipe.cookingTime ?? recipeBounds.cookingTime.default };
  const kinds = ['allergen', 'diet', 'unknown-food'];
  return checkRecipe(judged, limits).violations.some(({ kind }) => kinds.includes(kind));
}
