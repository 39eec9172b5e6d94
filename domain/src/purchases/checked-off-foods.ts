import type { Food } from '../foods/food.ts';
import type { FoodId } from '../foods/food-id.ts';
import { foodsById } from '../foods/table.ts';
import { foodOfItem } from '../shopping/food-of-item.ts';
import type { ItemFields } from '../shopping/list-item.ts';
import { gramsToBuy } from '../shopping/subtract-at-home.ts';
import { addDays, type PlainDate } from '../weeks/plain-date.ts';
import { boughtGrams } from './bought-grams.ts';

/** A food that was checked off on a shopping list, which means it was bought. */
export type CheckedOffFood = {
  food: FoodId;
  grams: number;
  checkedAt: Date;
  /** The day of checking it off, in the household's time zone. */
  day: PlainDate;
};

type CheckedOffItem = Pick<ItemFields, 'ingredient' | 'amount' | 'unit'> & {
  /** Missing for items that a user typed. */
  foodId?: string | null | undefined;
};

/** The approximate purchase for an item that was checked off; null if the food is not in the table. */
export function boughtByCheckOff({
  foodId,
  ...item
}: CheckedOffItem): Pick<CheckedOffFood, 'food' | 'grams'> | null {
  const food = foodId ? foodsById.get(foodId) : foodOfItem(item.ingredient).food;
  return food ? { food: food.id, grams: gramsToBuy(food, item) || gramsOfPacks(food, item) } : null;
}

/** For counted items ("2 milk") and items without an amount. */
function gramsOfPacks(food: Food, { amount, unit }: CheckedOffItem): number {
  return boughtGrams(food, unit === '' || unit === 'whole' ? amount : 1, 'each');
}

/** Our own value, in days: a check-off and a receipt this close together are the same purchase. */
const sameDays = 2;

/**
 * Check-offs without a matching receipt. If a receipt has the same food within a few days, it is more accurate than the
 * check-off.
 */
export function withoutThoseOnReceipts(
  checkedOff: readonly CheckedOffFood[],
  onReceipts: readonly { food: Food; day: PlainDate }[],
): CheckedOffFood[] {
  const days = new Set(onReceipts.map(({ food, day }) => `${food.id} ${day}`));
  const around = Array.from({ length: 2 * sameDays + 1 }, (_, at) => at - sameDays);
  return checkedOff.filter(
    ({ food, day }) => !around.some((distance) => days.has(`${food} ${addDays(day, distance)}`)),
  );
}
