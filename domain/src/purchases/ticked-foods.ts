import type { Food } from '../foods/food.ts';
import type { FoodId } from '../foods/food-id.ts';
import { foodsById } from '../foods/table.ts';
import { foodOfItem } from '../shopping/food-of-item.ts';
import type { ItemFields } from '../shopping/list-item.ts';
import { gramsToBuy } from '../shopping/subtract-at-home.ts';
import { addDays, type PlainDate } from '../weeks/plain-date.ts';
import { boughtGrams } from './bought-grams.ts';

/** A food that was ticked on a shopping list, so bought. */
export type TickedFood = {
  food: FoodId;
  grams: number;
  tickedAt: Date;
  /** Of the tick, where the household is. */
  day: PlainDate;
};

type TickedItem = Pick<ItemFields, 'ingredient' | 'amount' | 'unit'> & {
  /** Missing where a person named the item. */
  foodId?: string | null | undefined;
};

/** What a ticked item bought, about; null for what the food table does not know. */
export function boughtByTick({ foodId, ...item }: TickedItem): Pick<TickedFood, 'food' | 'grams'> | null {
  const food = foodId ? foodsById.get(foodId) : foodOfItem(item.ingredient).food;
  return food ? { food: food.id, grams: gramsToBuy(food, item) || gramsOfPacks(food, item) } : null;
}

/** "2 milk", or an item without an amount. */
function gramsOfPacks(food: Food, { amount, unit }: TickedItem): number {
  return boughtGrams(food, unit === '' || unit === 'whole' ? amount : 1, 'each');
}

/** Ours: within so many days a tick and a receipt tell of the same purchase. */
const sameDays = 2;

/** What no receipt tells of: where both name a food within some days, the receipt knows better what was bought. */
export function ticksWithoutReceipt(
  ticked: readonly TickedFood[],
  onReceipts: readonly { food: Food; day: PlainDate }[],
): TickedFood[] {
  const days = new Set(onReceipts.map(({ food, day }) => `${food.id} ${day}`));
  const around = Array.from({ length: 2 * sameDays + 1 }, (_, at) => at - sameDays);
  return ticked.filter(
    ({ food, day }) => !around.some((distance) => days.has(`${food} ${addDays(day, distance)}`)),
  );
}
