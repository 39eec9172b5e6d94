import { gramsPer, millilitersPer, type Unit } from '../quantities/units.ts';
import type { Food } from './food.ts';

const cup = millilitersPer.cup!;

/** Grams of the food in one unit, or null if the table has no weight for it. */
function gramsOfOne(food: Food, unit: Unit | null, size: 'small' | 'medium' | 'large'): number | null {
  const { grams } = food;
  if (unit === null || unit === 'whole') {
    const sized = size === 'medium' ? undefined : grams[size];
    return sized ?? grams.each ?? null;
  }
  const weight = gramsPer[unit];
  if (weight !== undefined) return weight;
  const volume = millilitersPer[unit];
  if (volume !== undefined) return grams.cup === undefined ? null : (volume / cup) * grams.cup;
  switch (unit) {
    case 'splash':
    case 'drizzle':
      return null;
    // "A piece of smoked mackerel" is a fillet.
    case 'piece':
      return grams.piece ?? grams.fillet ?? null;
    default:
      return grams[unit as keyof typeof grams] ?? packOf(food, unit);
  }
}

const packs: readonly Unit[] = ['packet', 'bag', 'jar', 'bottle'];

/** "1 bag of spinach": the smallest usual pack. Not for drinks: a bag of tea is not a pack. */
function packOf(food: Food, unit: Unit): number | null {
  return packs.includes(unit) && food.class !== 'drink' ? (food.packs[0] ?? null) : null;
}

/** Range of a can's labelled weight, which includes the liquid, relative to its drained weight. */
const withLiquid = { least: 1.3, most: 1.8 } as const;

/**
 * The labelled weight of a can of the food in grams; null for foods that are not drained, where the table has the
 * labelled weight itself.
 */
export function labelledCan(food: Food): number | null {
  const { can } = food.grams;
  if (can === undefined) return null;
  const { least, most } = withLiquid;
  return food.packs.find((size) => size >= can * least && size <= can * most) ?? null;
}

/**
 * Grams of `amount` of a food in a unit; a null unit and "whole" count pieces, of medium size by default.
 * Null if the food has no weight for the unit, or the amount is negative or not finite: never a guess.
 */
export function toGrams(
  food: Food,
  amount: number,
  unit: Unit | null,
  size: 'small' | 'medium' | 'large' = 'medium',
): number | null {
  if (!Number.isFinite(amount) || amount < 0) return null;
  const one = gramsOfOne(food, unit, size);
  return one === null ? null : one * amount;
}
