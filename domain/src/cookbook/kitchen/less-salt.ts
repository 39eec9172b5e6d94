import type { Food } from '../../foods/food.ts';
import { foodById } from '../../foods/table.ts';
import { nutritionOf } from '../../nutrition/nutrition.ts';
import type { Dish, DishPart } from '../dish.ts';
import { partToken } from '../part-token.ts';
import { saltNeeded } from './salt-needed.ts';

/**
 * Milligrams of sodium in a serving. Adults should stay under 2,000 mg a day (WHO, Guideline: Sodium intake for adults
 * and children, 2012) or 2,300 mg (FDA, 21 CFR 101.9(c)(9)): no meal takes much more than half of that, and dishes are
 * seasoned for half of it where they bear it.
 */
export const sodium = { most: 1200, aim: 1000, low: 900 } as const;
/** What is flat with less takes this much: a little short of the most, as salt is rounded to spoons for some households. */
export const bearable = 1130;
/** Share of the salt that a dish needs by its weight, below which it is flat. */
const minOfNeeded = 0.75;

/** What is taken back first and how much of it a dish needs at least: plain salt, then sauces that also bring taste. */
const salty: readonly { is(food: Food): boolean; least: number; isSalt?: true }[] = [
  { is: ({ class: kind }) => kind === 'salt', least: 0.4, isSalt: true },
  { is: ({ kinds, per100g }) => kinds.includes('sauce') && per100g.sodium > 2000, least: 0.7 },
];

/** What spoons measure: halves of tablespoons, quarters of what is less. */
export function spoons(amount: number, unit: string): number {
  const parts = unit === 'tbsp' && amount >= 1 ? 2 : 4;
  return Math.max(0.25, Math.round(amount * parts) / parts);
}

/** The dish with as much less salt as its aim asks for and its taste allows, in the list and in the method. */
export function lessSalt(dish: Dish): Dish {
  let result = dish;
  for (const { is, least, isSalt } of salty) {
    const { parts, serves } = result;
    const over = nutritionOf(parts, serves).perServing.sodium - sodium.aim;
    const own = parts.filter(({ food, unit }) => is(foodById(food)) && (unit === 'tsp' || unit === 'tbsp'));
    const from = nutritionOf(own, serves).perServing.sodium;
    if (over <= 0 || from === 0) continue;
    const floor = isSalt ? neededShare(result, from) : 0;
    const factor = Math.max(least, 1 - over / from, floor);
    for (const part of own) result = withLess(result, part, factor);
  }
  return result;
}

/** Share of its own salt without which what is in it is flat, as far as a meal bears it. */
function neededShare(dish: Dish, own: number): number {
  const { parts, serves } = dish;
  const all = nutritionOf(parts, serves).perServing.sodium;
  const needed = (minOfNeeded * saltNeeded(dish, parts)) / serves;
  return Math.min(1, Math.min(needed, bearable - (all - own)) / own);
}

function withLess(dish: Dish, { key, amount, unit }: DishPart, factor: number): Dish {
  const token = `\\{([\\d.]+) ${unit}\\}(?= of the ${partToken(key)})`;
  const measured = (steps: readonly string[]) =>
    steps.flatMap((step) => [...step.matchAll(new RegExp(token, 'g'))].map(([, said]) => Number(said)));
  const told = [
    dish.steps,
    ...dish.vary.map(({ steps }) => Object.values(steps ?? {}).filter((one) => one !== null)),
  ];
  // What is left for "the rest of the salt" stays more than nothing.
  const spoken = Math.max(
    0,
    ...told.map((steps) => sum(measured(steps).map((one) => spoons(one * factor, unit)))),
  );
  const isAllMeasured = sum(measured(dish.steps)) >= amount;
  const less = Math.min(
    amount,
    Math.max(spoons(amount * factor, unit), spoken + (isAllMeasured ? 0 : spoken && 0.25)),
  );
  const tell = (step: string) =>
    step.replace(
      new RegExp(token, 'g'),
      (_, said: string) => `{${spoons(Number(said) * factor, unit)} ${unit}}`,
    );
  if (less === amount) return dish;
  return {
    ...dish,
    parts: dish.parts.map((part) => (part.key === key ? { ...part, amount: less } : part)),
    steps: dish.steps.map(tell),
    vary: dish.vary.map((one) =>
      one.steps
        ? {
            ...one,
            steps: Object.fromEntries(
              Object.entries(one.steps).map(([number, text]) => [number, text && tell(text)]),
            ),
          }
        : one,
    ),
  };
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
