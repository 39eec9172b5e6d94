import type { Suggestions } from '../purchases/suggestions.ts';
import type { RecipeDraft } from '../recipes/recipe.ts';
import { type MealType, mealTypes } from '../vocabulary/options.ts';
import { randomFrom } from '../vocabulary/random.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import { hotLoverLevel, mildnessPenalty } from './adaptation/chili-placement.ts';
import type { DishRequirements } from './adaptation/dish-requirements.ts';
import { goalTiers } from './choosing/goal-tiers.ts';
import { sodiumAimOf } from './choosing/goals.ts';
import { withAssignedDishesFirst } from './choosing/lunch-or-dinner.ts';
import { matchesRequest } from './choosing/matches-request.ts';
import { suitsMeal } from './choosing/meal-suitability.ts';
import { mismatchOf } from './choosing/mismatch.ts';
import { peopleOf, portionsFor } from './choosing/portions.ts';
import { dishesCalled, foldTitle, type RecentDishes, recentDishesFrom } from './choosing/recent-dishes.ts';
import { minRetryPenalty, recipePenalty } from './choosing/recipe-penalty.ts';
import {
  asksForDish,
  canBeCooked,
  matchesWish,
  scoreDish,
  type TasteContext,
  tastesOf,
  withoutDishRequest,
} from './choosing/score-dish.ts';
import { mealPenalty, searchTiersOf, suggestedCuisines } from './choosing/search-tiers.ts';
import { nothingMatches, nothingQuick, shortfallOf } from './choosing/shortfall.ts';
import { type BookDish, cookBook } from './cook-book.ts';
import { type Dish, isBakedInFixedTin, isTooMuchForOne, servingsFor } from './dish.ts';
import { draftOf } from './draft-of-dish.ts';
import { type DishPreparer, dishPreparerFor } from './prepare-dish.ts';
import { excludedFoodsOf } from './wishes/excluded-foods.ts';
import { maxMinutesOf } from './wishes/pace.ts';
import { manyVegetables, someVegetables } from './wishes/styles.ts';
import { limitsOf, noWish, toUse, type Wish, wishAt, withoutPace } from './wishes/wish.ts';

export type ComposeRequest = {
  profile: TasteProfile;
  /** Number of recipes. */
  count: number;
  /** Without it, the meals of the profile are used, or all four if it has none. */
  mealType?: MealType;
  /** The same request with the same seed gives the same recipes. */
  seed: number;
  /** Titles of recent recipes, latest first, which are not repeated. */
  avoidTitles?: readonly string[];
  /** Ids of foods that are at home and should be used. */
  atHome?: readonly string[];
  /** Those that spoil first. */
  expiringFoods?: readonly string[];
  /** Month, 1 to 12: produce in season is preferred. */
  month?: number;
  /** Preferences inferred from receipts, weaker than the profile's. */
  suggestions?: Suggestions;
  /** Titles of saved dishes: similar ones are preferred, the same ones not repeated. */
  favorites?: readonly string[];
  /** Titles of dishes with low ratings: similar ones are avoided. */
  disliked?: readonly string[];
  /** The parsed request, from `readWish`. */
  wish?: Wish;
};

/** Maximum random points, so that another seed gives other dishes. */
const maxRandomPoints = 4;
/** Share of dishes from cuisines that receipts suggest besides the stated ones. */
const suggestedShare = 1 / 6;

/**
 * Composes recipes for a household: dishes of the cook book, adapted to its limits, size and taste. Each has passed the
 * safety gate and fits the time available. If the limits leave too few dishes, there are fewer, and `shortfall` says so
 * in a sentence.
 */
export function composeRecipes(request: ComposeRequest): {
  recipes: RecipeDraft[];
  shortfall: string | null;
} {
  // The meal is part of the seed, so that each meal has its own choice.
  const random = randomFrom(
    request.seed + (request.mealType ? mealTypes.indexOf(request.mealType) + 1 : 0) * 7919,
  );
  const chooser = createDishChooser(request, random);
  const meals = mealsOf(request);
  const start = Math.floor(random() * meals.length);
  const recipes: RecipeDraft[] = [];
  const wanted = Math.max(0, Math.floor(request.count));
  for (let index = 0; index < wanted; index += 1) {
    const order = meals.map((_, offset) => meals[(start + index + offset) % meals.length]!);
    const recipe = firstNonNull(order, chooser);
    if (!recipe) break;
    recipes.push(recipe);
  }
  const { wish } = request;
  if (recipes.length === 0 && wanted > 0 && wish) {
    if (asksForDish(wish))
      return { ...composeRecipes({ ...request, wish: withoutDishRequest(wish) }), shortfall: nothingMatches };
    // "After work" is not a number: a dish that takes a little longer is better than none.
    const unhurried = withoutPace(wish);
    const slower = unhurried && composeRecipes({ ...request, wish: unhurried });
    if (slower) return slower.recipes.length > 0 ? { ...slower, shortfall: nothingQuick } : slower;
  }
  if (recipes.length === wanted) return { recipes, shortfall: null };
  const minutes = recipes.length === 0 ? sufficientMinutes(request) : null;
  return { recipes, shortfall: shortfallOf(request, recipes.length, minutes) };
}

