import type { Food } from '../foods/food.ts';
import { foodsById } from '../foods/table.ts';
import { capitalized } from '../vocabulary/wording.ts';
import type { Substitution } from './purchases-for-needs.ts';
import { compareText } from './sum-needs.ts';

export type ProposedSubstitution = Substitution & { why: string };

/** The fields of a listed food that are common to stored and generated lists. */
type Listed = { foodId?: string | null | undefined; ingredient: string; sources: readonly unknown[] };

/**
 * Foods of a list that another of its foods can replace; the one used in more meals is kept. Only a proposal: nothing
 * changes until `mergeNeeds` is given it. The kept food has no allergen and breaks no diet that the other does not.
 */
export function proposeSubstitutions(lines: readonly Listed[]): ProposedSubstitution[] {
  const plain = lines
    .flatMap((line) => {
      const food = foodsById.get(line.foodId ?? '');
      // A label such as "gluten-free" excludes it from merging.
      return food && [food.name, food.plural].includes(line.ingredient) ? [{ food, line }] : [];
    })
    .sort((a, b) => b.line.sources.length - a.line.sources.length || compareText(a.food.id, b.food.id));
  // Early exit: of about a hundred foods on a list, few have a twin on it.
  const listed = new Set<string>(plain.map(({ food }) => food.id));
  const replaceable = plain.filter(({ food }) => food.twins.some((twin) => listed.has(twin)));
  if (replaceable.length === 0) return [];
  const kept = new Set<Food>();
  const dropped = new Set<Food>();
  const proposals: ProposedSubstitution[] = [];
  for (const { food: keep } of plain) {
    if (dropped.has(keep)) continue;
    for (const { food: drop } of replaceable) {
      if (drop === keep || kept.has(drop) || dropped.has(drop) || !drop.twins.includes(keep.id)) continue;
      kept.add(keep);
      dropped.add(drop);
      proposals.push({
        keep: keep.id,
        drop: drop.id,
        why: `${capitalized(keep.name)} does for ${drop.name} too`,
      });
    }
  }
  return proposals;
}
