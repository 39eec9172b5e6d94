import { foodById } from '../../foods/table.ts';
import type { Limits } from '../../safety/recipe-lines.ts';
import { measurePart } from '../amounts/measure-part.ts';
import { type DishPart, isDeepFried } from '../dish.ts';
import type { AdaptedDish } from '../make-recipe.ts';
import { partToken } from '../method/part-token.ts';

/** Grams of oil per serving, a teaspoon, in which food browns without sticking; and the smallest share of what a dish has. */
const enoughOil = 5;
const minShareOfOil = 0.5;

const isOil = ({ food }: DishPart) => foodById(food).class === 'oil';

/** A dish for a low-fat diet with less oil: at most half is taken away, as a teaspoon per serving still browns it. */
export function withLittleOil<Adapted extends AdaptedDish>(adapted: Adapted): Adapted {
  const { dish, parts, steps } = adapted;
  const oils = [...parts].filter(([, part]) => isOil(part));
  const grams = oils.reduce((sum, [, part]) => sum + measurePart(part).grams, 0) / dish.serves;
  if (grams <= enoughOil || isDeepFried(dish.kind)) return adapted;
  const isDividedUp = ([key]: (typeof oils)[number]) =>
    steps.some((step) => new RegExp(`\\{[\\d.]+ \\w+\\} of (?:the )?${partToken(key)}`).test(step));
  if (oils.some(isDividedUp)) return adapted;
  const factor = Math.max(minShareOfOil, enoughOil / grams);
  return {
    ...adapted,
    parts: new Map(
      Array.from(parts, ([key, part]) => [
        key,
        isOil(part) ? { ...part, amount: part.amount * factor } : part,
      ]),
    ),
  };
}

/** Whether a household eats neither much fat nor many carbohydrates, which leaves protein and vegetables. */
export function eatsLean({ dietaryRestrictions }: Pick<Limits, 'dietaryRestrictions'>): boolean {
  return (
    dietaryRestrictions.includes('Low-Fat') &&
    dietaryRestrictions.some((diet) => diet === 'Low-Carb' || diet === 'Keto')
  );
}
