import type { WrittenLine } from '../ingredient-lines/written-line.ts';
import { gramsPer, millilitersPer } from '../quantities/units.ts';
import { isToTaste } from './to-taste.ts';

/** Grams of a line with known nutrition, and grams without (null if even the weight is unknown). */
export type LineWeight = { known: number; unknown: number | null };

/** The assumed weight of an ingredient without an amount ("olive oil, for greasing"): one tablespoon. */
const defaultGrams = 15;

/** Foods whose unmeasured amounts do not affect the weight of a dish. */
const weightless: readonly string[] = ['salt', 'spice', 'herb', 'water'];

/** Share of meat in shellfish weighed in the shell: cooks reckon four ounces to a pound of mussels, three of clams. */
const meatOfShells: ReadonlyMap<string, number> = new Map([
  ['mussel', 0.25],
  ['clam', 0.19],
]);
const shelled = /\b(?:shelled|shucked|meats?|cooked|smoked|frozen|chopped|canned|cans?|jars?)\b/i;

/** Weighed shellfish is bought in the shell, unless the line says otherwise. */
function edibleShare({ food, unit, written }: WrittenLine): number {
  const share = food && meatOfShells.get(food.id);
  const isWeighed = unit !== null && gramsPer[unit] !== undefined;
  return share && isWeighed && !shelled.test(written.name) ? share : 1;
}

/** The weight of one line. Water has no nutrition and is left out of both figures. */
export function lineWeight(line: WrittenLine): LineWeight {
  const { food, grams, unit, written } = line;
  if (food?.class === 'water') return { known: 0, unknown: 0 };
  if (written.amount === 0 || (grams === null && isToTaste(written))) {
    const counts = !food || !weightless.includes(food.class);
    return { known: 0, unknown: counts ? defaultGrams : 0 };
  }
  if (!Number.isFinite(written.amount) || written.amount < 0) return { known: 0, unknown: null };
  if (food && grams !== null && Number.isFinite(grams))
    return { known: grams * edibleShare(line), unknown: 0 };
  // For an unknown food, assume 1 g per milliliter, which is close enough for a share.
  const each = unit === null ? undefined : (gramsPer[unit] ?? millilitersPer[unit]);
  return { known: 0, unknown: each === undefined ? null : each * written.amount };
}
