import { isDescriptionGeneric } from './describe-dish.ts';
import { measurePart } from './measure-part.ts';
import type { WrittenDish } from './prepare-dish.ts';

/** Points for changes made for the limits (an untrue description, replaced foods), and for too much of it at once. */
const points = { retold: 3, swap: 0.8, max: 4, crowded: 6 } as const;

/** Cooked rice that nobody has left over. */
const maxCookedRice = 1000;
/** A pan filled again and again: the first helping is cold, or tough, when the last is done. */
const filledAgain =
  /\bin (?:two|three|four|five|six) rounds\b|\bin (?:four|five|six|seven|eight) (?:batches|lots|goes)\b/;

/** Points that a dish loses once its recipe for the household is known. */
export function recipePenalty({ adapted, recipe }: WrittenDish): number {
  const swaps = [...adapted.parts].filter(([key, part]) => !part.key.endsWith(key)).length;
  const changes = points.swap * swaps + (isDescriptionGeneric(adapted) ? points.retold : 0);
  const factor = recipe.servings / adapted.dish.serves;
  const isCrowded =
    recipe.instructions.some((step) => filledAgain.test(step)) ||
    [...adapted.parts.values()].some(
      (part) => part.food === 'cooked-rice' && measurePart(part).grams * factor > maxCookedRice,
    );
  return Math.min(points.max, changes) + (isCrowded ? points.crowded : 0);
}
