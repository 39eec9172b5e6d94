import type { WrittenLine } from '../ingredient-lines/written-line.ts';
import { gramsPer, millilitresPer } from '../quantities/units.ts';
import { isToTaste } from './to-taste.ts';

/** Grams of a line that figures exist for, and grams that none exist for (null: not even the weight is known). */
export type LineWeight = { known: number; unknown: number | null };

/** What "olive oil, for frying" stands for when it must be weighed against the rest: a tablespoon. */
const gramsOfSome = 15;

/** A pinch is not weighed, and none of these changes what a dish weighs. */
const weightless: readonly string[] = ['salt', 'spice', 'herb', 'water'];

/** Weighs one line. Water has no figures and is left out on both sides. */
export function lineWeight({ food, grams, unit, written }: WrittenLine): LineWeight {
  if (food?.class === 'water') return { known: 0, unknown: 0 };
  if (written.amount === 0 || (grams === null && isToTaste(written))) {
    const counts = !food || !weightless.includes(food.class);
    return { known: 0, unknown: counts ? gramsOfSome : 0 };
  }
  if (!Number.isFinite(written.amount) || written.amount < 0) return { known: 0, unknown: null };
  if (food && grams !== null && Number.isFinite(grams)) return { known: grams, unknown: 0 };
  // Of an unknown food, a millilitre is taken as a gram: near enough for a share.
  const each = unit === null ? undefined : (gramsPer[unit] ?? millilitresPer[unit]);
  return { known: 0, unknown: each === undefined ? null : each * written.amount };
}
