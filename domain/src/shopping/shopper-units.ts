import type { Food } from '../foods/food.ts';
import { toGrams } from '../quantities/grams.ts';
import { gramsPer, millilitresPer, type Unit, unitOf } from '../quantities/units.ts';
import type { Amount } from './gather-needs.ts';
import { isPoured, isSpooned } from './poured-foods.ts';
import type { UnitSystem } from './unit-systems.ts';

type ShopperAmount = { amount: number; unit: string };

/** Measures nobody shops by; a weight says more. */
const vague: readonly string[] = ['handful', 'knob', 'piece', 'stick'];

/** Small counts and what a shop sells them in. */
const soldIn: Readonly<Record<string, readonly Unit[]>> = {
  clove: ['head'],
  sprig: ['bunch'],
  stalk: ['bunch', 'head'],
  leaf: ['head', 'bunch'],
  slice: ['loaf'],
};

/** Steps upward in size: [below this amount, round up to a multiple of this]. Each bound is a step of the next. */
type Steps = readonly (readonly [below: number, step: number])[];
const metricSteps: Steps = [
  [50, 1],
  [250, 5],
  [1000, 10],
  [Number.POSITIVE_INFINITY, 50],
];

/**
 * A total in the units of a shop, rounded up, so never below the need, and by less than one step: metric 1 under
 * 50 g or ml, 5 under 250, 10 under 1000, 50 above; US ¼ tsp, ½ tbsp, ¼ cup, ½ oz, ¼ lb; a count by less than one.
 * Rounding what is rounded changes nothing.
 */
export function toShopperAmount(food: Food | null, amount: Amount, system: UnitSystem): ShopperAmount {
  if (amount.kind === 'some') return { amount: 0, unit: '' };
  if (amount.kind === 'as-is') return roundAsIs(amount.amount, amount.unit);
  const count = food ? countOf(food, amount.grams, amount.counted) : null;
  if (count) return count;
  return system === 'metric' ? toMetric(food, amount.grams) : toUs(food, amount.grams);
}

function countOf(food: Food, grams: number, counted: Unit | null): ShopperAmount | null {
  // Nobody weighs eggs in a shop, whatever the recipe did.
  const unit = food.class === 'egg' && food.grams.each ? 'whole' : counted;
  if (unit === null || vague.includes(unit)) return null;
  const each = toGrams(food, 1, unit);
  if (each === null || each <= 0) return null;
  const amount = up(grams / each, 1);
  for (const larger of soldIn[unit] ?? []) {
    const weight = toGrams(food, 1, larger);
    // By the rounded count, so that a list that is merged again stays as it is.
    if (weight && isAtMost(weight / each, amount)) return { amount: up(grams / weight, 1), unit: larger };
  }
  return { amount, unit };
}

function toMetric(food: Food | null, grams: number): ShopperAmount {
  const perMl = food && isPoured(food) ? toGrams(food, 1, 'ml') : null;
  const amount = stepped(perMl ? grams / perMl : grams, metricSteps);
  const [small, big] = perMl ? ['ml', 'l'] : ['g', 'kg'];
  return amount < 1000 ? { amount, unit: small ?? 'g' } : { amount: tidy(amount / 1000), unit: big ?? 'kg' };
}

function toUs(food: Food | null, grams: number): ShopperAmount {
  const perMl = food && (isPoured(food) || isSpooned(food)) ? toGrams(food, 1, 'ml') : null;
  if (food && perMl) {
    const tablespoons = grams / perMl / (millilitresPer.tbsp ?? Number.NaN);
    if (isAtMost(tablespoons, 4) || isPoured(food)) return spoonsOrCups(tablespoons);
  }
  const ounces = up(grams / (gramsPer.oz ?? Number.NaN), 0.5);
  return ounces < 16 ? { amount: ounces, unit: 'oz' } : { amount: up(ounces / 16, 0.25), unit: 'lb' };
}

/** 3 teaspoons are a tablespoon, 16 tablespoons a cup. */
function spoonsOrCups(tablespoons: number): ShopperAmount {
  const teaspoons = up(tablespoons * 3, 0.25);
  if (teaspoons < 3) return { amount: teaspoons, unit: 'tsp' };
  const spoons = up(tablespoons, 0.5);
  return spoons < 4 ? { amount: spoons, unit: 'tbsp' } : { amount: up(tablespoons / 16, 0.25), unit: 'cup' };
}

/** What cannot be converted: counted things whole, all else to a hundredth. */
function roundAsIs(amount: number, unit: string): ShopperAmount {
  const known = unitOf(unit);
  const isCount = known !== null && gramsPer[known] === undefined && millilitresPer[known] === undefined;
  return { amount: up(amount, isCount ? 1 : 0.01), unit };
}

function stepped(value: number, steps: Steps): number {
  const step = steps.find(([below]) => value < below)?.[1] ?? 1;
  return up(value, step);
}

/** Rounds up to a multiple, forgiving the dust that floating point leaves on a number that already is one. */
function up(value: number, step: number): number {
  const multiple = Math.ceil(value / step - 1e-6);
  return tidy(Math.max(multiple, 1) * step);
}

function isAtMost(value: number, limit: number): boolean {
  return value <= limit + 1e-6;
}

function tidy(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
