import { gramsPer, millilitresPer, type Unit } from '../quantities/units.ts';
import type { Food } from './food.ts';

const cup = millilitresPer.cup!;

/** Grams of the food in one unit, or null where the table does not say. */
function gramsOfOne(food: Food, unit: Unit | null, size: 'small' | 'medium' | 'large'): number | null {
  const { grams } = food;
  if (unit === null || unit === 'whole') {
    const sized = size === 'medium' ? undefined : grams[size];
    return sized ?? grams.each ?? null;
  }
  const weight = gramsPer[unit];
  if (weight !== undefined) return weight;
  const volume = millilitresPer[unit];
  if (volume !== undefined) return grams.cup === undefined ? null : (volume / cup) * grams.cup;
  switch (unit) {
    case 'splash':
    case 'drizzle':
      return null;
    default:
      return grams[unit as keyof typeof grams] ?? packOf(food, unit);
  }
}

const packs: readonly Unit[] = ['packet', 'bag', 'jar', 'bottle'];

/** "1 bag of spinach": the smallest usual pack. Of tea and coffee a bag is not the pack. */
function packOf(food: Food, unit: Unit): number | null {
  return packs.includes(unit) && food.class !== 'drink' ? (food.packs[0] ?? null) : null;
}

/** A tin's label tells the weight with the liquid, which is so many times the drained one. */
const withLiquid = { least: 1.3, most: 1.8 } as const;

/**
 * What a tin of the food weighs by its label, in grams; null where the table's weight of a tin is the label's own, as
 * nothing is drained.
 */
export function labelledCan(food: Food): number | null {
  const { can } = food.grams;
  if (can === undefined) return null;
  const { least, most } = withLiquid;
  return food.packs.find((size) => size >= can * least && size <= can * most) ?? null;
}

/**
 * Grams of `amount` of a food in a unit; a null unit and "whole" count things, of medium size unless said otherwise.
 * Null where the food has no weight for the unit, or the amount is negative or no number: never a guess.
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
