import type { Food } from '../../foods/food.ts';
import { foodById } from '../../foods/table.ts';
import { nutritionOf } from '../../nutrition/nutrition.ts';
import type { Dish, DishPart } from '../dish.ts';
import { partToken } from '../method/part-token.ts';
import { saltNeeded } from './salt-needed.ts';

/**
 * Milligrams of sodium per serving. Adults should stay under 2,000 mg a day (WHO, Guideline: Sodium intake for adults
 * and children, 2012) or 2,300 mg (FDA, 21 CFR 101.9(c)(9)): a meal has at most slightly more than half of that, and
 * less than half where the taste allows it.
 */
export const sodium = { max: 1200, aim: 770 } as const;
/** Upper bound for food that is bland with less: slightly below the maximum, since salt is rounded to spoons. */
export const maxPalatableSodium = 1000;
/** Share of the salt that a dish needs by weight, below which it is bland. */
const minShareOfNeeded = 0.65;

/** What to reduce first, and the minimum share that stays: plain salt, then sauces that also add flavor. */
const salty: readonly { is(food: Food): boolean; min: number; isSalt?: true }[] = [
  { is: ({ class: kind }) => kind === 'salt', min: 0.4, isSalt: true },
  { is: ({ kinds, per100g }) => kinds.includes('sauce') && per100g.sodium > 2000, min: 0.7 },
];

/** Amounts that spoons can measure: half tablespoons, quarters of smaller units. */
export function spoons(amount: number, unit: string): number {
  const parts = unit === 'tbsp' && amount >= 1 ? 2 : 4;
  return Math.max(0.25, Math.round(amount * parts) / parts);
}

/** Reduces the salt in the list and the method toward the target, as far as taste allows. */
export function withReducedSalt(dish: Dish): Dish {
  let result = dish;
  for (const { is, min, isSalt } of salty) {
    const { parts, serves } = result;
    const over = nutritionOf(parts, serves).perServing.sodium - sodium.aim;
    const own = parts.filter(
      ({ food, unit, side }) =>
        side === undefined && is(foodById(food)) && (unit === 'tsp' || unit === 'tbsp'),
    );
    const from = nutritionOf(own, serves).perServing.sodium;
    if (over <= 0 || from === 0) continue;
    const floor = isSalt ? neededShare(result, from) : 0;
    const factor = Math.max(min, 1 - over / from, floor);
    for (const part of own) result = withReducedAmount(result, part, factor);
  }
  return result;
}

/** The share of its own salt that a dish needs, within the bounds of a meal. */
function neededShare(dish: Dish, own: number): number {
  const { parts, serves } = dish;
  const all = nutritionOf(parts, serves).perServing.sodium;
  const needed = (minShareOfNeeded * saltNeeded(dish, parts)) / serves;
  return Math.min(1, Math.min(needed, maxPalatableSodium - (all - own)) / own);
}

function withReducedAmount(dish: Dish, { key, amount, unit }: DishPart, factor: number): Dish {
  const token = `\\{([\\d.]+) ${unit}\\}(?= of the ${partToken(key)})`;
  const measured = (steps: readonly string[]) =>
    steps.flatMap((step) => [...step.matchAll(new RegExp(token, 'g'))].map(([, amount]) => Number(amount)));
  // Each variation with the steps that it keeps.
  const texts = [
    dish.steps,
    ...dish.vary.map((variation) =>
      dish.steps.map((step, at) => {
        const own = variation.steps?.[at + 1];
        return own === undefined ? step : (own ?? '');
      }),
    ),
  ];
  // "The rest of the salt" must not be nothing.
  const measuredInSteps = Math.max(
    0,
    ...texts.map((steps) => sum(measured(steps).map((amount) => spoons(amount * factor, unit)))),
  );
  const isAllMeasured = sum(measured(dish.steps)) >= amount;
  const uses = dish.steps.join(' ').match(new RegExp(partToken(key), 'g'))?.length ?? 0;
  const less = Math.min(
    amount,
    // A quarter teaspoon each, where it is used more than twice.
    Math.max(
      unit === 'tsp' && uses > 2 ? uses / 4 : 0,
      spoons(amount * factor, unit),
      measuredInSteps + (isAllMeasured ? 0 : measuredInSteps && 0.25),
    ),
  );
  const withLessSalt = (step: string) =>
    step.replace(
      new RegExp(token, 'g'),
      (_, amount: string) => `{${spoons(Number(amount) * factor, unit)} ${unit}}`,
    );
  if (less === amount) return dish;
  return {
    ...dish,
    parts: dish.parts.map((part) => (part.key === key ? { ...part, amount: less } : part)),
    steps: dish.steps.map(withLessSalt),
    vary: dish.vary.map((variation) =>
      variation.steps
        ? {
            ...variation,
            steps: Object.fromEntries(
              Object.entries(variation.steps).map(([number, text]) => [number, text && withLessSalt(text)]),
            ),
          }
        : variation,
    ),
  };
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
