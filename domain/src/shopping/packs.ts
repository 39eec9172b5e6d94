import type { Food, Pack } from '../foods/food.ts';
import { toGrams } from '../foods/grams.ts';
import type { UnitSystem } from '../quantities/unit-systems.ts';
import { gramsPer, isWeightOrVolume, millilitersPer, type Unit } from '../quantities/units.ts';
import { isMeasuredByVolume } from './liquid-foods.ts';
import {
  dropFloatError,
  roundUpTo,
  type ShopperAmount,
  toShopperAmount,
  type Weighed,
} from './shopper-units.ts';
import type { Count } from './sum-needs.ts';

/** The amount to buy of a food, in the packs and units of a shop; never less than the need. */
export function amountToBuy(food: Food, need: Weighed, system: UnitSystem): ShopperAmount {
  const packs = packsOf(food, system);
  return packs.length > 0 ? inPacks(food, need, packs) : loose(food, need, system);
}

/** US pack sizes in ounces and fluid ounces; our own list, from the shelves of US shops. */
const usSizes = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24, 32, 48, 64, 80];
/** What metric shops sell in place of US packs, in grams and milliliters; our own list, too. */
const metricSizes = [
  ...[
    5, 10, 20, 30, 40, 50, 60, 75, 80, 90, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450, 500, 600, 700,
    750,
  ],
  ...[800, 900, 1000, 1250, 1500, 2000, 2500, 3000, 5000],
];

/** The available packs; empty for food that is sold loose. */
export function packsOf(food: Food, system: UnitSystem): readonly Pack[] {
  if (food.sold === 'loose') return [];
  if (food.sold !== 'packs') return food.sold[system];
  const poured = isMeasuredByVolume(food);
  if (system === 'metric') {
    const metric = food.packs.filter((size) => isMetric(size) && !isOunces(size));
    const sizes =
      metric.length > 0 ? metric : [...new Set(food.packs.map((size) => nearest(size, metricSizes)))];
    return sizes.map((amount) => ({ amount, unit: poured ? 'ml' : 'g' }));
  }
  const one = poured ? millilitersPer['fl oz']! : gramsPer.oz!;
  return food.packs.map((size) => ({ amount: nearest(size / one, usSizes), unit: poured ? 'fl oz' : 'oz' }));
}

function isMetric(size: number): boolean {
  return size % 10 === 0 || size % 25 === 0 || size < 10;
}

/** 170, 340 and 425 g are 6, 12 and 15 oz: US sizes, in whose place metric shops sell round ones. */
function isOunces(size: number): boolean {
  const ounces = Math.round(size / gramsPer.oz!);
  return size % 50 !== 0 && Math.abs(size - ounces * gramsPer.oz!) < 0.3;
}

function nearest(value: number, sizes: readonly number[]): number {
  return sizes.reduce((best, size) => (Math.abs(size - value) < Math.abs(best - value) ? size : best));
}

/** The cost of one more pack, as a share of the largest pack's weight. */
const perPack = 0.1;

/** Packs of a single size, chosen to minimize the excess plus the cost per pack. */
function inPacks(food: Food, need: Weighed, packs: readonly Pack[]): ShopperAmount {
  const gramsIn = ({ amount, unit }: Pack) => toGrams(food, amount, unit) ?? Number.NaN;
  const largest = Math.max(...packs.map(gramsIn));
  const choices = packs.map((pack) => {
    const many = howMany(food, need, pack);
    return { many, pack, effort: many * gramsIn(pack) + (many - 1) * perPack * largest };
  });
  const best = choices.reduce((min, one) => (one.effort <= min.effort + 1e-6 ? one : min));
  return inWords(dropFloatError(best.many * best.pack.amount), best.pack.unit);
}

function howMany(food: Food, { grams, counted }: Weighed, { amount, unit }: Pack): number {
  const isCounted = counted !== null && counted.unit === unit;
  return roundUpTo(
    isCounted ? counted.count / amount : grams / (toGrams(food, amount, unit) ?? Number.NaN),
    1,
  );
}

