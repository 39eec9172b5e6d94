import type { Food } from '../../foods/food.ts';
import { toGrams } from '../../foods/grams.ts';
import { foodById } from '../../foods/table.ts';
import type { DishPart } from '../dish.ts';

/** `grams`: for the whole dish; 0 if the weight is unknown. */
export type MeasuredPart = { readonly food: Food; readonly grams: number };

const measured = new WeakMap<DishPart, MeasuredPart>();

/** The food and weight of a part; cached, because the versions of a dish share most of their parts. */
export function measurePart(part: DishPart): MeasuredPart {
  const before = measured.get(part);
  if (before) return before;
  const food = foodById(part.food);
  const now = { food, grams: toGrams(food, part.amount, part.unit) ?? 0 };
  measured.set(part, now);
  return now;
}
