import type { Dish, DishPart } from '../dish.ts';
import type { AdaptedDish } from '../make-recipe.ts';
import { adaptDish } from './adapt-dish.ts';
import type { DishRequirements } from './dish-requirements.ts';
import { interchangeableWith, isAcceptable, replacement, withReplacement } from './replace-part.ts';
import { applyVariation } from './vary-dish.ts';

/** A version of a dish with a stable key; the key of the dish itself is ''. */
export type DishVersion = { key: string; adapted: AdaptedDish };
/** `newPart`: the part that is put in; null if a part is only left out. */
type OtherVersion = DishVersion & { newPart: DishPart | null };

/**
 * The dish adapted to a household, followed by its other versions: one for each variation, and one for each food that
 * may replace an open part.
 */
export function versionsOf(dish: Dish, needs: DishRequirements): DishVersion[] {
  const adapted = adaptDish(dish, needs);
  return adapted ? [{ key: '', adapted }, ...otherVersionsOf(adapted, needs)] : [];
}

/** The other versions of a dish that is adapted to a household. */
export function otherVersionsOf(adapted: AdaptedDish, needs: DishRequirements): DishVersion[] {
  const others = otherVersions.get(adapted) ?? buildOtherVersions(adapted);
  otherVersions.set(adapted, others);
  return others.filter(({ newPart }) => !newPart || isAcceptable(newPart, adapted.dish, needs));
}

const otherVersions = new WeakMap<AdaptedDish, OtherVersion[]>();

function buildOtherVersions(adapted: AdaptedDish): OtherVersion[] {
  const { dish } = adapted;
  const varied = dish.vary.flatMap((variation, at): OtherVersion[] => {
    const { part, use } = variation;
    if (use?.side !== undefined) return [];
    const isWritten = adapted.parts.get(part)?.key === part;
    const other = isWritten ? applyVariation(adapted, variation) : null;
    return other ? [{ key: `vary-${at}`, adapted: other, newPart: use }] : [];
  });
  const interchanged = Object.keys(dish.open).flatMap((key): OtherVersion[] => {
    const part = adapted.parts.get(key);
    if (!part || part.key !== key) return [];
    return interchangeableWith(dish, key).flatMap((food): OtherVersion[] => {
      const newPart = food === part.food ? null : replacement(adapted, part, { food });
      const other = newPart && withReplacement(adapted, part, newPart, { food });
      return other ? [{ key: `${key}-${food}`, adapted: other, newPart }] : [];
    });
  });
  return [...varied, ...interchanged];
}
