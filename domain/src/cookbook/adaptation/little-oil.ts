import { foodById } from '../../foods/table.ts';
import { nutritionOf } from '../../nutrition/nutrition.ts';
import type { Limits } from '../../safety/recipe-lines.ts';
import { measurePart } from '../amounts/measure-part.ts';
import { type DishPart, isDeepFried, isMainDish } from '../dish.ts';
import type { AdaptedDish } from '../make-recipe.ts';
import { partToken } from '../method/part-token.ts';

/** Grams of oil per serving, a teaspoon, in which food browns without sticking; and the smallest share of what a dish has. */
const enoughOil = 5;
const minShareOfOil = 0.5;

const isOil = ({ food }: DishPart) => foodById(food).class === 'oil';

/** A dish for a low-fat diet: with less oil, and for those who eat few carbohydrates too with more of everything. */
export function withLittleOil<Adapted extends AdaptedDish>(adapted: Adapted, limits: Limits): Adapted {
  const lowOil = withLessOil(adapted);
  return eatsLean(limits) ? withFullPlates(lowOil) : lowOil;
}

/** Half of the oil at most is taken away: a teaspoon per serving still browns it. */
function withLessOil<Adapted extends AdaptedDish>(adapted: Adapted): Adapted {
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

/** Kilocalories of a plate with little fat and few carbohydrates, and how much more of itself it may get for them. */
const fullPlateCalories = 300;
const maxEnlargement = 1.4;
/** Units of which any part can be measured; cloves, sprigs and cans are counted. */
const measurableUnits: ReadonlySet<DishPart['unit']> = new Set<DishPart['unit']>(['g', 'ml', 'tsp', 'tbsp']);

/** Whether a household eats neither much fat nor many carbohydrates, which leaves protein and vegetables. */
export function eatsLean({ dietaryRestrictions }: Pick<Limits, 'dietaryRestrictions'>): boolean {
  return (
    dietaryRestrictions.includes('Low-Fat') &&
    dietaryRestrictions.some((diet) => diet === 'Low-Carb' || diet === 'Keto')
  );
}

/** Larger portions of a main for those who eat lean, since no side fills them. */
function withFullPlates<Adapted extends AdaptedDish>(adapted: Adapted): Adapted {
  const { dish, parts } = adapted;
  if (!isMainDish(dish)) return adapted;
  const { calories } = nutritionOf([...parts.values()], dish.serves).perServing;
  const factor = Math.min(maxEnlargement, fullPlateCalories / calories);
  if (factor <= 1) return adapted;
  const amountOf = ({ amount, unit, food }: DishPart) => {
    if (foodById(food).class === 'salt') return amount;
    return measurableUnits.has(unit) ? amount * factor : Math.round(amount * factor) || amount;
  };
  return {
    ...adapted,
    parts: new Map(Array.from(parts, ([key, part]) => [key, { ...part, amount: amountOf(part) }])),
  };
}
