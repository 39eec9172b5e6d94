import type { Food } from '../foods/food.ts';
import { foods } from '../foods/table.ts';

/**
 * Days that a food keeps are the table's own (`shelfLife`, after USDA FoodKeeper). What keeps longer than this, closed,
 * is stored or frozen; what keeps longer than `mostOpen` once opened is finished in a later week.
 */
const most = { closed: 100, open: 7 } as const;
/** A whole one that keeps as long is not wasted when a week does not use it. */
const keepsWhole = 14;
/** Sold by the piece from so many grams on; what is lighter comes in bunches and bags. */
const leastPiece = 50;
/** Drunk or seasoned with, whatever is left of it. */
const neverLeft: readonly Food['class'][] = ['alcohol', 'drink', 'salt', 'spice', 'water', 'oil'];

/** Grams that are opened at once: a piece of what is sold by the piece, else the smallest usual pack. Null: not known. */
export function packOf(food: Food): number | null {
  return isByPiece(food) ? food.grams.each! : (food.packs[0] ?? food.grams.each ?? null);
}

function isByPiece({ section, class: kind, grams }: Food): boolean {
  const isLoose = section === 'Produce' || kind === 'egg';
  return isLoose && grams.each !== undefined && grams.each >= leastPiece;
}

/** Whether what a week leaves of it is lost: an opened pack of it does not keep until the next one. */
export function isPerishable(food: Food): boolean {
  return perishable.has(food);
}

const perishable: ReadonlySet<Food> = new Set(foods.filter(isLostAfterAWeek));

function isLostAfterAWeek(food: Food): boolean {
  const { shelfLife, class: kind, kinds } = food;
  if (!shelfLife || neverLeft.includes(kind) || kinds.includes('stock')) return false;
  if (shelfLife.closed > most.closed || shelfLife.open > most.open || packOf(food) === null) return false;
  return !(isByPiece(food) && shelfLife.closed > keepsWhole);
}
