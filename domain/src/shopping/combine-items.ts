import { foodOfItem } from './food-of-item.ts';
import { mergeNeeds, type ShoppingLine } from './merge-lines.ts';
import type { ShopperAmount } from './shopper-units.ts';
import { systemOf } from './subtract-at-home.ts';
import { needsOf } from './twins.ts';

/** An item of a list, as far as it says what to buy. */
type Wanted = ShopperAmount & {
  ingredient: string;
  foodId?: string | null | undefined;
  /** What recipes use, where it is not what is bought. */
  needed?: ShopperAmount | null | undefined;
};

/** What two lists' items of one food ask for together. */
export type CombinedItem = Pick<ShoppingLine, 'ingredient' | 'amount' | 'unit' | 'needed' | 'left'>;

/** The food, or the name where the table does not know it: only items with the same may be bought as one. */
export function nameOfItem({ foodId, ingredient }: Wanted): string {
  return foodId ?? foodOfItem(ingredient).food?.id ?? ingredient.trim().toLowerCase();
}

/**
 * One item that asks for as much of a food as two do: what is needed is added up, and bought in packs that hold both.
 * Null where they are not the same to a shop ("gluten-free"), or their units do not convert.
 */
export function combineItems(one: Wanted, other: Wanted): CombinedItem | null {
  const needs = [one, other].flatMap((item) => needsOf({ ...item, sources: [] }));
  const [line, ...more] = mergeNeeds(needs, systemOf(one) ?? systemOf(other));
  if (!line || more.length > 0) return null;
  const { ingredient, amount, unit, needed, left } = line;
  return { ingredient, amount, unit, needed, left };
}
