import type { FoodId } from '../foods/food-id.ts';
import { foodsById } from '../foods/table.ts';
import type { BoughtReceipt } from './purchases.ts';

/** Ours: what was bought longer ago has been eaten. */
const mostDays = 14;
/** Ours: more is not useful. */
const mostFoods = 40;
const dayMs = 86_400_000;

/** Ids of the foods that are likely still at home: bought lately, and not past what they keep. The latest first. */
export function foodsAtHome(receipts: readonly BoughtReceipt[], now: Date): Map<FoodId, string> {
  const foods = new Map<FoodId, string>();
  const latestFirst = receipts.toSorted((a, b) => b.boughtAt.getTime() - a.boughtAt.getTime());
  for (const { boughtAt, items } of latestFirst) {
    const days = (now.getTime() - boughtAt.getTime()) / dayMs;
    if (days > mostDays) break;
    for (const { food: id } of items) {
      const food = id === null ? undefined : foodsById.get(id);
      if (!food || days > (food.shelfLife?.closed ?? mostDays)) continue;
      if (foods.size < mostFoods) foods.set(food.id, food.name);
    }
  }
  return foods;
}
