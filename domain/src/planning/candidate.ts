import type { Food, Nutrition } from '../foods/food.ts';
import type { FoodId } from '../foods/food-id.ts';
import { isHarvested } from '../foods/harvest.ts';
import type { MealType } from '../vocabulary/options.ts';
import { isPerishable } from './perishables.ts';

/** What choosing a week looks at of a recipe, which is not written out before it is chosen. Plain data. */
export type Candidate = {
  /** Unique among the candidates, and the same for the same household: `dish-12`, `dish-12-vary-0`, `recipe-<id>`. */
  id: string;
  /** What does not come twice: versions of one dish share it. */
  dish: string;
  source: 'book' | 'own' | 'favorite';
  /** Family of dishes; null where it is not known. */
  kind: string | null;
  main: FoodId | null;
  cuisine: string | null;
  /** Start to finish. */
  minutes: number;
  meals: readonly MealType[];
  /** Per serving. */
  nutrition: Nutrition;
  /** Grams per serving of what does not keep. */
  perishables: readonly { food: FoodId; grams: number }[];
  /** Fewest servings that it is made for, and most people that it can be made for. */
  leastServings: number;
  mostPeople: number;
  /** How well it suits the household, 0 to 1 among its candidates. */
  taste: number;
  /** Foods that are more than seasoning: from home, and in their harvest. */
  atHome: readonly FoodId[];
  inSeason: readonly FoodId[];
  /** Per serving, in the currency of the prices; null while too little of it has a known price. */
  cost: number | null;
};

/** A recipe or dish as its foods and their grams per serving. */
export type Weighed = readonly { food: Food; grams: number }[];

/** What a household has and pays, by the id of a food. */
export type Pantry = {
  atHome: ReadonlySet<string>;
  month: number | undefined;
  /** Per 100 g. */
  prices: Readonly<Record<string, number>>;
};

/** Share of the weight from which on people call it a dish of that food. */
const namedShare = 0.08;
/** Of the weight that is bought; below it the sum would be a guess. */
const leastPriced = 0.8;

/** What a recipe or dish is made of, the same for every household. */
export type Body = {
  weighed: Weighed;
  perishables: Candidate['perishables'];
  /** What people call it a dish of. */
  named: readonly Food[];
};

export function bodyOf(recipe: Weighed): Body {
  const weighed = recipe.filter(({ food }) => food.class !== 'water');
  const all = weighOf(weighed);
  const perishables: { food: FoodId; grams: number }[] = [];
  for (const { food, grams } of weighed) {
    if (grams <= 0 || !isPerishable(food)) continue;
    const same = perishables.find((one) => one.food === food.id);
    if (same) same.grams += grams;
    else perishables.push({ food: food.id, grams });
  }
  const named = weighed.flatMap(({ food, grams }) => (grams >= all * namedShare ? food : []));
  return { weighed, perishables, named };
}

function weighOf(weighed: Weighed): number {
  return weighed.reduce((sum, { grams }) => sum + grams, 0);
}

/** What follows from the foods alone. */
export function foodFacts(
  { weighed, perishables, named }: Body,
  { atHome, month, prices }: Pantry,
): Pick<Candidate, 'perishables' | 'atHome' | 'inSeason' | 'cost'> {
  const priced = weighed.filter(({ food }) => prices[food.id] !== undefined);
  const all = weighOf(weighed);
  const known = weighOf(priced);
  const cost = priced.reduce((sum, { food, grams }) => sum + (prices[food.id]! * grams) / 100, 0);
  return {
    perishables,
    atHome: named.flatMap(({ id }) => (atHome.has(id) ? id : [])),
    inSeason: month === undefined ? [] : named.flatMap((food) => (isHarvested(food, month) ? food.id : [])),
    cost: all > 0 && known >= all * leastPriced ? (cost * all) / known : null,
  };
}

/** Scores become 0 to 1: the lowest twentieth is 0, the best 1, so that a single misfit does not lift all others. */
export function normalizeTastes(scores: readonly number[]): number[] {
  const sorted = scores.toSorted((a, b) => a - b);
  const low = sorted[Math.floor(sorted.length / 20)] ?? 0;
  const range = (sorted.at(-1) ?? 0) - low;
  return scores.map((score) => (range > 0 ? Math.max(0, (score - low) / range) : 1));
}
