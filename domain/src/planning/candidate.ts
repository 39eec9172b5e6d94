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
  /** Must not repeat within a week: variants of one dish share it. */
  dish: string;
  source: 'book' | 'own' | 'favorite';
  /** Family of dishes; null if unknown. */
  kind: string | null;
  main: FoodId | null;
  cuisine: string | null;
  /** Total time. */
  minutes: number;
  meals: readonly MealType[];
  /** Per serving. */
  nutrition: Nutrition;
  /** Grams of perishable food per serving. */
  perishables: readonly { food: FoodId; grams: number }[];
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

/** The foods of a recipe or dish with their grams per serving. */
export type Weighed = readonly { food: Food; grams: number }[];

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

/** Facts of a recipe or dish that are the same for every household. */
export type Body = {
  weighed: Weighed;
  perishables: Candidate['perishables'];
  /** The foods that the dish would be named after. */
  named: readonly Food[];
};

export function bodyOf(recipe: Weighed): Body {
  const weighed = recipe.filter(({ food }) => food.class !== 'water');
  const all = weighOf(weighed);
  const perishables: { food: FoodId; grams: number }[] = [];
  for (const { food, grams } of weighed.map(boughtFor)) {
    if (grams <= 0 || !isPerishable(food)) continue;
    const same = perishables.find((one) => one.food === food.id);
    if (same) same.grams += grams;
    else perishables.push({ food: food.id, grams });
  }
  const named = weighed.flatMap(({ food, grams }) => (grams >= all * namedShare ? food : []));
  return { weighed, perishables, named };
}

/** What the shopping list buys for a food: the chicken for cooked chicken, and for cooked rice the rice, which keeps. */
function boughtFor({ food, grams }: Weighed[number]): Weighed[number] {
  const { boughtAs } = food;
  if (boughtAs === null || boughtAs.grams === null) return { food, grams };
  return { food: foodById(boughtAs.food), grams: grams * boughtAs.grams };
}

function weighOf(weighed: Weighed): number {
  return weighed.reduce((sum, { grams }) => sum + grams, 0);
}

/** Facts that follow from the foods alone. */
export function foodFacts(
  { weighed, perishables, named }: Body,
  { atHome, month, prices }: Pantry,
): Pick<Candidate, 'perishables' | 'atHome' | 'inSeason' | 'cost'> {
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
