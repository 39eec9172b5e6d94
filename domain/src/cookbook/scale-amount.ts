import type { Food } from '../foods/food.ts';
import { toGrams } from '../foods/grams.ts';
import type { Unit } from '../quantities/units.ts';
import { isPoured } from '../shopping/poured-foods.ts';

export type Measured = { amount: number; unit: Unit };

const pinchesPerTeaspoon = 16;
const millilitresPerTeaspoon = 5;
/** Cooks do not count further. */
const mostTablespoons = 8;
/** Less than this in a jug is measured in spoons. */
const leastMillilitres = 45;
/** Pieces as heavy as this, in grams, are worth halving; twice as heavy, quartering. */
const worthHalving = 60;

/**
 * `factor` times an amount of a food, as a kitchen can measure it: pinches, quarter teaspoons, tablespoons, whole
 * cloves and eggs, half cans, grams in steps that scales show. Never nothing.
 */
export function scaleAmount(food: Food, { amount, unit }: Measured, factor: number): Measured {
  const exact = amount * factor;
  switch (unit) {
    case 'g':
      return { amount: roundForScales(exact), unit };
    case 'kg':
      return exact < 1
        ? { amount: roundForScales(exact * 1000), unit: 'g' }
        : { amount: roundTo(exact, 4), unit };
    case 'ml':
      return scaleMillilitres(exact);
    case 'l':
      return exact < 1 ? scaleMillilitres(exact * 1000) : { amount: roundTo(exact, 4), unit };
    case 'tbsp':
      return spoons(food, exact * 3);
    case 'tsp':
      return spoons(food, exact);
    case 'pinch':
      return exact < 4
        ? { amount: Math.max(1, Math.round(exact)), unit }
        : spoons(food, exact / pinchesPerTeaspoon);
    case 'whole':
      return pieces(food, exact);
    case 'can':
    case 'jar':
    case 'block':
    case 'packet':
      return exact < 0.4 ? byWeight(food, { amount: exact, unit }) : { amount: roundTo(exact, 2), unit };
    case 'bunch':
    case 'head':
    case 'handful':
    case 'stalk':
    case 'cup':
      return { amount: roundTo(exact, 2), unit };
    default:
      return { amount: Math.max(1, Math.round(exact)), unit };
  }
}

function spoons(food: Food, teaspoons: number): Measured {
  if (teaspoons < 0.18) return { amount: teaspoons > 0.11 ? 2 : 1, unit: 'pinch' };
  if (teaspoons < 1.125) return { amount: roundTo(teaspoons, 4), unit: 'tsp' };
  if (teaspoons < 2.75) return { amount: roundTo(teaspoons, 2), unit: 'tsp' };
  const tablespoons = teaspoons / 3;
  if (tablespoons < 4) return { amount: roundTo(tablespoons, 2), unit: 'tbsp' };
  if (tablespoons <= mostTablespoons) return { amount: Math.round(tablespoons), unit: 'tbsp' };
  return isPoured(food)
    ? { amount: roundForScales(teaspoons * millilitresPerTeaspoon), unit: 'ml' }
    : byWeight(food, { amount: tablespoons, unit: 'tbsp' });
}

function scaleMillilitres(exact: number): Measured {
  if (exact >= leastMillilitres) return { amount: roundForScales(exact), unit: 'ml' };
  const teaspoons = exact / millilitresPerTeaspoon;
  return teaspoons < 2.75
    ? { amount: roundTo(teaspoons, 2), unit: 'tsp' }
    : { amount: roundTo(teaspoons / 3, 2), unit: 'tbsp' };
}

function pieces(food: Food, exact: number): Measured {
  const each = toGrams(food, 1, 'whole') ?? 0;
  const isDivisible = food.class !== 'egg' && each >= worthHalving;
  if (!isDivisible || exact >= 3) return { amount: Math.max(1, Math.round(exact)), unit: 'whole' };
  const isQuarter = each >= 2 * worthHalving && exact < 0.4;
  return { amount: isQuarter ? 0.25 : roundTo(exact, 2), unit: 'whole' };
}

function byWeight(food: Food, { amount, unit }: Measured): Measured {
  const grams = toGrams(food, amount, unit);
  return grams === null ? { amount: roundTo(amount, 2), unit } : { amount: roundForScales(grams), unit: 'g' };
}

/** To one part of `parts`, at least one. */
function roundTo(exact: number, parts: number): number {
  return Math.max(1 / parts, Math.round(exact * parts) / parts);
}

/** To 1, 5, 10, 25 or 50, as scales and jugs are read. */
export function roundForScales(amount: number): number {
  if (amount < 8) return Math.max(1, Math.round(amount));
  const step = amount < 100 ? 5 : amount < 300 ? 10 : amount < 1000 ? 25 : 50;
  return Math.round(amount / step) * step;
}
