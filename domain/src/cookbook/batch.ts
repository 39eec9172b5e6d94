import type { Food } from '../foods/food.ts';
import type { Suggestions } from '../purchases/suggestions.ts';
import type { MealType } from '../vocabulary/options.ts';
import type { Role } from './dish.ts';
import { type Tilt, tiltOf } from './goals.ts';
import type { MadeRecipe } from './make-recipe.ts';

/** What a batch has had, so that it neither repeats itself nor what the household wants to avoid. */
export type Batch = {
  used: Map<string, number>;
  atHome: ReadonlySet<string>;
  titles: Set<string>;
  /** What stands before "with" in those titles. */
  heads: Set<string>;
  /** Meals for which nothing more can be made. */
  spent: Set<MealType>;
  month: number | undefined;
  /** How much rather this archetype in this kitchen than what there was already; 1 for both new. */
  freshness(archetype: string, cuisine: string): number;
  has(key: string, title: string): boolean;
  /** Whether the household has had much the same dish, with other vegetables. */
  isLike(title: string): boolean;
};

const folded = (title: string) => title.trim().toLowerCase();
const headOf = (title: string) => folded(title).split(' with ')[0]!;

export function emptyBatch(
  avoidTitles: readonly string[],
  atHome: readonly string[],
  month: number | undefined,
): Batch {
  const used = new Map<string, number>();
  const titles = new Set(avoidTitles.map(folded));
  const heads = new Set(avoidTitles.map(headOf));
  const times = (key: string) => used.get(key) ?? 0;
  return {
    used,
    atHome: new Set(atHome),
    titles,
    heads,
    spent: new Set(),
    month,
    freshness: (archetype, cuisine) => 0.1 ** times(archetype) * 0.35 ** times(cuisine),
    isLike: (title) => heads.has(headOf(title)),
    has: (key, title) => used.has(key) || titles.has(folded(title)),
  };
}

const tasteKey = (taste: string) => `taste ${taste}`;

/** What a batch has tasted of once, it should hardly taste of again. */
export function likesFor(batch: Batch): (taste: string) => number {
  return (taste) => 0.15 ** (batch.used.get(tasteKey(taste)) ?? 0);
}

export function noteDish(batch: Batch, archetype: string, cuisine: string, made: MadeRecipe): void {
  for (const name of [archetype, cuisine, made.key, tasteKey(made.taste), ...made.foods])
    batch.used.set(name, (batch.used.get(name) ?? 0) + 1);
  batch.titles.add(folded(made.recipe.title));
  batch.heads.add(headOf(made.recipe.title));
}

/** How much rather what is harvested in the month of cooking, and how much less what is far from it. */
const seasonal = { harvest: 3, rest: 0.2 } as const;

function seasonFactor({ season }: Food, role: Role, month: number | undefined): number {
  if (month === undefined || season === null) return 1;
  if (!['main', 'vegetable', 'leaf', 'fruit'].includes(role)) return 1;
  const [first, last] = season;
  const isHarvest = first <= last ? month >= first && month <= last : month >= first || month <= last;
  return isHarvest ? seasonal.harvest : seasonal.rest;
}

/** Ours: how much rather what is bought often, far less than what is at home and waits to be eaten. */
const boughtOften = 1.6;
/** Ours: a goal that only shopping suggests moves the choice of foods by the root of what a stated one does, and bans none. */
const suggestedGoal = { power: 0.5, least: 0.2 } as const;

/** How much rather a food for what shopping suggests; portions, salt and energy stay as the household stated them. */
function suggestedLiking(suggestions: Suggestions | undefined): (food: Food) => number {
  if (!suggestions) return () => 1;
  const often = new Set(suggestions.likedFoods);
  const { liking } = tiltOf(suggestions.nutritionGoals);
  return (food) =>
    Math.max(suggestedGoal.least, liking(food) ** suggestedGoal.power) *
    (often.has(food.id) ? boughtOften : 1);
}

/**
 * Preference among foods: goals, season, what is at home, what shopping suggests, and for mains and vegetables what the
 * batch has not had.
 */
export function wantsFor(
  batch: Batch,
  tilt: Tilt,
  suggestions?: Suggestions,
): (food: Food, role: Role) => number {
  const suggested = suggestedLiking(suggestions);
  return (food, role) => {
    const had = batch.used.get(food.id) ?? 0;
    const fresh = role === 'main' ? 0.2 ** had : 0.6 ** had;
    // A goal decides most by the main.
    const liking = tilt.liking(food) ** (role === 'main' ? 2 : 1) * suggested(food);
    const inSeason = seasonFactor(food, role, batch.month);
    return liking * fresh * inSeason * (batch.atHome.has(food.id) ? (role === 'main' ? 25 : 6) : 1);
  };
}
