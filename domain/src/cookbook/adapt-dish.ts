import type { FoodId } from '../foods/food-id.ts';
import type { Limits } from '../safety/recipe-lines.ts';
import type { Dish, DishPart, Variation } from './dish.ts';
import { type Kin, kin } from './kitchen/kin.ts';
import { type Swap, substitutes } from './kitchen/substitutes.ts';
import { type AdaptedDish, asWritten } from './make-recipe.ts';
import { isPartAllowed, isPartTooMuch } from './part-limits.ts';
import { swapPart } from './swap-part.ts';

/** What a household cannot or will not eat, and what it would like to use up. */
export type Needs = Limits & {
  /** Foods that must not go in, by id. */
  avoid: ReadonlySet<FoodId>;
  /** Foods to use where a dish is open to them, by id. */
  use: ReadonlySet<FoodId>;
  /** Leave out what makes it hot. */
  isMild: boolean;
};

/** More changes make it another dish. */
const mostUsed = 2;

/**
 * The dish as a household can cook it: its own variations first, then what cooks usually take instead, then without
 * what may be left out. Null where that would be another dish.
 */
export function adaptDish(dish: Dish, needs: Needs): AdaptedDish | null {
  let adapted: AdaptedDish | null = asWritten(dish);
  for (const part of dish.parts) {
    if (adapted && isForbidden(part, dish, needs)) adapted = replace(adapted, part, needs);
  }
  return adapted && needs.use.size > 0 ? bringIn(adapted, needs) : adapted;
}

function isForbidden(part: DishPart, dish: Dish, needs: Needs): boolean {
  if (needs.isMild && dish.spicy.includes(part.key) && dish.optional.includes(part.key)) return true;
  return !isWelcome(part, dish, needs);
}

function isWelcome(part: DishPart, dish: Dish, needs: Needs): boolean {
  return (
    !needs.avoid.has(part.food) &&
    isPartAllowed(part, needs) &&
    !isPartTooMuch(part, dish.serves, needs.dietaryRestrictions)
  );
}

function replace(adapted: AdaptedDish, part: DishPart, needs: Needs): AdaptedDish | null {
  const { dish } = adapted;
  const isMildness = needs.isMild && dish.spicy.includes(part.key);
  const varied = isMildness ? null : vary(adapted, part, needs);
  if (varied) return varied;
  const isFixed = dish.essential.includes(part.key);
  const swapped = isFixed || isMildness ? null : substitute(adapted, part, needs);
  if (swapped) return swapped;
  return dish.optional.includes(part.key) ? withPart(adapted, part.key, null) : null;
}

function vary(adapted: AdaptedDish, part: DishPart, needs: Needs): AdaptedDish | null {
  for (const variation of adapted.dish.vary) {
    if (variation.part !== part.key) continue;
    const { use } = variation;
    if (use && !isWelcome(use, adapted.dish, needs)) continue;
    const varied = applyVariation(adapted, variation);
    if (varied) return varied;
  }
  return null;
}

/** The dish with a variation; null when another one has already told the same text otherwise. */
export function applyVariation(adapted: AdaptedDish, variation: Variation): AdaptedDish | null {
  const { dish, name, about, minutes, steps } = adapted;
  const changed = Object.entries(variation.steps ?? {});
  const at = (number: string) => Number(number) - 1;
  const isTaken =
    (variation.name !== undefined && name !== dish.name) ||
    changed.some(([number]) => steps[at(number)] !== dish.steps[at(number)]);
  if (isTaken) return null;
  const told = [...steps];
  for (const [number, text] of changed) told[at(number)] = text ?? '';
  return {
    ...withPart(adapted, variation.part, variation.use),
    name: variation.name ?? name,
    about: variation.about ?? about,
    minutes: variation.minutes ?? minutes,
    steps: told,
  };
}

function substitute(adapted: AdaptedDish, part: DishPart, needs: Needs): AdaptedDish | null {
  const kindred = kinOf(adapted.dish, part.key).map((food): Swap => ({ food }));
  for (const swap of [...(substitutes.get(part.food) ?? []), ...kindred]) {
    const swapped = swapInto(adapted, part, swap, needs);
    if (swapped) return swapped;
  }
  return null;
}

function kinOf(dish: Dish, key: string): readonly FoodId[] {
  const name = dish.open[key];
  return name === undefined ? [] : kin[name as Kin];
}

/** A food that the dish has already keeps its name there, so that both are one line of the list. */
function swapInto(adapted: AdaptedDish, part: DishPart, swap: Swap, needs: Needs): AdaptedDish | null {
  const made = swapPart(part, swap);
  const there = [...adapted.parts].find(([key, one]) => key !== part.key && one.food === swap.food)?.[1];
  const swapped = made && there ? { ...made, key: there.key, name: there.name } : made;
  if (!swapped || !isWelcome(swapped, adapted.dish, needs)) return null;
  const result = withPart(adapted, part.key, swapped);
  return swap.method ? { ...result, steps: withSentence(result.steps, part.key, swap.method) } : result;
}

function withSentence(steps: readonly string[], key: string, sentence: string): string[] {
  const first = steps.findIndex((step) => step.includes(`{${key}}`) || step.includes(`|${key}}`));
  return steps.map((step, at) => (at === first ? `${sentence} ${step}` : step));
}

/** Brings in what should be used up, where the dish is open to it. */
function bringIn(adapted: AdaptedDish, needs: Needs): AdaptedDish {
  let result = adapted;
  let used = 0;
  for (const key of Object.keys(adapted.dish.open)) {
    const part = result.parts.get(key);
    if (!part || used === mostUsed || needs.use.has(part.food) || part.key !== key) continue;
    for (const food of kinOf(adapted.dish, key)) {
      if (!needs.use.has(food)) continue;
      const swapped = swapInto(result, part, { food }, needs);
      if (!swapped) continue;
      result = swapped;
      used += 1;
      break;
    }
  }
  return result;
}

function withPart(adapted: AdaptedDish, key: string, part: DishPart | null): AdaptedDish {
  const parts = new Map([...adapted.parts].filter(([one]) => one !== key || part !== null));
  if (part) parts.set(key, part);
  return { ...adapted, parts };
}
