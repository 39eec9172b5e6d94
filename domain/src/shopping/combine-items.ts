import { foodOfItem } from './food-of-item.ts';
import { mergeNeeds, type ShoppingLine } from './merge-lines.ts';
import type { ShopperAmount } from './shopper-units.ts';
import { systemOf } from './subtract-at-home.ts';

/** The fields of a list item that say what to buy. */
type Wanted = ShopperAmount & {
  ingredient: string;
  foodId?: string | null | undefined;
  /** The amount that recipes use, if it differs from the amount to buy. */
  needed?: ShopperAmount | null | undefined;
};

/** The combined item for one food from two lists. */
export type CombinedItem = Pick<ShoppingLine, 'ingredient' | 'amount' | 'unit' | 'needed' | 'left'>;

/** Grouping key: the food id, or the name of an unknown food. Only items with equal keys may be combined. */
export function nameOfItem({ foodId, ingredient }: Wanted): string {
  return foodId ?? foodOfItem(ingredient).food?.id ?? ingredient.trim().toLowerCase();
}

/**
 * Combines two items of one food: the needs are added up and rounded to packs once. Null if they are different products
 * ("gluten-free") or their units do not convert.
 */
export function combineItems(one: Wanted, other: Wanted): CombinedItem | null {
  const needs = [one, other].map(({ ingredient, amount, unit, needed }) => ({
    ingredient: { name: ingredient, ...(needed ?? { amount, unit }) },
    factor: 1,
    source: '',
  }));
  const [line, ...more] = mergeNeeds(needs, systemOf(one) ?? systemOf(other));
  if (!line || more.length > 0) return null;
  const { ingredient, amount, unit, needed, left } = line;
  return { ingredient, amount, unit, needed, left };
}
