import { addDays } from '../plain-date.ts';
import type { WeekBook } from '../week-action.ts';
import { inOrderOfEating, isSameSlot, type PlannedEntry, weekRules } from '../week-entry.ts';

export const monday = '2026-11-23';
export const [soup, stew, chili] = ['soup', 'stew', 'chili'] as const;

const titles = new Map([
  [soup, 'Soup'],
  [stew, 'Stew'],
  [chili, 'Chili'],
] as [string, string][]);

/** Three recipes for four people. Ids are counted, so that the same actions give the same week. */
export function bookOf(): WeekBook<PlannedEntry> {
  let count = 0;
  return {
    recipe: (id) => (titles.has(id) ? { title: titles.get(id)!, servings: 4 } : undefined),
    newEntry: (fields) => ({ ...fields, id: `new ${String(count++).padStart(4, '0')}` }),
  };
}

/** The rules that a week breaks, as messages for a failed test. */
export function flawsOf(entries: readonly PlannedEntry[]): string[] {
  const flaws: string[] = [];
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  if (byId.size !== entries.length) flaws.push('an id twice');
  for (const entry of entries) {
    const { id, recipeId, note, leftoversOf } = entry;
    const positions = entries.filter((one) => isSameSlot(one, entry)).map((one) => one.position);
    if (positions.toSorted((a, b) => a - b).some((position, at) => position !== at)) {
      flaws.push(`positions ${positions} of ${entry.date} ${entry.mealType}`);
    }
    if (positions.length > weekRules.entriesOfSlot) flaws.push(`too many in the slot of ${id}`);
    if (recipeId === null && (note === null || leftoversOf !== null)) flaws.push(`${id} is nothing`);
    if (leftoversOf === null) continue;
    const source = byId.get(leftoversOf);
    if (!source || source.leftoversOf !== null || source.recipeId !== recipeId) {
      flaws.push(`${id} is left over from nothing`);
    } else {
      if (isSameSlot(source, entry) || inOrderOfEating(source, entry) > 0)
        flaws.push(`${id} is eaten before`);
      if (entry.date > addDays(source.date, weekRules.leftoverDays)) flaws.push(`${id} is spoiled`);
    }
  }
  return flaws;
}
