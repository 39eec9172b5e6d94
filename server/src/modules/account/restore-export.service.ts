import { randomUUID } from 'node:crypto';
import type { ImportedExport } from '@plateful/contract/account-export.ts';
import { favoriteBounds, shoppingBounds } from '@plateful/contract/bounds.ts';
import { type HybridTime, millisOf, timeOf } from '@plateful/domain/merging/hybrid-clock.ts';
import { separateReason } from '@plateful/domain/model-recipes/separate-reason.ts';
import { nutritionOf } from '@plateful/domain/nutrition/nutrition.ts';
import { inTransaction, type UserContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { requireRecipeTextWithinLimit } from '#modules/recipes/recipe-size-limits.service.ts';
import { stableId } from '#modules/recipes/stable-id.ts';
import { createYielding } from '#runtime/yielding.ts';
import { findVisibleRecipeIds, insertItems, type PlannedListItem } from './import.repository.ts';
import { importPhotos } from './import-photos.ts';
import { importReport } from './import-report.ts';
import type { ImportedIds } from './import-rows.ts';
import { addRows, recipeFingerprint } from './import-rows.ts';
import {
  restoreCollections,
  restoreCooked,
  restoreNotes,
  restoreRemovedRecipes,
  restoreWriting,
} from './restore-own-recipes.service.ts';
import { attachDishPhotos } from './restore-photos.service.ts';
import { restoreProfile, restoreTaste } from './restore-profile.service.ts';
import { attachPhotos, restoreReceipts } from './restore-receipts.service.ts';
import {
  notHere,
  type Restoring,
  restoreMeals,
  restoreRefusedDishes,
  restoreWeekSettings,
} from './restore-week.service.ts';

/**
 * Restores an export: adds what is missing, keeps what exists; restoring again changes nothing. All rows are written in
 * one transaction; photos follow, and missing ones are added by the next import.
 */
export async function restoreExport(ctx: UserContext, file: ImportedExport) {
  const report = importReport();
  const nutrition = await nutritionOfAll(file.recipes);
  const { recipes, cooked, receipts } = await inTransaction(
    ctx,
    async (tx) => {
      const user = await lockUser(tx.db, tx.user.id);
      const past = (instant: string) => new Date(Math.min(Date.parse(instant), tx.clock.now().getTime()));
      await restoreProfile(tx, report, user, file.profile);
      await restoreTaste(tx, report, file.tasteProfile);
      const recipes = await addRows(tx, report, {
        kind: 'recipes',
        name: 'recipes',
        rows: file.recipes,
        // Includes the time, so that equal entries of different days are not merged.
        contentKey: {
          file: (row) => `${past(row.createdAt).getTime()} ${recipeFingerprint(row)}`,
          stored: (row) => `${row.createdAt.getTime()} ${recipeFingerprint(row)}`,
        },
        make: ({ createdAt, updatedAt, deletedAt, id, reason, photo: _photo, parts: _parts, ...recipe }) => ({
          // In older files, the reason is part of the description.
          ...(reason === undefined
            ? separateReason({ ...recipe, reason: null }, file.tasteProfile)
            : { ...recipe, reason }),
          // Only our own samples have the origin 'library'.
          origin: recipe.origin === 'library' ? 'import' : recipe.origin,
          nutritionInfo: nutrition.get(id)!,
          createdAt: past(createdAt),
          updatedAt: updatedAt === null ? null : past(updatedAt),
          deletedAt: deletedAt === null ? null : past(deletedAt),
        }),
      });
      await requireRecipeTextWithinLimit(tx);
      await restoreRemovedRecipes(tx, file, recipes);
      const restoring = { ctx: tx, report, past, recipeId: await recipeIds(tx, file, recipes) };
      await restoreWriting(restoring, file, recipes);
      await restoreNotes(restoring, file);
      const cooked = await restoreCooked(restoring, file);
      await restoreCollections(restoring, file);
      await restoreFavorites(restoring, file);
      const meals = await restoreMeals(restoring, file.mealPlans);
      await restoreWeekSettings(restoring, file.weekSettings);
      await restoreRefusedDishes(restoring, file.refusedDishes);
      await restoreLists(restoring, file, meals);
      await restoreSectionPlaces(restoring, file);
      await restoreGenerations(restoring, file);
      return { recipes, cooked, receipts: await restoreReceipts(tx, report, file, past) };
    },
    { isRepeatable: false },
  );
  const photos = importPhotos(ctx, report, 'WebP photos');
  await attachPhotos(ctx, { report, photos }, file.receipts, receipts);
  await attachDishPhotos(ctx, { report, photos }, 'recipes', file.recipes, recipes);
  await attachDishPhotos(ctx, { report, photos }, 'cookedDishes', file.cookedDishes, cooked);
  photos.reportRejected();
  return report.result();
}

/** Nutrition is always computed from our food table, never taken from a file. */
async function nutritionOfAll(recipes: ImportedExport['recipes']) {
  const figures = new Map<string, ReturnType<typeof nutritionOf>['perServing']>();
  const pause = createYielding();
  for (const { id, ingredients, servings } of recipes) {
    await pause(ingredients.length);
    figures.set(id, nutritionOf(ingredients, servings).perServing);
  }
  return figures;
}

/** A recipe of the file has its new id; any other must be visible to the user. */
async function recipeIds(
  { db }: UserContext,
  {
    favorites,
    recipeNotes,
    cookedDishes,
    collections,
    mealPlans,
    shoppingLists,
    generations,
  }: ImportedExport,
  recipes: ImportedIds,
): Promise<(id: string) => string | null> {
  const listMeals = shoppingLists.flatMap(({ items }) => items.flatMap(({ meals }) => meals));
  const named = new Set(
    [...favorites, ...recipeNotes, ...cookedDishes, ...mealPlans, ...listMeals].flatMap(
      ({ recipeId }) => recipeId ?? [],
    ),
  );
  for (const { recipeIds: ids } of [...generations, ...collections]) for (const id of ids) named.add(id);
  const visible = await findVisibleRecipeIds(
    db,
    [...named].filter((id) => !recipes.has(id)),
  );
  return (id) => recipes.get(id)?.id ?? (visible.has(id) ? id : null);
}

async function restoreFavorites({ ctx, report, recipeId, past }: Restoring, file: ImportedExport) {
  const rows = file.favorites.filter((favorite) => recipeId(favorite.recipeId) !== null);
  report.skipSome(file.favorites.length - rows.length, 'favorites', notHere);
  await addRows(ctx, report, {
    kind: 'favorites',
    name: 'favorites',
    max: favoriteBounds.max,
    rows,
    contentKey: { file: (row) => recipeId(row.recipeId)!, stored: (row) => row.recipeId },
    make: (row) => ({ recipeId: recipeId(row.recipeId)!, createdAt: past(row.createdAt) }),
  });
}

/** Lists may refer to a planned meal, by its new id. */
async function restoreLists(
  { ctx, report, recipeId, past }: Restoring,
  file: ImportedExport,
  meals: ImportedIds,
) {
  // Ids of missing recipes must not resolve to anything, in particular not to another user's recipe.
  const newId = (id: string) => recipeId(id) ?? stableId(ctx.user.id, 'recipes', id);
  const lists = await addRows(ctx, report, {
    kind: 'shoppingLists',
    name: 'shopping lists',
    max: shoppingBounds.allLists,
    rows: file.shoppingLists,
    contentKey: {
      file: ({ name, createdAt }) => `${past(createdAt).getTime()} ${name}`,
      stored: ({ name, createdAt }) => `${createdAt.getTime()} ${name}`,
    },
    make: ({ name, mealPlanId, isArchived, firstDate, lastDate, createdAt }) => ({
      name,
      isArchived,
      firstDate,
      lastDate,
      mealPlanId: (mealPlanId && meals.get(mealPlanId)?.id) ?? null,
      createdAt: past(createdAt),
    }),
  });
  const items = file.shoppingLists.flatMap((list) => {
    const place = lists.get(list.id);
    if (!place?.isNew) return [];
    const at = timeOf(past(list.createdAt).getTime(), 0, '00server');
    return list.items.map((item) => {
      const plannedFor = item.meals.map((meal) => ({ ...meal, recipeId: newId(meal.recipeId) }));
      return { ...itemOfFile({ ...item, meals: plannedFor }, at), listId: place.id, userId: ctx.user.id };
    });
  });
  await insertItems(ctx.db, items);
}

async function restoreSectionPlaces({ ctx, report }: Restoring, file: ImportedExport) {
  const wordsOf = ({ store, section }: { store: string; section: string }) =>
    JSON.stringify([store, section]);
  const now = ctx.clock.now().getTime();
  await addRows(ctx, report, {
    kind: 'sectionPlaces',
    name: 'sections put in order',
    rows: file.sectionPlaces,
    contentKey: { file: wordsOf, stored: wordsOf },
    make: ({ store, section, place, at }) => ({
      ...{ store, section, place },
      at: millisOf(at) > now ? timeOf(now, 0, '00server') : at,
    }),
  });
}

type FileItem = ImportedExport['shoppingLists'][number]['items'][number];

function itemOfFile({ isOwn, checked, isAtHome, note, ...line }: FileItem, at: HybridTime) {
  const { ingredient, amount, unit, category } = line;
  const fields = {
    ...(checked && { checked }),
    ...(isAtHome && { isAtHome }),
    ...(note !== null && { note }),
  };
  const own = isOwn ? { ingredient, amount, unit, category, ...fields } : fields;
  return {
    id: randomUUID(),
    planned: isOwn ? null : (line as PlannedListItem),
    own,
    times: Object.fromEntries(Object.keys(own).map((field) => [field, at])),
    version: 0,
  };
}

/** They count towards their month as in the original account. */
async function restoreGenerations({ ctx, report, recipeId, past }: Restoring, file: ImportedExport) {
  await addRows(ctx, report, {
    kind: 'generations',
    name: 'generations',
    rows: file.generations,
    contentKey: {
      file: ({ createdAt }) => String(past(createdAt).getTime()),
      stored: ({ createdAt }) => String(createdAt.getTime()),
    },
    make: ({ id: _id, recipeIds: ids, createdAt, finishedAt, ...generation }) => ({
      ...generation,
      recipeIds: ids.map((id) => recipeId(id) ?? stableId(ctx.user.id, 'recipes', id)),
      createdAt: past(createdAt),
      finishedAt: finishedAt === null ? null : past(finishedAt),
    }),
  });
}
