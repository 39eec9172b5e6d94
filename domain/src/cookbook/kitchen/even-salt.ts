import type { DishPart } from '../dish.ts';
import type { ListLine } from '../list-lines.ts';
import { sodium } from './less-salt.ts';
import { isSpoonOfSalt, sodiumIn } from './salt-needed.ts';

/** Milligrams of sodium in a teaspoon of salt. */
const ofSpoon = 2325;
/** Teaspoons of salt that no one makes less. */
const minSpoons = 0.5;

/**
 * The list with less salt where whole cans and rounded spoons bring more of it than as many servings have as written,
 * in quarters of a teaspoon; half of the salt stays. `factor`: the servings for those of the dish as written, which `serves` so many.
 */
export function withEvenSalt(
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
  const over = Math.max(
    now - factor * sodiumIn(parts.values()),
    // More than a meal bears it is not, by however little.
    now - factor * serves * sodium.most + ofSpoon / 8,
  );
  const quarters = Math.min(Math.round((over / ofSpoon) * 4), Math.floor(line.amount * 2));
  if (quarters < 1) return listed;
  const left = line.amount - quarters / 4;
  return new Map(listed).set(salt[0], { ...line, amount: left > 2 ? Math.floor(left * 2) / 2 : left });
}
