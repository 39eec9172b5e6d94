import { isByPiece } from '../foods/by-piece.ts';
import type { Food } from '../foods/food.ts';
import { foods } from '../foods/table.ts';

/**
 * Shelf lives come from the food table (`shelfLife`, after USDA FoodKeeper). Food that keeps longer than `closed` days
 * unopened is stored or frozen; food that keeps longer than `open` days once opened is finished in a later week.
 */
const max = { closed: 100, open: 7 } as const;
/** An unused whole piece that keeps at least this long is not counted as waste. */
const keepsWhole = 14;
/** Leftovers of these are never waste. */
const neverLeft: readonly Food['class'][] = ['alcohol', 'drink', 'salt', 'spice', 'water', 'oil'];

/** Grams opened at once: one piece of food sold by the piece, else the smallest usual pack. Null if unknown. */
export function packOf(food: Food): number | null {
  return isByPiece(food) ? food.grams.each! : (food.packs[0] ?? food.grams.each ?? null);
}

/** Whether the week's leftover of this food is wasted: an opened pack does not keep until the next week. */
export function isPerishable(food: Food): boolean {
  return perishable.has(food);
}

const perishable: ReadonlySet<Food> = new Set(foods.filter(isLostAfterAWeek));

function isLostAfterAWeek(food: Food): boolean {
  const { shelfLife, class: kind, kinds } = food;
  if (!shelfLife || neverLeft.includes(kind) || kinds.includes('stock')) return false;
  if (shelfLife.closed > max.closed || shelfLife.open > max.open || packOf(food) === null) return false;
  return !(isByPiece(food) && shelfLife.closed > keepsWhole);
}
