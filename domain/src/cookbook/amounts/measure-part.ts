import type { Food } from '../../foods/food.ts';
import { toGrams } from '../../foods/grams.ts';
import { foodById } from '../../foods/table.ts';
import type { DishPart } from '../dish.ts';

/** `grams`: for the whole dish; 0 if the weight is unknown. */
export type MeasuredPart = { readonly food: Food; readonly grams: number };

/** The food and weight of a part: a look-up and a product, too little for a cache. */
export function measurePart(part: DishPart): MeasuredPart {
  const food = foodById(part.food);
  return { food, grams: toGrams(food, part.amount, part.unit) ?? 0 };
}
