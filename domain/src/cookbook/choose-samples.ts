import { tasteScore } from '../recipes/taste-score.ts';
import { isWithinLimits } from '../recipes/within-limits.ts';
import { type MealType, mealTypes } from '../vocabulary/options.ts';
import { randomFrom } from '../vocabulary/random.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import { isFullMeal, suitsMeal } from './choosing/meal-suitability.ts';
import { foldTitle, type RecentDishes, recentDishesFrom } from './choosing/recent-dishes.ts';
import {
  asksForDish,
  canBeCooked,
  matchesWish,
  scoreDish,
  type TasteContext,
  tastesOf,
} from './choosing/score-dish.ts';
import { type BookDish, cookBook } from './cook-book.ts';
import { type SampleRecipe, sampleRecipes } from './sample-recipes.ts';
import { excludedFoodsOf } from './wishes/excluded-foods.ts';
import { limitsOf, noWish, type Wish } from './wishes/wish.ts';

type SampleRequest = {
  profile: TasteProfile;
  count: number;
  mealType?: MealType | undefined;
  seed: number;
  month?: number | undefined;
  wish?: Wish | undefined;
  /** Titles of dishes to exclude. */
  avoidTitles?: readonly string[];
};

/** Maximum random points, so that another attempt gives other samples. */
const maxRandomPoints = 8;
/** Share of samples from other cuisines than the favorites, to introduce new ones. */
const discoveryShare = 1 / 4;
/** Penalty on the favorite cuisines for those samples. */
const favoritePenalty = 100;

/**
 * Chooses up to `count` dishes as written, within the hard limits, best match first and one per meal in turn. The same
 * seed gives the same samples. Fewer than `count` means that the cook book has no more. `isAnswered` is false if
 * nothing matches the wish; then the samples are the closest.
 */
export function chooseSamples(given: SampleRequest): { samples: SampleRecipe[]; isAnswered: boolean } {
  const { profile, mealType, seed, month, wish = noWish } = given;
  const tastes = tastesOf({ profile, wish, month, atHome: new Set() });
  const limits = limitsOf(profile, wish);
  const avoided = excludedFoodsOf(profile, wish);
  const meal = wish.meal ?? mealType;
  const meals = meal ? [meal] : profile.mealTypes.length > 0 ? profile.mealTypes : mealTypes;
  const excludedTitles = new Set((given.avoidTitles ?? []).map(foldTitle));
  const random = randomFrom(seed);
  const ofAnySkill: TasteContext = { ...tastes, profile: { ...profile, cookingSkillLevel: 'advanced' } };
  const fitting = cookBook
    .map((bookDish, at) => {
      const suitableMeals = meals.filter((suitable) => isServedAs(bookDish, suitable, wish));
      return { bookDish, sample: sampleRecipes[at]!, suitableMeals, score: maxRandomPoints * random() };
    })
    .filter(
      ({ bookDish, sample, suitableMeals }) =>
        suitableMeals.length > 0 &&
        bookDish.dish.heat <= tastes.maxHeat &&
        canBeCooked(bookDish.dish, ofAnySkill) &&
        isWithinLimits(sample.facts, limits) &&
        !bookDish.dish.parts.some(({ food }) => avoided.has(food)) &&
        !(excludedTitles.size > 0 && excludedTitles.has(foldTitle(sample.title))),
    )
    .map((fit) => ({
      ...fit,
      isFavorite: tasteScore(fit.sample, profile) === 2,
      score: fit.score + scoreDish(fit.bookDish, tastes, meal),
    }));
  const asked = fitting.filter(({ bookDish }) => matchesWish(bookDish, wish));
  const ranked = asked.length > 0 ? asked : fitting;
  return { samples: chooseInTurn(ranked, given.count, meals, random), isAnswered: asked.length > 0 };
}

/** Whether a dish as written can be served as that meal. */
function isServedAs({ dish, recipe }: BookDish, meal: MealType, wish: Wish): boolean {
  return dish.meals.includes(meal) && suitsMeal(dish, meal) && isFullMeal(recipe, meal, asksForDish(wish));
}

type Ranked = {
  bookDish: BookDish;
  sample: SampleRecipe;
  /** The meals of the wish for which it is suitable, at least one. */
  suitableMeals: readonly MealType[];
  isFavorite: boolean;
  score: number;
};

/** The best dishes of each meal in turn, different from each other, each with the meal that it is chosen for. */
function chooseInTurn(
  ranked: readonly Ranked[],
  count: number,
  meals: readonly MealType[],
  random: () => number,
): SampleRecipe[] {
  const byScore = ranked.toSorted((a, b) => b.score - a.score);
  let turns = mealTypes
    .filter((meal) => meals.includes(meal))
    .map((meal) => ({
      meal,
      candidates: byScore.filter(({ suitableMeals }) => suitableMeals.includes(meal)),
      recent: recentDishesFrom([]),
    }));
  const chosen = new Map<string, SampleRecipe>();
  while (chosen.size < count && turns.length > 0) {
    turns = turns.filter(({ meal, candidates, recent }) => {
      const best = bestOf(candidates, chosen, recent, random() < discoveryShare);
      if (!best) return false;
      chosen.set(best.sample.id, { ...best.sample, mealType: meal });
      recent.add(best.bookDish);
      return true;
    });
  }
  return [...chosen.values()].slice(0, count);
}

/** The best remaining candidate. `candidates` are sorted by score, which recent dishes can only lower. */
function bestOf(
  candidates: readonly Ranked[],
  chosen: ReadonlyMap<string, SampleRecipe>,
  recent: RecentDishes,
  isDiscovery: boolean,
): Ranked | undefined {
  let best: Ranked | undefined;
  let bestPoints = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates) {
    if (candidate.score <= bestPoints) break;
    if (chosen.has(candidate.sample.id)) continue;
    const points =
      candidate.score -
      recent.similarityPenalty(candidate.bookDish) -
      (isDiscovery && candidate.isFavorite ? favoritePenalty : 0);
    if (points > bestPoints) [best, bestPoints] = [candidate, points];
  }
  return best;
}
