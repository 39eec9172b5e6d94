import type { FoodId } from '../../foods/food-id.ts';
import type { Dish, DishPart } from '../dish.ts';
import type { AdaptedDish } from '../make-recipe.ts';
import { balanceSalt } from './balance-salt.ts';
import { adaptCues, withoutMeatJuices } from './cues.ts';
import type { DishRequirements } from './dish-requirements.ts';
import { distinguishParts } from './distinguish-parts.ts';
import { type InterchangeableGroup, interchangeableFoods } from './interchangeable-foods.ts';
import { isPartAllowed, isPartTooMuch } from './part-limits.ts';
import type { Swap } from './swap.ts';
import { swapPart, withSentence } from './swap-part.ts';
import { withPart } from './vary-dish.ts';

export function isAcceptable(part: DishPart, dish: Dish, needs: DishRequirements): boolean {
  return (
    !needs.excludedFoods.has(part.food) &&
    isPartAllowed(part, needs) &&
    !isPartTooMuch(part, dish.serves, needs.dietaryRestrictions)
  );
}

/** Whether the dish's name mentions the part. */
export function isNamed(name: string, key: string): boolean {
  return name.includes(`{${key}}`) || name.includes(`|${key}}`);
}

export function interchangeableWith(dish: Dish, key: string): readonly FoodId[] {
  const name = dish.open[key];
  return name === undefined ? [] : interchangeableFoods[name as InterchangeableGroup];
}

export function swapInto<Adapted extends AdaptedDish>(
  adapted: Adapted,
  part: DishPart,
  swap: Swap,
  needs: DishRequirements,
): Adapted | null {
  const substituted = replacement(adapted, part, swap);
  return substituted && isAcceptable(substituted, adapted.dish, needs)
    ? withReplacement(adapted, part, substituted, swap)
    : null;
}

/** A food that the dish already contains keeps its name there, so that both become one line of the list. */
export function replacement(adapted: AdaptedDish, part: DishPart, swap: Swap): DishPart | null {
  const substituted = swapPart(part, swap);
  const existing = partWith(adapted, part, swap);
  return substituted && existing ? { ...substituted, key: existing.key, name: existing.name } : substituted;
}

export function partWith(
  adapted: AdaptedDish,
  { key: own, side }: DishPart,
  { food }: Swap,
): DishPart | undefined {
  for (const [key, part] of adapted.parts)
    if (key !== own && part.food === food && part.side === side) return part;
  return undefined;
}

export function withReplacement<Adapted extends AdaptedDish>(
  adapted: Adapted,
  part: DishPart,
  substituted: DishPart,
  swap: Swap,
): Adapted | null {
  const existing = partWith(adapted, part, swap);
  const distinguishedSteps = existing
    ? distinguishParts(adapted.steps, part, substituted, existing)
    : adapted.steps;
  if (!distinguishedSteps) return null;
  const adaptedSteps = swap.cues ? adaptCues(distinguishedSteps, part.key, swap.cues) : distinguishedSteps;
  const steps = adaptedSteps && withoutMeatJuices(adaptedSteps, part, substituted);
  if (!steps) return null;
  const newSteps = swap.extraSentence ? withSentence(steps, part.key, swap.extraSentence) : steps;
  return balanceSalt({ ...withPart(adapted, part.key, substituted), steps: newSteps }, part, substituted);
}
