import type { Food } from '../foods/food.ts';
import { toGrams } from '../foods/grams.ts';
import { maxPlausibleAmount } from '../quantities/numbers.ts';
import type { UnitSystem } from '../quantities/unit-systems.ts';
import { gramsPer, millilitersPer, unitOf } from '../quantities/units.ts';
import { isMeasuredByVolume, isSpooned } from './liquid-foods.ts';
import type { Amount, Count } from './sum-needs.ts';

export type Weighed = Extract<Amount, { kind: 'grams' }>;
export type ShopperAmount = { amount: number; unit: string };

/** Units that are too vague for a shopping list, which uses a weight instead. */
const vague: readonly string[] = ['handful', 'knob', 'piece', 'stick'];

/**
 * Rounding steps by ascending amount: [below this amount, round up to a multiple of this]. Each bound is a multiple of
 * the next step.
 */
type Steps = readonly (readonly [below: number, step: number])[];
const metricSteps: Steps = [
  [50, 1],
  [250, 5],
  [1000, 10],
  [Number.POSITIVE_INFINITY, 50],
];

/** Maximum teaspoons that are given in spoons for a spice, and for a liquid in a metric list. */
const maxSpooned = 12;
const maxPouredBySpoon = 2;

/**
 * A total in the units of scales, jugs and spoons, rounded up by less than one step, so never below the need. Steps:
 * metric 1 under 50 g or ml, 5 under 250, 10 under 1000, 50 above; spoons ⅛ tsp under ½ tsp, then ¼ tsp, from 2 tbsp on
 * ¼ tbsp; US ½ fl oz under a cup, then ¼ cup, ½ oz, ¼ lb; a count by less than one. Rounding is idempotent.
 */
export function toShopperAmount(food: Food | null, amount: Amount, system: UnitSystem): ShopperAmount {
  if (amount.kind === 'some') return { amount: 0, unit: '' };
  if (amount.kind === 'as-is') return roundAsIs(amount.amount, amount.unit);
  const count = food ? countOf(food, amount.grams, amount.counted) : null;
  if (count) return count;
  return system === 'metric' ? toMetric(food, amount) : toUs(food, amount.grams);
}

function countOf(food: Food, grams: number, counted: Count | null): ShopperAmount | null {
  // Eggs are not sold by weight, even if the recipe weighs them.
  const egg = food.class === 'egg' && food.grams.each ? food.grams.each : null;
  const { unit, count } = counted ?? { unit: 'whole', count: egg ? grams / egg : Number.NaN };
  const each = toGrams(food, 1, unit);
  if (vague.includes(unit) || each === null || Number.isNaN(count)) return null;
  return { amount: roundUpTo(count, 1), unit };
}

function toMetric(food: Food | null, { grams, bySpoon }: Weighed): ShopperAmount {
  const isLiquid = food !== null && isMeasuredByVolume(food);
  const perMl = food && (isLiquid || isSpooned(food)) ? toGrams(food, 1, 'ml') : null;
  const teaspoons = perMl && bySpoon ? teaspoonsIn(grams / perMl) : Number.NaN;
  if (isAtMost(teaspoons, isLiquid ? maxPouredBySpoon : maxSpooned)) return spoons(teaspoons);
  const amount = stepped(isLiquid && perMl ? grams / perMl : grams, metricSteps);
  const [small, big] = isLiquid && perMl ? (['ml', 'l'] as const) : (['g', 'kg'] as const);
  return amount < 1000 ? { amount, unit: small } : { amount: dropFloatError(amount / 1000), unit: big };
}

function toUs(food: Food | null, grams: number): ShopperAmount {
  const perMl = food && (isMeasuredByVolume(food) || isSpooned(food)) ? toGrams(food, 1, 'ml') : null;
  if (food && perMl) {
    const teaspoons = teaspoonsIn(grams / perMl);
    if (isAtMost(teaspoons, maxSpooned)) return spoons(teaspoons);
    if (isMeasuredByVolume(food)) return cups(teaspoons / 3);
  }
  const ounces = roundUpTo(grams / (gramsPer.oz ?? Number.NaN), 0.5);
  return ounces < 16 ? { amount: ounces, unit: 'oz' } : { amount: roundUpTo(ounces / 16, 0.25), unit: 'lb' };
}

function teaspoonsIn(ml: number): number {
  return ml / (millilitersPer.tsp ?? Number.NaN);
}

/** 3 teaspoons are a tablespoon and 12 a quarter cup; whole and half tablespoons are given in tablespoons. */
function spoons(teaspoons: number): ShopperAmount {
  const amount = roundUpTo(teaspoons, teaspoons < 0.5 ? 0.125 : teaspoons < 6 ? 0.25 : 0.75);
  if (amount === maxSpooned) return { amount: 0.25, unit: 'cup' };
  const isTablespoons = amount >= 6 || (amount >= 3 && amount % 1.5 === 0);
  return isTablespoons ? { amount: dropFloatError(amount / 3), unit: 'tbsp' } : { amount, unit: 'tsp' };
}

/** 16 tablespoons are a cup and two a fluid ounce, as on bottles; quarters of a cup are given in cups. */
function cups(tablespoons: number): ShopperAmount {
  const amount = roundUpTo(tablespoons, tablespoons < 16 ? 1 : 4);
  return amount % 4 === 0 ? { amount: amount / 16, unit: 'cup' } : { amount: amount / 2, unit: 'fl oz' };
}

/** For units that do not convert: counted things round up to whole numbers, all else to hundredths. */
function roundAsIs(amount: number, unit: string): ShopperAmount {
  const known = unitOf(unit);
  const isCount = known !== null && gramsPer[known] === undefined && millilitersPer[known] === undefined;
  return { amount: roundUpTo(amount, isCount ? 1 : 0.01), unit };
}

function stepped(value: number, steps: Steps): number {
  const step = steps.find(([below]) => value < below)?.[1] ?? 1;
  return roundUpTo(value, step);
}

/** Rounds up to a multiple, with a tolerance for floating-point error on numbers that already are one. */
export function roundUpTo(value: number, step: number): number {
  const multiple = Math.ceil(value / step - 1e-6);
  return dropFloatError(Math.max(multiple, 1) * step);
}

function isAtMost(value: number, limit: number): boolean {
  return value <= limit + 1e-6;
}

export function dropFloatError(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** Limits the amount to the maximum of a list, even if recipes contain absurd amounts. */
export function clampAmount({ amount, unit }: ShopperAmount): ShopperAmount {
  return { amount: Math.min(amount, maxPlausibleAmount), unit };
}
