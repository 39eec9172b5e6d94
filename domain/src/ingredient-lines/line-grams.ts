import type { Food } from '../foods/food.ts';
import { fruitParts } from '../foods/fruit-parts.ts';
import { labelledCan, toGrams } from '../foods/grams.ts';
import type { Size } from '../quantities/amount-parts.ts';
import type { Measure } from '../quantities/measures.ts';
import { maxPlausibleAmount, type Range } from '../quantities/numbers.ts';
import { gramsPer, type Unit } from '../quantities/units.ts';

/** The amount of a line, in all the ways that it is stated. */
type Stated = {
  quantity: Range | null;
  unit: Unit | null;
  size: Size | null;
  equals: readonly Measure[];
  perItem: readonly Measure[];
  /** The food comes in a tin and is drained. */
  drained: boolean;
};

/** Implausible sizes ("1 (1e308 g) packet") are ignored. */
function gramsOf(food: Food | null, { max, unit }: Measure, times: number): number | null {
  if (!(max <= maxPlausibleAmount)) return null;
  const weight = gramsPer[unit];
  if (weight !== undefined) return weight * max * times;
  return food && toGrams(food, max * times, unit);
}

/** Grams of juice or zest from this many fruits, by the foods for juice and zest; null if there are none. */
function yieldOf(food: Food, count: number, taken: readonly ('juice' | 'zest')[]): number | null {
  const parts = fruitParts(food, taken);
  return parts.length === 0 ? null : parts.reduce((sum, { grams }) => sum + grams * count, 0);
}

/** The parts of a fruit that a line uses: "juice of 1 lemon", "2 limes, zested and juiced". */
export function fruitPartsUsed(words: string): ('juice' | 'zest')[] {
  const taken: ('juice' | 'zest')[] = [];
  if (/\bjuiced?\b|\bsqueezed\b/i.test(words)) taken.push('juice');
  if (/\b(?:zest(?:ed)?|peel|rind)\b/i.test(words)) taken.push('zest');
  return taken;
}

/**
 * Grams of the upper bound of a line's amount: from a stated weight if there is one, else from the food table; null if
 * neither has it. For a drained tin, the drained share of the weight on the label.
 */
export function lineGrams(
  food: Food | null,
  stated: Stated,
  taken: readonly ('juice' | 'zest')[],
): number | null {
  const grams = gramsAsStated(food, stated, taken);
  const labelled = food && stated.drained ? labelledCan(food) : null;
  if (grams === null || labelled === null || !food?.grams.can || !saysWeight(stated)) return grams;
  return grams * (food.grams.can / labelled);
}

function saysWeight({ unit, equals, perItem }: Stated): boolean {
  return [unit, ...equals.map((one) => one.unit), ...perItem.map((one) => one.unit)].some(
    (one) => one !== null && gramsPer[one] !== undefined,
  );
}

function gramsAsStated(
  food: Food | null,
  stated: Stated,
  taken: readonly ('juice' | 'zest')[],
): number | null {
  const { quantity, unit, size, equals, perItem } = stated;
  if (quantity === null) return null;
  const count = quantity.max;
  if (unit !== null && gramsPer[unit] !== undefined) return gramsPer[unit] * count;
  const weighs = ({ unit: of }: Measure): boolean => gramsPer[of] !== undefined;
  const one = perItem.find(weighs);
  if (one) return gramsOf(food, one, count);
  const all = equals.find(weighs);
  if (all) return gramsOf(food, all, 1);
  if (food === null) return null;
  const counted = unit === null || unit === 'whole';
  const yields = counted && taken.length > 0 ? yieldOf(food, count, taken) : null;
  if (yields !== null) return yields;
  // A stated volume ("400 ml tin") is more precise than the usual size of a can.
  if (perItem[0]) {
    const stated = gramsOf(food, perItem[0], count);
    if (stated !== null) return stated;
  }
  const grams = toGrams(food, count, unit, size ?? 'medium');
  if (grams !== null || equals[0] === undefined) return grams;
  return gramsOf(food, equals[0], 1);
}
