import { kitchenAmount } from '../../quantities/kitchen-amount.ts';
import type { ListLine } from '../amounts/list-lines.ts';
import type { DishPart } from '../dish.ts';
import { sodium } from './less-salt.ts';
import { isSpoonOfSalt, sodiumIn, sodiumPerTeaspoon } from './salt-needed.ts';

/** Amounts of salt that are not reduced, in teaspoons. */
const minSpoons = 0.5;

/**
 * Reduces salt if whole cans and rounded spoons add more of it per serving than written, in quarter teaspoons and by at
 * most half. `factor`: the servings relative to the written ones, of which there are `serves`.
 */
export function withSaltRoundingCorrected(
  listed: ReadonlyMap<string, ListLine>,
  parts: ReadonlyMap<string, DishPart>,
  factor: number,
  serves: number,
): ReadonlyMap<string, ListLine> {
  const salt = [...parts].find(([, part]) => isSpoonOfSalt(part));
  const line = salt && listed.get(salt[0])!;
  if (!salt || line?.unit !== 'tsp' || line.amount < minSpoons) return listed;
  const bought = [...parts].map(([key, part]): DishPart => {
    const { amount, unit } = listed.get(key)!;
    return { ...part, amount, unit };
  });
  const now = sodiumIn(bought);
  const excess = Math.max(
    now - factor * sodiumIn(parts.values()),
    // Never above the maximum of a meal.
    now - factor * serves * sodium.max + sodiumPerTeaspoon / 8,
  );
  const quarters = Math.min(Math.round((excess / sodiumPerTeaspoon) * 4), Math.floor(line.amount * 2));
  if (quarters < 1) return listed;
  const left = line.amount - quarters / 4;
  const measurable = left > 2 ? Math.floor(left * 2) / 2 : left;
  return new Map(listed).set(salt[0], { ...line, ...kitchenAmount({ amount: measurable, unit: 'tsp' }, 1) });
}
