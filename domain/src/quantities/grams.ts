import type { Food } from '../foods/food.ts';
import { gramsPer, millilitresPer, type Unit } from './units.ts';

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
    case 'bag':
      return null;
    default:
      return grams[unit as keyof typeof grams] ?? null;
  }
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
