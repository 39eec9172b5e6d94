import { foodById } from '../../foods/table.ts';
import { measurePart } from '../amounts/measure-part.ts';
import type { Dish, DishKind, DishPart } from '../dish.ts';
import { type AdaptedDish, asWritten } from '../make-recipe.ts';
import { withSmallerSides } from '../sides/join-sides.ts';
import { withAcid } from './add-acid.ts';
import type { DishRequirements } from './dish-requirements.ts';
import { clearingLabel, labelled, labelsFor, needsLabel } from './labels.ts';
import { withLittleOil } from './little-oil.ts';
import { lowFatSwaps } from './low-fat-swaps.ts';
import { withoutSeasoning } from './omit-seasoning.ts';
import { interchangeableWith, isAcceptable, isNamed, partWith, swapInto } from './replace-part.ts';
import { sharedDish } from './shared-dishes.ts';
import { substitutes } from './substitutes.ts';
import type { Swap } from './swap.ts';
import { avoidsGluten, flourUseOf, isHeatedOnce, withRequiredLabel } from './swap-part.ts';
import { applyVariation, withoutSide, withPart } from './vary-dish.ts';

/** Maximum number of foods brought in; more changes would make it another dish. */
const maxFoodsUsedUp = 2;
const maxSwaps = 2;

/** A dish during adaptation, with the number of parts replaced by something unlike them. */
type AdaptationState = AdaptedDish & { swapCount: number };

/**
 * Adapts a dish to a household: by its own variations first, then by common substitutes, then by omitting optional
 * parts. Null if the result would be another dish.
 */
export function adaptDish(dish: Dish, needs: DishRequirements): AdaptedDish | null {
  let adapted: AdaptationState | null = unchanged(dish);
  for (const part of dish.parts) {
    if (adapted?.parts.has(part.key) && isForbidden(part, dish, needs))
      adapted = replaceOrOmit(adapted, part, needs);
  }
  const usedUp = adapted && needs.foodsToUse.size > 0 ? withFoodsUsedUp(adapted, needs) : adapted;
  const isLowFat = needs.dietaryRestrictions.includes('Low-Fat');
  const lowFat = usedUp && isLowFat ? withLittleOil(withLowFatSwaps(usedUp, needs)) : usedUp;
  const acidified = lowFat && withAcid(lowFat, (part) => isAcceptable(part, dish, needs));
  const sized = acidified && needs.wantsSmallSides ? withSmallerSides(acidified) : acidified;
  return sized && sharedDish(withLabels(sized, needs), unchanged(dish));
}

/** On a low-fat diet, milk and yogurt are replaced by their low-fat versions, and butter in a pan by a little oil. */
function withLowFatSwaps<Adapted extends AdaptedDish>(adapted: Adapted, needs: DishRequirements): Adapted {
  return [...adapted.parts].reduce((result, [key, part]) => {
    const swap = lowFatSwaps[part.food];
    if (!swap || isNamed(result.name, key)) return result;
    const isFat = swap.ratio !== undefined;
    if (
      isFat &&
      (kindsWithStructuralFat.has(result.dish.kind) || !isHeatedOnce(result.steps, key) || hasOil(result))
    )
      return result;
    // What replaced a food has a key of its own, but the steps name it by that of the food.
    return swapInto(result, { ...part, key }, swap, needs) ?? result;
  }, adapted);
}

/** Two oils would look like a mistake. */
const hasOil = ({ parts }: AdaptedDish) =>
  [...parts.values()].some(({ food, side }) => side === undefined && foodById(food).class === 'oil');

/** Returns the same object if no label is needed, like `unchanged`. */
function withLabels<Adapted extends AdaptedDish>(adapted: Adapted, needs: DishRequirements): Adapted {
  const required = labelsFor(needs);
  if (![...adapted.parts.values()].some((part) => needsLabel(part, required))) return adapted;
  return {
    ...adapted,
    parts: new Map(Array.from(adapted.parts, ([key, part]) => [key, labelled(part, required)])),
  };
}

/**
 * Returns the same object each time, so that derived data is computed once for all households that eat everything in
 * it.
 */
function unchanged(dish: Dish): AdaptationState {
  const cached = unchangedDishes.get(dish);
  if (cached) return cached;
  const adapted = { ...asWritten(dish), swapCount: 0 };
  unchangedDishes.set(dish, adapted);
  return adapted;
}

const unchangedDishes = new WeakMap<Dish, AdaptationState>();

