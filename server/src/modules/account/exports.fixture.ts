import type { AccountExport } from '@plateful/contract/account-export.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';

export function photosIn({ receipts, recipes: own, cookedDishes }: AccountExport): number {
  return [...receipts, ...own, ...cookedDishes].filter(({ photo }) => photo).length;
}

/** An export to compare: without ids, references replaced by their targets, without data that is not restored. */
export function contentOfExport(file: AccountExport) {
  const titles = new Map(file.recipes.map(({ id, title }) => [id, title]));
  const relinked = <L extends { recipeId: string | null }>(lines: readonly L[]) =>
    lines.map((line) => ({ ...line, recipeId: line.recipeId && titles.get(line.recipeId) }));
  const recipes = file.recipes.map(({ written, parts, ...row }) => ({
    ...row,
    written: written && { ...written, lines: relinked(written.lines) },
    parts: parts.map((part) => titles.get(part)),
  }));
  const recipeById = new Map(recipes.map(({ id, ...recipe }) => [id, JSON.stringify(recipe)]));
  const samples = new Set(sampleRecipes.map(({ id }) => id));
  const recipeOf = (id: string | null) => id && (recipeById.get(id) ?? (samples.has(id) ? id : 'gone'));
  const mealById = new Map(file.mealPlans.map(({ id, date, mealType }) => [id, `${date} ${mealType}`]));
  const sorted = (rows: object[]) => rows.map((row) => JSON.stringify(row)).sort();
  const { firstName, lastName, breakfastTime, lunchTime, dinnerTime, timeZone } = file.profile!;
  return {
    profile: { firstName, lastName, breakfastTime, lunchTime, dinnerTime, timeZone },
    tasteProfile: { ...file.tasteProfile, id: null },
    recipes: sorted(recipes.map((row) => ({ ...row, id: null }))),
    recipeVersions: sorted(
      file.recipeVersions.map(({ id: _id, recipeId, document, ...row }) => ({
        ...row,
        recipeId: recipeOf(recipeId),
        document: { ...document, lines: relinked(document.lines) },
      })),
    ),
    recipeNotes: sorted(
      file.recipeNotes.map((row) => ({ ...row, id: null, recipeId: recipeOf(row.recipeId) })),
    ),
    cookedDishes: sorted(
      file.cookedDishes.map((row) => ({ ...row, id: null, recipeId: recipeOf(row.recipeId) })),
    ),
    collections: sorted(
      file.collections.map((row) => ({ ...row, id: null, recipeIds: row.recipeIds.map(recipeOf) })),
    ),
    favorites: sorted(file.favorites.map((row) => ({ ...row, id: null, recipeId: recipeOf(row.recipeId) }))),
    mealPlans: sorted(
      file.mealPlans.map((row) => ({
        ...row,
        id: null,
        recipeId: recipeOf(row.recipeId),
        leftoversOf: row.leftoversOf && mealById.get(row.leftoversOf),
      })),
    ),
    weekSettings: { ...file.weekSettings, version: null },
    refusedDishes: sorted(file.refusedDishes.map((row) => ({ ...row, id: null }))),
    shoppingLists: sorted(
      file.shoppingLists.map((row) => ({
        ...row,
        id: null,
        mealPlanId: row.mealPlanId && mealById.get(row.mealPlanId),
        items: row.items.map((item) => ({
          ...item,
          meals: item.meals.map((meal) => ({ ...meal, recipeId: recipeOf(meal.recipeId) })),
        })),
      })),
    ),
    receipts: sorted(file.receipts.map((row) => ({ ...row, id: null }))),
    homeFoods: sorted(file.homeFoods.map((row) => ({ ...row, id: null }))),
    sectionPlaces: sorted(file.sectionPlaces.map((row) => ({ ...row, id: null }))),
    receiptCorrections: sorted(file.receiptCorrections.map((row) => ({ ...row, id: null }))),
    generations: sorted(
      file.generations.map((row) => ({ ...row, id: null, recipeIds: row.recipeIds.map(recipeOf) })),
    ),
  };
}