/** Tried in turn for a request that finds nothing in its own time. */
const longerMinutes = [10, 15, 20, 30, 45, 60] as const;

/** The minutes in which there would be a recipe within the other limits; null if more time does not help. */
function sufficientMinutes(request: ComposeRequest): number | null {
  const { profile, mealType, wish = noWish } = request;
  const given = maxMinutesOf(profile, wishAt(wish, mealType ?? 'dinner'));
  const isEnough = (timePreference: number) => {
    const unhurried = { ...(withoutPace(wish) ?? wish), maxMinutes: timePreference };
    const chooser = createDishChooser(
      { ...request, profile: { ...profile, timePreference }, wish: unhurried },
      randomFrom(request.seed),
    );
    return firstNonNull(mealsOf(request), chooser) !== null;
  };
  return longerMinutes.find((minutes) => minutes > given && isEnough(minutes)) ?? null;
}

function firstNonNull<T, R>(all: readonly T[], find: (item: T) => R | null): R | null {
  for (const item of all) {
    const found = find(item);
    if (found) return found;
  }
  return null;
}

function mealsOf({ mealType, wish, profile }: ComposeRequest): readonly MealType[] {
  const requestedMeal = wish?.meal ?? mealType;
  if (requestedMeal) return [requestedMeal];
  const wantsCertainDish = wish && asksForDish(wish);
  const mains = (['dinner', 'lunch'] as const).filter(
    (meal) => profile.mealTypes.length === 0 || profile.mealTypes.includes(meal),
  );
  if (wantsCertainDish && mains.length > 0) return mains;
  return profile.mealTypes.length > 0 ? profile.mealTypes : mealTypes;
}

/** Returns a function that finds one more recipe for a meal at each call; null if none is left. */
function createDishChooser(
  request: ComposeRequest,
  random: () => number,
): (meal: MealType) => RecipeDraft | null {
  const { profile, wish = noWish, month, suggestions } = request;
  const atHome = new Set(request.atHome ?? []);
  const favorites = dishesCalled(request.favorites ?? []);
  const disliked = dishesCalled(request.disliked ?? []);
  const expiringFoods = new Set(request.expiringFoods);
  const usual = tastesOf({ profile, wish, month, atHome, expiringFoods, suggestions, favorites, disliked });
  const { spiceLevel } = usual;
  const goals = [...profile.nutritionGoals, ...wish.goals];
  const needs: DishRequirements = {
    ...limitsOf(profile, wish),
    excludedFoods: excludedFoodsOf(profile, wish),
    foodsToUse: toUse(atHome, wish),
    omitHotParts: usual.maxHeat <= 1,
    spiceLevelAtTable: spiceLevelOfAdults(profile, wish),
    wantsSmallSides: goals.includes('Weight Loss'),
    sodiumAim: sodiumAimOf(goals, wish.styles),
  };
  const people = peopleOf(usual);
  const preparersAt = (meal: MealType, { wish: own, maxMinutes }: TasteContext) => {
    // Less rice or bread makes a light dinner.
    const wantsSmallSides = needs.wantsSmallSides || own.styles.includes('light');
    const minutesWithRice = maxMinutes >= minutesForRice ? maxMinutes : undefined;
    const ownNeeds = { ...needs, wantsSmallSides, minutesWithRice };
    const vegetables = own.styles.includes('vegetables') ? manyVegetables[meal] : someVegetables[meal];
    return portionsFor(people, own).map((servings) =>
      dishPreparerFor(ownNeeds, people, spiceLevel, { servings, vegetables }),
    );
  };
  const recent = recentDishesFrom(request.avoidTitles ?? []);
  const titles = new Set((request.avoidTitles ?? []).map(foldTitle));
  const ranked = new Map<string, Ranked[]>();
  const rank = (from: MealType, meal: MealType, tastes: TasteContext) => {
    const key = `${from} as ${meal}`;
    const candidates =
      ranked.get(key) ??
      cookBook
        .filter(
          (bookDish) =>
            bookDish.dish.meals.includes(from) &&
            suitsMeal(bookDish.dish, meal) &&
            canBeCooked(bookDish.dish, tastes) &&
            matchesWish(bookDish, wish) &&
            canServe(bookDish.dish, wish) &&
            (asksForDish(wish) || !isTooMuchForOne(bookDish.dish, people)),
        )
        .map((bookDish) => ({
          bookDish,
          score:
            scoreDish(bookDish, tastes, meal) -
            mealPenalty(meal, bookDish.dish) -
            mildnessPenalty(bookDish.dish, spiceLevel) +
            maxRandomPoints * random(),
          goalPenalty: null,
        }));
    ranked.set(key, candidates);
    return candidates;
  };
  const suggested = suggestedCuisines(usual, suggestions);
  return (meal) => {
    const own = wishAt(wish, meal);
    const tastes: TasteContext = { ...usual, wish: own, maxMinutes: maxMinutesOf(profile, own) };
    const preparers = preparersAt(meal, tastes);
    const usesSuggestedCuisine = random() < suggestedShare;
    const tiers = searchTiersOf(meal, tastes, usesSuggestedCuisine ? suggested : []);
    const all = [...goalTiers(tiers, meal, tastes), ...tiers];
    for (const { from, isOf, max } of withAssignedDishesFirst(all, meal, tastes, titles.size === 0)) {
      const found = takeBest(rank(from, meal, tastes), recent, preparers, titles, meal, tastes, isOf, max);
      if (!found) continue;
      const { bookDish, prepared } = found;
      recent.add(bookDish);
      titles.add(foldTitle(prepared.recipe.title));
      return draftOf(bookDish, prepared, meal, tastes);
    }
    return null;
  };
}

