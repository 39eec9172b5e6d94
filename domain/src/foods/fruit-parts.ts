import type { Food } from './food.ts';
import { foodsById } from './table.ts';

/** The parts used of a fruit, juice or zest, as foods, with the grams that one fruit yields. */
export function fruitParts(
  fruit: Food,
  taken: readonly ('juice' | 'zest')[],
): { part: Food; grams: number }[] {
  return taken.flatMap((name) => {
    const part = foodsById.get(`${fruit.id}-${name}`);
    return part?.grams.each === undefined ? [] : [{ part, grams: part.grams.each }];
  });
}
