import type { Food } from './food.ts';
import { foodsById } from './table.ts';

/** The foods that are taken of one fruit, its juice and its zest, and the grams of each that one gives. */
export function partsTaken(
  fruit: Food,
  taken: readonly ('juice' | 'zest')[],
): { part: Food; grams: number }[] {
  return taken.flatMap((name) => {
    const part = foodsById.get(`${fruit.id}-${name}`);
    return part?.grams.each === undefined ? [] : [{ part, grams: part.grams.each }];
  });
}
