import { foodById } from '../../foods/table.ts';
import type { MealType } from '../../vocabulary/options.ts';
import type { TasteProfile } from '../../vocabulary/taste-profile.ts';
import { hotLoverLevel } from '../adaptation/chili-placement.ts';
import { isChili, isSweet } from '../adaptation/with-spice-level.ts';
import { measurePart } from '../amounts/measure-part.ts';
import { isDescriptionGeneric } from '../description/describe-dish.ts';
import { type DishKind, isMainMeal } from '../dish.ts';
import type { WrittenDish } from '../prepare-dish.ts';
import { isThin } from '../sides/suggest-sides.ts';

/**
 * Points for changes made for the limits (an untrue description, replaced foods), for too much of it at once, for a
 * main that is a meal only with its sides, for a breakfast that does not last, for what is savory and without chili where
 * the household likes it hot, for what is named for its bite where it does not, and for much salt.
 */
const points = {
  retold: 3,
  swap: 0.8,
  max: 4,
  crowded: 6,
  thin: 8,
  smallBreakfast: 9,
  mildSnack: 4,
  namedHot: 8,
  salty: 5,
} as const;
/** By the household's spice level: a family of level 3 also eats mild dishes, now and then. */
const mildPoints: Readonly<Record<number, number>> = { 3: 3, 4: 7, 5: 7 };

/** Penalty from which the next best dish is also tried. */
export const minRetryPenalty = 3;

/** Dishes of which little is left without their chili or pepper. */
const namedHot =
  /\bchil(?:i|ies)\b|\bpeppery\b|\bau poivre\b|\bspicy\b|\bfiery\b|\bhot sauce\b|\bdiavol|\bbuffalo\b/i;

/** Kilocalories and grams of protein below which a breakfast does not last. */
const smallBreakfast = { calories: 280, protein: 8 } as const;

/** Milligrams of sodium above which a meal is salty: half of the 2,000 mg a day that WHO advises at most. */
const maxUnsaltySodium = 1000;

/** Eggs boiled and peeled, and pieces turned one by one, that are a morning's work. */
const maxEggs = 10;
const pieceByPieceKinds: ReadonlySet<DishKind> = new Set([
  'pancakes',
  'omelette',
  'fritters',
  'dumplings',
  'rolls',
]);
const maxFactor = 1.34;
/** Grams of cooked rice beyond usual leftovers. */
const maxCookedRice = 1000;
/** A pan filled again and again: the first helping is cold, or tough, when the last is done. */
const filledAgain =
  /\bin (?:two|three|four|five|six) rounds\b|\bin (?:four|five|six|seven|eight) (?:batches|lots|goes)\b/;

/** Whether a lunch or dinner has no chili, neither in it nor at the table. */
export function isMildMain({ dish, parts }: WrittenDish['adapted'], meal: MealType): boolean {
  return isMainMeal(meal) && isWithoutChili({ dish, parts });
}

function isWithoutChili({ dish, parts }: Pick<WrittenDish['adapted'], 'dish' | 'parts'>): boolean {
  return dish.spicy.length === 0 && ![...parts.values()].some(({ food }) => isChili(foodById(food)));
}

function isSmallBreakfast({ nutritionInfo: { calories, protein } }: WrittenDish['recipe']): boolean {
  return calories < smallBreakfast.calories || protein < smallBreakfast.protein;
}

/** Whether a dish that is made piece by piece is asked for by many more people than it is written for. */
export function isHardForMany({ adapted: { dish, parts }, recipe }: WrittenDish): boolean {
  const factor = recipe.servings / dish.serves;
  return (
    (factor > maxFactor && pieceByPieceKinds.has(dish.kind)) ||
    [...parts.values()].some(
      ({ food, unit, amount }) => food === 'egg' && unit === 'whole' && amount * factor > maxEggs,
    )
  );
}

/** Points that a dish loses once its recipe for the household is known. */
export function recipePenalty(
  written: WrittenDish,
  meal: MealType,
  profile: Pick<TasteProfile, 'nutritionGoals'>,
  spiceLevel: number,
): number {
  const { adapted, recipe } = written;
  const swaps = [...adapted.parts].filter(([key, part]) => !part.key.endsWith(key)).length;
  const changes = points.swap * swaps + (isDescriptionGeneric(adapted) ? points.retold : 0);
  const factor = recipe.servings / adapted.dish.serves;
  const isCrowded =
    recipe.instructions.some((step) => filledAgain.test(step)) ||
    [...adapted.parts.values()].some(
      (part) => part.food === 'cooked-rice' && measurePart(part).grams * factor > maxCookedRice,
    );
  return (
    Math.min(points.max, changes) +
    (isCrowded ? points.crowded : 0) +
    (isThin(written, meal, profile) ? points.thin : 0) +
    (meal === 'breakfast' && isSmallBreakfast(recipe) ? points.smallBreakfast : 0) +
    (!isMainMeal(meal) && spiceLevel >= hotLoverLevel && isWithoutChili(adapted) && !isSweet(adapted)
      ? points.mildSnack
      : 0) +
    (isMildMain(adapted, meal) ? (mildPoints[spiceLevel] ?? 0) : 0) +
    (recipe.nutritionInfo.sodium > maxUnsaltySodium ? points.salty : 0) +
    (spiceLevel <= 1 && namedHot.test(recipe.title) ? points.namedHot : 0)
  );
}
