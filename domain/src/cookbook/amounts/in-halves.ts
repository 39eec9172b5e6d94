import { nameInNumber } from '../../quantities/counted-things.ts';
import type { DishPart } from '../dish.ts';
import { partToken } from '../method/part-token.ts';
import type { ListLine } from './list-lines.ts';

/**
 * The line of what is halved and filled, half a head: two and a half avocados for five, not three with a half to spare.
 */
export function inHalves(
  line: ListLine,
  { key, amount, unit, name }: DishPart,
  steps: readonly string[],
  { servings, serves }: { servings: number; serves: number },
): ListLine {
  const isHalfEach = unit === 'whole' && line.unit === 'whole' && amount * 2 === serves;
  if (!isHalfEach) return line;
  const halved = new RegExp(`\\b[Hh]alve (?:the )?${partToken(key)}`);
  if (!steps.some((step) => halved.test(step))) return line;
  const half = servings / 2;
  return { ...line, amount: half, name: nameInNumber(name, half > 1) };
}