function isForbidden(part: DishPart, dish: Dish, needs: DishRequirements): boolean {
  if (needs.omitHotParts && dish.spicy.includes(part.key) && dish.optional.includes(part.key)) return true;
  return !isAcceptable(part, dish, needs);
}

function replaceOrOmit(
  adapted: AdaptationState,
  part: DishPart,
  needs: DishRequirements,
): AdaptationState | null {
  const { dish } = adapted;
  const isMildness = needs.omitHotParts && dish.spicy.includes(part.key);
  const label = isMildness ? null : clearingLabel(part, needs);
  const sameFood = label ? swapInto(adapted, part, { food: part.food, label }, needs) : null;
  if (sameFood) return sameFood;
  const varied = isMildness ? null : tryVariations(adapted, part, needs);
  if (varied) return varied;
  const unseasoned = isMildness ? null : withoutSeasoning(adapted, part.key);
  if (unseasoned) return unseasoned;
  const isFixed = dish.essential.includes(part.key);
  const swapped = isFixed || isMildness ? null : substitute(adapted, part, needs);
  if (swapped) return swapped;
  if (part.side !== undefined) return withoutSide(adapted, part.side);
  return dish.optional.includes(part.key) ? withPart(adapted, part.key, null) : null;
}

function tryVariations(
  adapted: AdaptationState,
  part: DishPart,
  needs: DishRequirements,
): AdaptationState | null {
  for (const variation of adapted.dish.vary) {
    if (variation.part !== part.key) continue;
    const { use } = variation;
    if (use && !isAcceptable(use, adapted.dish, needs)) continue;
    const varied = applyVariation(adapted, variation);
    if (varied) return varied;
  }
  return null;
}

function substitute(
  adapted: AdaptationState,
  part: DishPart,
  needs: DishRequirements,
): AdaptationState | null {
  const interchangeable = interchangeableWith(adapted.dish, part.key).map(
    (food): Swap => ({ food, isEquivalent: true }),
  );
  const usual = (substitutes.get(part.food) ?? []).map((swap) => withRequiredLabel(swap, needs));
  for (const swap of [...usual, ...interchangeable]) {
    if (swap.flourUse && swap.flourUse !== flourUseOf(adapted.steps, part.key)) continue;
    if (measurePart(part).grams > (swap.max ?? Number.POSITIVE_INFINITY) * adapted.dish.serves) continue;
    const isOptional = part.side !== undefined || adapted.dish.optional.includes(part.key);
    if (isOptional && swap.onlyIfRequired) continue;
    // A sentence about it would stay if the side is dropped after all.
    if (part.side !== undefined && swap.extraSentence) continue;
    if (
      swap.onlyIfInDish &&
      (kindsWithStructuralFat.has(adapted.dish.kind) || !partWith(adapted, part, swap))
    )
      continue;
    // Gluten-free bread only for households that avoid gluten.
    if (swap.label === 'gluten-free' && !avoidsGluten(needs)) continue;
    const swapCount = adapted.swapCount + (swap.isEquivalent ? 0 : 1);
    const isTooDifferent = swapCount > maxSwaps || (!swap.isEquivalent && isNamed(adapted.name, part.key));
    const result = isTooDifferent ? null : swapInto(adapted, part, swap, needs);
    if (result) return { ...result, swapCount };
  }
  return null;
}

/** Kinds in which fat is part of a dough or is spread. */
const kindsWithStructuralFat: ReadonlySet<DishKind> = new Set<DishKind>([
  'cake and cookies',
  'sweet bread',
  'pudding',
  'savory pie',
  'savory bake',
  'pancakes',
  'pizza and flatbread',
  'toast',
  'sandwich',
  'porridge',
]);

/** Puts foods to use up into open parts. */
function withFoodsUsedUp(adapted: AdaptationState, needs: DishRequirements): AdaptedDish {
  let result = adapted;
  let used = 0;
  for (const key of Object.keys(adapted.dish.open)) {
    const part = result.parts.get(key);
    if (!part || used === maxFoodsUsedUp || needs.foodsToUse.has(part.food) || part.key !== key) continue;
    for (const food of interchangeableWith(adapted.dish, key)) {
      if (!needs.foodsToUse.has(food)) continue;
      const swapped = swapInto(result, part, { food }, needs);
      if (!swapped) continue;
      result = swapped;
      used += 1;
      break;
    }
  }
  return result;
}
