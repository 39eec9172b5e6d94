import type { Food } from '../../foods/food.ts';
import { foodById } from '../../foods/table.ts';
import type { DishPart } from '../dish.ts';

/** The key of `[[meat: …]]`: foods that need a minimum temperature, unlike their replacements. */
export const meat = 'meat';
const heatedClasses: ReadonlySet<Food['class']> = new Set(['red-meat', 'poultry', 'fish', 'egg']);

/** The key of `[[over 2: …]]`: text for more servings than this. */
export const servingsCondition = /^over (\d+)$/;

export function hasMeat(parts: ReadonlyMap<string, DishPart>): boolean {
  return [...parts.values()].some(({ food }) => heatedClasses.has(foodById(food).class));
}
