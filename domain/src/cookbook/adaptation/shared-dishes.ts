import { memoize } from '../../quantities/memoize.ts';
import type { AdaptedDish } from '../make-recipe.ts';

const shared = new Map<string, AdaptedDish>();
/** Limits the cache to some tens of megabytes, including data derived for each dish. */
const maxShared = 3000;

/**
 * Returns the same object for households with different limits but the same version of a dish, so that derived data is
 * computed once. `own`: the dish as written.
 */
export function sharedDish(adapted: AdaptedDish, own: AdaptedDish): AdaptedDish {
  if (adapted === own) return own;
  const same = memoize(shared, maxShared, keyOf(adapted, own), () => adapted);
  return same.dish === adapted.dish ? same : adapted;
}

/** All differences from the dish as written; parts are in the order of the list. */
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