/** Minutes from which on rice boils beside a dish. */
const minutesForRice = 30;

/** The spice level of adults who eat hotter than the children at their table; undefined if none do. */
function spiceLevelOfAdults({ spiceLevel }: TasteProfile, { styles }: Wish): number | undefined {
  return styles.includes('kids') && spiceLevel >= hotLoverLevel ? spiceLevel : undefined;
}

/** A request for two servings excludes large batches. */
function canServe(dish: Dish, { servings }: Wish): boolean {
  return servings === undefined || isBakedInFixedTin(dish) || servingsFor(dish, servings) === servings;
}

/** `goalPenalty`: how far the adapted dish misses the goals, in points subtracted from its score; null until known. */
type Ranked = { bookDish: BookDish; score: number; goalPenalty: number | null };

/** The best dish that passes and misses the goals by less than `maxGoalPenalty`. Dishes that fail are removed for good. */
function takeBest(
  ranked: Ranked[],
  recent: RecentDishes,
  preparers: readonly DishPreparer[],
  titles: ReadonlySet<string>,
  meal: MealType,
  tastes: TasteContext,
  isOf: (dish: Dish) => boolean,
  maxGoalPenalty = Number.POSITIVE_INFINITY,
) {
  const { profile, spiceLevel } = tastes;
  for (;;) {
    let best: Ranked | null = null;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const candidate of ranked) {
      if (!isOf(candidate.bookDish.dish) || recent.has(candidate.bookDish)) continue;
      if ((candidate.goalPenalty ?? 0) >= maxGoalPenalty) continue;
      const score = candidate.score - recent.similarityPenalty(candidate.bookDish);
      if (score > bestScore) [best, bestScore] = [candidate, score];
    }
    if (!best) return null;
    const { dish } = best.bookDish;
    const found = firstNonNull(preparers, (preparer) => {
      const written = preparer.write(dish);
      return written && matchesRequest(written, meal, tastes) ? { written, preparer } : null;
    });
    if (!found || titles.has(foldTitle(found.written.recipe.title))) {
      ranked.splice(ranked.indexOf(best), 1);
      continue;
    }
    const { written, preparer } = found;
    const isJudged = best.goalPenalty !== null;
    best.goalPenalty ??= mismatchOf(written, meal, tastes);
    const penalty = isJudged ? 0 : recipePenalty(written, meal, profile, spiceLevel) + best.goalPenalty;
    // Not worth preparing another for a smaller difference.
    if (penalty < minRetryPenalty && best.goalPenalty < maxGoalPenalty) {
      const prepared = preparer.prepare(dish);
      if (prepared) return { bookDish: best.bookDish, prepared };
      ranked.splice(ranked.indexOf(best), 1);
    }
    best.score -= penalty;
  }
}