/** Displays 1,500 g as 1.5 kg, 20 oz as 1¼ lb, 32 fl oz as a quart. */
function inWords(amount: number, unit: Unit): ShopperAmount {
  if (unit === 'g' && amount >= 1000) return { amount: dropFloatError(amount / 1000), unit: 'kg' };
  if (unit === 'ml' && amount >= 1000) return { amount: dropFloatError(amount / 1000), unit: 'l' };
  if (unit === 'oz' && amount >= 16 && amount % 4 === 0) return { amount: amount / 16, unit: 'lb' };
  if (unit === 'fl oz' && amount % 32 === 0) return { amount: amount / 32, unit: 'quart' };
  return { amount, unit };
}

/** Units that are sold one by one; slices and sticks are cut at home. */
const single: readonly Unit[] = ['whole', 'head', 'bunch', 'fillet', 'ear', 'can', 'jar', 'bottle', 'packet'];

/** By the piece or by weight, as in the recipes; vegetables and fruit are never bought in parts. */
function loose(food: Food, need: Weighed, system: UnitSystem): ShopperAmount {
  const { each } = food.grams;
  const isSingle = need.counted !== null && single.includes(need.counted.unit);
  const isPart = need.counted === null ? need.grams <= (each ?? 0) : !isSingle;
  if (isPart && each !== undefined && food.section === 'Produce') {
    return { amount: roundUpTo(need.grams / each, 1), unit: 'whole' };
  }
  const counted = isSingle ? need.counted : null;
  return atCounter(toShopperAmount(food, { ...need, bySpoon: false, counted }, system));
}

const ouncesInQuarter = 4;

/** US counters and scales sell quarters of a pound, not 14½ oz of shrimp. */
function atCounter({ amount, unit }: ShopperAmount): ShopperAmount {
  if (unit !== 'oz') return { amount, unit };
  if (amount <= ouncesInQuarter) return { amount: roundUpTo(amount, 1), unit };
  return { amount: roundUpTo(amount / ouncesInQuarter, 1) / 4, unit: 'lb' };
}

/** Maximum days that an opened pack keeps for its leftover to be worth showing this week. */
const soonSpoilt = 14;
const minLeft = 5;
/** Counts such as 146 sprigs left of a bunch of dill, or 85 curry leaves, are useless. */
const leaves: readonly Unit[] = ['sprig', 'leaf', 'whole'];
const lightestCounted = 3;

/** The week's leftover of a perishable food, rounded so that it never exceeds the actual amount. */
export function leftOf(
  food: Food,
  need: Weighed,
  bought: Count,
  shown: ShopperAmount,
  system: UnitSystem,
): ShopperAmount | null {
  if (food.shelfLife === null || food.shelfLife.open > soonSpoilt || food.sold === 'loose') return null;
  const isSameCount = need.counted?.unit === bought.unit;
  const grams = isSameCount
    ? (bought.count - need.counted!.count) * (need.grams / need.counted!.count)
    : (toGrams(food, bought.count, bought.unit) ?? Number.NaN) - need.grams;
  const unit = shown.unit as Unit;
  const one = toGrams(food, 1, unit) ?? Number.NaN;
  const isLeaf = leaves.includes(unit) && one < lightestCounted;
  if (!isWeightOrVolume(unit) && !isLeaf) return some(grams / one, 1, unit);
  const perMl = isMeasuredByVolume(food) ? toGrams(food, 1, 'ml') : null;
  if (system === 'metric') {
    const rest = some(grams / (perMl ?? 1), minLeft, perMl ? 'ml' : 'g');
    return rest && inWords(rest.amount, rest.unit);
  }
  return perMl
    ? some(grams / perMl / millilitersPer['fl oz']!, 0.5, 'fl oz')
    : some(grams / gramsPer.oz!, 0.5, 'oz');
}

function some(value: number, step: number, unit: Unit): { amount: number; unit: Unit } | null {
  const amount = dropFloatError(Math.floor(value / step + 1e-6) * step);
  return amount > 0 ? { amount, unit } : null;
}
