import type { Recipe } from '@plateful/contract/recipes.ts';
import type { WeekAction, WeekEntry } from '@plateful/contract/week.ts';
import { editWeek } from '@plateful/domain/weeks/edit-week.ts';
import { unsavedId } from './week-entry.ts';

/**
 * Predicts the entries after an edit by the server's rules; unchanged if the server will reject it. `recipes` are those
 * that the actions refer to but no entry contains.
 */
export function predictEdit(
  entries: readonly WeekEntry[],
  actions: readonly WeekAction[],
  recipes: readonly Recipe[] = [],
): readonly WeekEntry[] {
  const available = [...recipes, ...entries.flatMap(({ recipe }) => recipe ?? [])];
  const byId = new Map(available.map((recipe) => [recipe.id, recipe]));
  const withIds = entries.map((entry) => ({ ...entry, recipeId: entry.recipe?.id ?? null }));
  const createdAt = new Date().toISOString();
  const edited = editWeek(withIds, actions, {
    recipe: (id) => byId.get(id),
    newEntry: (fields) => ({ ...fields, ...unknown, id: unsavedId(), createdAt }),
  });
  if ('refused' in edited) return entries;
  const days = new Map(edited.entries.map(({ id, date }) => [id, date]));
  return edited.entries.map(({ recipeId, ...entry }) => ({
    ...entry,
    recipe: recipeId === null ? null : (byId.get(recipeId) ?? null),
    cookedOn: entry.leftoversOf === null ? null : (days.get(entry.leftoversOf) ?? entry.cookedOn),
  }));
}

/** Fields that only the server's response provides. */
const unknown = { recipe: null, cookedOn: null, servingsToCook: 0 };
