import type { Food, Nutrition } from '../foods/food.ts';
import type { FoodId } from '../foods/food-id.ts';
import { isHarvested } from '../foods/harvest.ts';
import { foodById } from '../foods/table.ts';
import type { MealType } from '../vocabulary/options.ts';
import { isPerishable } from './perishables.ts';

/** What the week planner needs to know about a recipe. Recipes are written out only once chosen. Plain data. */
export type Candidate = {
  /** Unique among the candidates and stable for a household: `dish-12`, `dish-12-vary-0`, `recipe-<id>`. */
  id: string;
  /** Must not repeat within a week: versions of one dish share it. */
  dish: string;
  source: 'book' | 'own' | 'favorite';
  /** Family of dishes; null if unknown. */
  kind: string | null;
  main: FoodId | null;
  /** Foods that are much the same dinner, see `mainGroupOf`. */
  group: string | null;
  /** The heaviest food of what is served beside it; null if it comes alone. */
  side: FoodId | null;
  cuisine: string | null;
  /** Total time. */
  minutes: number;
  meals: readonly MealType[];
  /** Per serving. */
  nutrition: Nutrition;
  perishables: readonly Perishable[];
  /** Foods that are bought for it: lines of a shopping list. */
  bought: readonly FoodId[];
  /** Minimum servings that it is made for, and the maximum number of people that it can be made for. */
  minServings: number;
  maxPeople: number;
  /** How well it suits the household, from 0 to 1 relative to the other candidates. */
  taste: number;
  /** Foods beyond seasoning that are at home, and those that are in season. */
  atHome: readonly FoodId[];
  inSeason: readonly FoodId[];
  /** Per serving, in the currency of the prices; null if too few of its foods have a known price. */
  cost: number | null;
};

/** Grams of a perishable food per serving, and by how many of them a serving may have more or less. */
export type Perishable = { food: FoodId; grams: number; tolerance: number };

/** The foods of a recipe or dish with their grams per serving. `isAdjustable`: whether a little more or less may be taken. */
export type Weighed = readonly { food: Food; grams: number; isAdjustable?: boolean }[];

/** What a household has at home and pays, by food id. */
export type Pantry = {
  atHome: ReadonlySet<string>;
  month: number | undefined;
  /** Per 100 g. */
  prices: Readonly<Record<string, number>>;
};

/** Minimum share of the weight for a dish to be named after a food. */
const namedShare = 0.08;
/** Minimum share of the purchased weight with a known price; below it the sum would be a guess. */
const minPricedShare = 0.8;

/** The share by which an amount may be more or less, so that a pack is used up or none is opened for a rest. */
export const adjustableShare = 0.1;
/** Grams or milliliters by which it is more or less: what a kitchen scale or a measuring jug shows. */
export const adjustmentStep = 5;

/** Facts of a recipe or dish that are the same for every household. */
export type Body = {
  weighed: Weighed;
  perishables: Candidate['perishables'];
  bought: readonly FoodId[];
  /** The foods that the dish would be named after. */
  named: readonly Food[];
};

export function bodyOf(recipe: Weighed): Body {
  const weighed = recipe.filter(({ food }) => food.class !== 'water');
  const all = weighOf(weighed);
  const perishables: Perishable[] = [];
  const purchases = weighed.map(boughtFor);
  for (const { food, grams, isAdjustable } of purchases) {
    if (grams <= 0 || !isPerishable(food)) continue;
    const same = perishables.find((perishable) => perishable.food === food.id);
    const tolerance = isAdjustable ? adjustableShare * grams : 0;
    if (same) {
      same.grams += grams;
      same.tolerance += tolerance;
    } else perishables.push({ food: food.id, grams, tolerance });
  }
  const named = weighed.flatMap(({ food, grams }) => (grams >= all * namedShare ? food : []));
  return { weighed, perishables, bought: [...new Set(purchases.map(({ food }) => food.id))], named };
}

/** What the shopping list buys for a food: the chicken for cooked chicken, and for cooked rice the rice, which keeps. */
export function boughtFor(weighed: Weighed[number]): Weighed[number] {
  const { boughtAs } = weighed.food;
  if (boughtAs === null || boughtAs.grams === null) return weighed;
  return { ...weighed, food: foodById(boughtAs.food), grams: weighed.grams * boughtAs.grams };
}

function weighOf(weighed: Weighed): number {
  return weighed.reduce((sum, { grams }) => sum + grams, 0);
}

/** Facts that follow from the foods alone. */
export function foodFacts(
  { weighed, perishables, bought, named }: Body,
  { atHome, month, prices }: Pantry,
): Pick<Candidate, 'perishables' | 'bought' | 'atHome' | 'inSeason' | 'cost'> {
  let [all, known, cost] = [0, 0, 0];
  for (const { food, grams } of weighed) {
    all += grams;
    const price = prices[food.id];
    if (price === undefined) continue;
    known += grams;
    cost += (price * grams) / 100;
  }
  return {
    perishables,
    bought: atHome.size === 0 ? bought : bought.filter((id) => !atHome.has(id)),
    atHome: atHome.size === 0 ? [] : named.flatMap(({ id }) => (atHome.has(id) ? id : [])),
    inSeason: month === undefined ? [] : named.flatMap((food) => (isHarvested(food, month) ? food.id : [])),
    cost: all > 0 && known >= all * minPricedShare ? (cost * all) / known : null,
  };
}

/**
 * Normalizes scores to 0..1. The 5th percentile maps to 0 and the best to 1, so that a single outlier does not raise
 * all others.
 */
export function normalizeTastes(scores: readonly number[]): number[] {
  const sorted = scores.toSorted((a, b) => a - b);
  const low = sorted[Math.floor(sorted.length / 20)] ?? 0;
  const range = (sorted.at(-1) ?? 0) - low;
  return scores.map((score) => (range > 0 ? Math.max(0, (score - low) / range) : 1));
}
