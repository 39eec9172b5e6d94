import type { ImportedExport } from '@plateful/contract/account-export.ts';
import { accountBounds, planBounds } from '@plateful/contract/bounds.ts';
import { foldTitle } from '@plateful/domain/cookbook/choosing/recent-dishes.ts';
import { leftoversRefusal } from '@plateful/domain/weeks/violated-rule.ts';
import { withDensePositions } from '@plateful/domain/weeks/week-entry.ts';
import type { UserContext } from '#context.ts';
import { findOwnRows, insertWeekSettings } from './import.repository.ts';
import type { ImportReport } from './import-report.ts';
import { addRows, type ImportedIds } from './import-rows.ts';

export type Restoring = {
  ctx: UserContext;
  report: ImportReport;
  /** Maps ids of the file; null for recipes that the account does not have. */
  recipeId: (id: string) => string | null;
  /** Caps times at now: rows from the future would stay at the top of lists. */
  past: (instant: string) => Date;
};

type Meal = ImportedExport['mealPlans'][number];
type Said = Pick<Meal, 'date' | 'mealType' | 'position' | 'note'> & { recipeId: string | null };

export const notHere = 'Their recipes are neither in the file nor in your account.';
const slotTaken = 'Their slots already have other meals.';

/** Restores entries into slots that are free or have the same content; returns their new ids. */
export async function restoreMeals(restoring: Restoring, file: readonly Meal[]): Promise<ImportedIds> {
  const { report, recipeId } = restoring;
  const restorable = file.filter((meal) =>
    meal.recipeId === null ? meal.note !== null : recipeId(meal.recipeId),
  );
  report.skipSome(file.length - restorable.length, 'planned meals', notHere);
  const free = await inFreeSlots(restoring, restorable);
  report.skipSome(restorable.length - free.length, 'planned meals', slotTaken);
  const meals = withDensePositions(free).filter(({ position }) => position < planBounds.entriesOfSlot);
  report.skipSome(free.length - meals.length, 'planned meals', 'Their slots are full.');
  // A dish is inserted before its leftovers, which refer to it; leftovers without their dish become cooked meals.
  const isLeftOver = leftoversAmong(meals);
  const cooked = await addMeals(
    restoring,
    meals.filter((meal) => !isLeftOver(meal)),
    () => null,
  );
  const leftovers = await addMeals(restoring, meals.filter(isLeftOver), (id) => cooked.get(id)?.id ?? null);
  return new Map([...cooked, ...leftovers]);
}

function addMeals(
  { ctx, report, recipeId, past }: Restoring,
  rows: readonly Meal[],
  source: (id: string) => string | null,
): Promise<ImportedIds> {
  const newRecipeId = (meal: Meal) => meal.recipeId && recipeId(meal.recipeId);
  return addRows(ctx, report, {
    kind: 'mealPlans',
    name: 'planned meals',
    max: accountBounds.importMeals,
    rows,
    contentKey: { file: (row) => wordsOf({ ...row, recipeId: newRecipeId(row) }), stored: wordsOf },
    make: ({ id: _id, createdAt, ...row }) => ({
      ...row,
      recipeId: newRecipeId({ ...row, id: _id, createdAt }),
      leftoversOf: row.leftoversOf && source(row.leftoversOf),
      createdAt: past(createdAt),
    }),
    why: slotTaken,
  });
}

/** Slots with other content are not changed. */
async function inFreeSlots({ ctx, recipeId }: Restoring, meals: readonly Meal[]): Promise<Meal[]> {
  const slotOf = ({ date, mealType }: Said) => `${date} ${mealType}`;
  const stored = Map.groupBy(await findOwnRows(ctx.db, 'mealPlans', ctx.user.id), slotOf);
  return [...Map.groupBy(meals, slotOf)].flatMap(([slot, rows]) => {
    const dishes = new Set(rows.map((row) => row.recipeId && recipeId(row.recipeId)));
    const isOurs = (stored.get(slot) ?? []).every((row) => dishes.has(row.recipeId));
    return isOurs ? rows : [];
  });
}

function leftoversAmong(meals: readonly Meal[]): (meal: Meal) => boolean {
  const byId = new Map(meals.map((meal) => [meal.id, meal]));
  return (meal) => {
    const source = meal.leftoversOf === null ? undefined : byId.get(meal.leftoversOf);
    if (!source || meal.recipeId === null) return false;
    const isSame = source.recipeId === meal.recipeId && source.leftoversOf === null;
    return isSame && !leftoversRefusal(meal, source, source.id);
  };
}

function wordsOf({ date, mealType, position, recipeId, note }: Said): string {
  return JSON.stringify([date, mealType, position, recipeId, note]);
}

export async function restoreWeekSettings(
  { ctx, report, past }: Restoring,
  file: ImportedExport['weekSettings'],
): Promise<void> {
  if (!file) return;
  const row = { ...file, userId: ctx.user.id, version: 1, updatedAt: past(file.updatedAt) };
  if (await insertWeekSettings(ctx.db, row)) report.imported.weekSettings = 1;
  else report.skip('How your week is planned', 'Your existing settings were kept.');
}

export async function restoreRefusedDishes(
  { ctx, report, past }: Restoring,
  file: ImportedExport['refusedDishes'],
): Promise<void> {
  await addRows(ctx, report, {
    kind: 'refusedDishes',
    name: 'refused recipes',
    rows: file.slice(0, planBounds.refusedDishes),
    contentKey: { file: ({ title }) => foldTitle(title), stored: ({ foldedTitle }) => foldedTitle },
    make: ({ title, createdAt }) => ({ title, foldedTitle: foldTitle(title), createdAt: past(createdAt) }),
  });
}
