import type { AccountExport } from '@plateful/contract/account-export.ts';
import { separateReason } from '@plateful/domain/model-recipes/separate-reason.ts';
import { nutritionOf } from '@plateful/domain/nutrition/nutrition.ts';
import { inTransaction, type UserContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { findVisibleRecipeIds } from './import.repository.ts';
import { type ImportReport, importReport } from './import-report.ts';
import type { Places } from './import-rows.ts';
import { addRows, recipePrint, stableId, yieldToOthers } from './import-rows.ts';
import { restoreProfile, restoreTaste } from './restore-profile.service.ts';
import { attachPhotos, restoreReceipts } from './restore-receipts.service.ts';

type Restoring = {
  ctx: UserContext;
  report: ImportReport;
  /** Of the file, by their ids there: null for those that are not here. */
  recipeId: (id: string) => string | null;
  /** No later than now: what is from the future would stay on top for ever. */
  past: (instant: string) => Date;
};

/**
 * Restores an export into the account: what it lacks is added, what it has stays as it is, and a second time changes
 * nothing. All rows in one transaction; photos follow, and what is missing of them comes with the next import.
 */
export async function restoreExport(ctx: UserContext, file: AccountExport) {
  const report = importReport();
  const nutrition = await nutritionOfAll(file.recipes);
  const receipts = await inTransaction(ctx, async (tx) => {
    const user = await lockUser(tx.db, tx.user.id);
    const past = (instant: string) => new Date(Math.min(Date.parse(instant), tx.clock.now().getTime()));
    await restoreProfile(tx, report, user, file.profile);
    await restoreTaste(tx, report, file.tasteProfile);
    const recipes = await addRows(tx, report, {
      kind: 'recipes',
      name: 'recipes',
      rows: file.recipes,
      // With its instant, so that twins from different days are not taken for each other.
      says: {
        file: (row) => `${past(row.createdAt).getTime()} ${recipePrint(row)}`,
        stored: (row) => `${row.createdAt.getTime()} ${recipePrint(row)}`,
      },
      make: ({ createdAt, id, reason, ...recipe }) => ({
        // In files from before recipes had a reason it stands in the description.
        ...(reason === undefined
          ? separateReason({ ...recipe, reason: null }, file.tasteProfile)
          : { ...recipe, reason }),
        // Only our own sample recipes are the library's.
        origin: recipe.origin === 'library' ? 'import' : recipe.origin,
        nutritionInfo: nutrition.get(id)!,
        createdAt: past(createdAt),
      }),
    });
    const restoring = { ctx: tx, report, past, recipeId: await recipeIds(tx, file, recipes) };
    await restoreFavorites(restoring, file);
    await restoreMeals(restoring, file);
    await restoreGenerations(restoring, file);
    return restoreReceipts(tx, report, file, past);
  });
  await attachPhotos(ctx, report, file.receipts, receipts);
  return report.told();
}

/** Figures are never taken from a file: our food table says what a recipe holds. */
async function nutritionOfAll(recipes: AccountExport['recipes']) {
  const figures = new Map<string, ReturnType<typeof nutritionOf>['perServing']>();
  for (const [index, { id, ingredients, servings }] of recipes.entries()) {
    await yieldToOthers(index);
    figures.set(id, nutritionOf(ingredients, servings).perServing);
  }
  return figures;
}

/** A recipe of the file is where it was put; any other must be one that the user could plan here. */
async function recipeIds(
  { db }: UserContext,
  { favorites, mealPlans, shoppingLists, generations }: AccountExport,
  recipes: Places,
): Promise<(id: string) => string | null> {
  const listed = shoppingLists.flatMap(({ items }) => items.flatMap(({ meals }) => meals));
  const named = new Set([...favorites, ...mealPlans, ...listed].map(({ recipeId }) => recipeId));
  for (const { recipeIds: ids } of generations) for (const id of ids) named.add(id);
  const visible = await findVisibleRecipeIds(
    db,
    [...named].filter((id) => !recipes.has(id)),
  );
  return (id) => recipes.get(id)?.id ?? (visible.has(id) ? id : null);
}

const notHere = 'Their recipes are neither in the file nor here.';

async function restoreFavorites({ ctx, report, recipeId, past }: Restoring, file: AccountExport) {
  const rows = file.favorites.filter((favorite) => recipeId(favorite.recipeId) !== null);
  report.skipSome(file.favorites.length - rows.length, 'favorites', notHere);
  await addRows(ctx, report, {
    kind: 'favorites',
    name: 'favorites',
    rows,
    says: { file: (row) => recipeId(row.recipeId)!, stored: (row) => row.recipeId },
    make: (row) => ({ recipeId: recipeId(row.recipeId)!, createdAt: past(row.createdAt) }),
  });
}

/** Planned meals, then the lists, which may be for one of them. */
async function restoreMeals({ ctx, report, recipeId, past }: Restoring, file: AccountExport) {
  const rows = file.mealPlans.filter((meal) => recipeId(meal.recipeId) !== null);
  report.skipSome(file.mealPlans.length - rows.length, 'planned meals', notHere);
  const meals = await addRows(ctx, report, {
    kind: 'mealPlans',
    name: 'planned meals',
    rows,
    says: {
      file: ({ date, mealType, recipeId: id }) => `${date} ${mealType} ${recipeId(id)}`,
      stored: ({ date, mealType, recipeId: id }) => `${date} ${mealType} ${id}`,
    },
    make: ({ recipeId: id, date, mealType, servings, createdAt }) => ({
      recipeId: recipeId(id)!,
      date,
      mealType,
      servings,
      createdAt: past(createdAt),
    }),
    why: 'Something is planned for their days and meals already.',
  });
  // Ids of recipes that are gone must lead nowhere, least of all to another user's recipe.
  const listed = (id: string) => recipeId(id) ?? stableId(ctx.user.id, 'recipes', id);
  await addRows(ctx, report, {
    kind: 'shoppingLists',
    name: 'shopping lists',
    rows: file.shoppingLists,
    says: {
      file: ({ name, createdAt }) => `${past(createdAt).getTime()} ${name}`,
      stored: ({ name, createdAt }) => `${createdAt.getTime()} ${name}`,
    },
    make: ({ name, items, mealPlanId, isArchived, createdAt }) => ({
      name,
      isArchived,
      mealPlanId: (mealPlanId && meals.get(mealPlanId)?.id) ?? null,
      items: items.map((item) => ({
        ...item,
        meals: item.meals.map((meal) => ({ ...meal, recipeId: listed(meal.recipeId) })),
      })),
      createdAt: past(createdAt),
    }),
  });
}

/** They count against their month as they did where they come from. */
async function restoreGenerations({ ctx, report, recipeId, past }: Restoring, file: AccountExport) {
  await addRows(ctx, report, {
    kind: 'generations',
    name: 'generations',
    rows: file.generations,
    says: {
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
