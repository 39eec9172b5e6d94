import { memoize } from '../quantities/memoize.ts';
import type { AdaptedDish } from './make-recipe.ts';

const shared = new Map<string, AdaptedDish>();
/** Limits the cache to some tens of megabytes, with what is worked out for each dish in it. */
const maxShared = 3000;

/**
 * The same object for households with different limits that cook a dish in the same way, so that what follows from it
 * is worked out once for all of them. `own`: the dish as written.
 */
export function sharedDish(adapted: AdaptedDish, own: AdaptedDish): AdaptedDish {
  if (adapted === own) return own;
  const same = memoize(shared, maxShared, keyOf(adapted, own), () => adapted);
  return same.dish === adapted.dish ? same : adapted;
}

/** All that tells it from the dish as written; the order of the parts is that of the list. */
function keyOf({ dish, name, about, minutes, steps, parts }: AdaptedDish, own: AdaptedDish): string {
  return JSON.stringify([
    dish.number,
    name,
    about,
    minutes.active,
    minutes.total,
    steps.length,
    steps.flatMap((step, at) => (step === own.steps[at] ? [] : [at, step])),
    Array.from(parts, ([key, part]) => (part === own.parts.get(key) ? key : [key, part])),
  ]);
}
