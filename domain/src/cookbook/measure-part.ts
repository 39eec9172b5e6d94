import type { Food } from '../foods/food.ts';
import { toGrams } from '../foods/grams.ts';
import { foodById } from '../foods/table.ts';
import type { DishPart } from './dish.ts';

/** `grams`: of the whole dish; 0 where nothing tells how much. */
export type MeasuredPart = { readonly food: Food; readonly grams: number };

const measured = new WeakMap<DishPart, MeasuredPart>();

/** The food of a part and its weight: the versions of a dish share most of their parts. */
export function measurePart(part: DishPart): MeasuredPart {
  const before = measured.get(part);
  if (before) return before;
  const food = foodById(part.food);
  const now = { food, grams: toGrams(food, part.amount, part.unit) ?? 0 };
  measured.set(part, now);
  return now;
}
