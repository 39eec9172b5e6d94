import type { Suggestions } from '../purchases/suggestions.ts';
import type { RecipeDraft } from '../recipes/recipe.ts';
import { type MealType, mealTypes } from '../vocabulary/options.ts';
import { randomFrom } from '../vocabulary/random.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import type { Needs } from './adaptation/adapt-dish.ts';
import { looksForHeat, mildnessPenalty } from './adaptation/heat-place.ts';
import { isAskedFor } from './choosing/asked-for.ts';
import { majorMismatch } from './choosing/goal-mismatch.ts';
import { assignedFirst } from './choosing/lunch-or-dinner.ts';
import { suitsMeal } from './choosing/meal-suitability.ts';
import { missOf } from './choosing/misses.ts';
import { peopleOf, portionsFor } from './choosing/portions.ts';
import { dishesCalled, foldTitle, type RecentDishes, recentDishesFrom } from './choosing/recent-dishes.ts';
import { recipePenalty } from './choosing/recipe-penalty.ts';
import {
  asksForDish,
  boundsOf,
  canBeCooked,
  matchesWish,
  scoreDish,
  type Tastes,
  tastesOf,
} from './choosing/score-dish.ts';
import {
  isMain,
  mealPenalty,
  type SearchTier,
  searchTiersOf,
  suggestedCuisines,
} from './choosing/search-tiers.ts';
import { nothingMatches, nothingQuick, shortfallOf } from './choosing/shortfall.ts';
import { type BookDish, cookBook } from './cook-book.ts';
import { type Dish, isBakedWhole, isTooMuchForOne, servingsFor } from './dish.ts';
import { draftOf } from './draft-of-dish.ts';
import { type DishPreparer, dishPreparerFor } from './prepare-dish.ts';
import { foodsLeftOut } from './wishes/foods-left-out.ts';
import { maxMinutesOf } from './wishes/pace.ts';
import { manyVegetables } from './wishes/styles.ts';
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
  soon?: readonly string[];
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
const luck = 4;
/** Share of dishes from cuisines that receipts suggest besides the stated ones. */
const suggestedShare = 1 / 6;
/** Penalty from which the next best dish is also tried. */
const worthAnother = 3;

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
  const chooser = openChooser(request, random);
  const meals = mealsOf(request);
  const start = Math.floor(random() * meals.length);
  const recipes: RecipeDraft[] = [];
  const wanted = Math.max(0, Math.floor(request.count));
  for (let index = 0; index < wanted; index += 1) {
    const order = meals.map((_, offset) => meals[(start + index + offset) % meals.length]!);
    const recipe = firstOf(order, chooser);
    if (!recipe) break;
    recipes.push(recipe);
  }
  const { wish } = request;
  if (recipes.length === 0 && wanted > 0 && wish) {
    if (asksForDish(wish))
      return { ...composeRecipes({ ...request, wish: boundsOf(wish) }), shortfall: nothingMatches };
    // "After work" is no number: a dish that takes a little longer is better than none.
    const unhurried = withoutPace(wish);
    const slower = unhurried && composeRecipes({ ...request, wish: unhurried });
    if (slower) return slower.recipes.length > 0 ? { ...slower, shortfall: nothingQuick } : slower;
  }
  return { recipes, shortfall: recipes.length < wanted ? shortfallOf(request, recipes.length) : null };
}

function firstOf<T, R>(all: readonly T[], find: (one: T) => R | null): R | null {
  for (const one of all) {
    const found = find(one);
    if (found) return found;
  }
  return null;
}

function mealsOf({ mealType, wish, profile }: ComposeRequest): readonly MealType[] {
  const asked = wish?.meal ?? mealType;
  if (asked) return [asked];
  const isOfDish = wish && asksForDish(wish);
  const mains = (['dinner', 'lunch'] as const).filter(
    (one) => profile.mealTypes.length === 0 || profile.mealTypes.includes(one),
  );
  if (isOfDish && mains.length > 0) return mains;
  return profile.mealTypes.length > 0 ? profile.mealTypes : mealTypes;
}

/** Returns a function that finds one more recipe for a meal at each call; null if none is left. */
function openChooser(request: ComposeRequest, random: () => number): (meal: MealType) => RecipeDraft | null {
  const { profile, wish = noWish, month, suggestions } = request;
  const atHome = new Set(request.atHome ?? []);
  const favorites = dishesCalled(request.favorites ?? []);
  const disliked = dishesCalled(request.disliked ?? []);
  const soon = new Set(request.soon);
  const usual = tastesOf({ profile, wish, month, atHome, soon, suggestions, favorites, disliked });
  const { spiceLevel } = usual;
  const needs: Needs = {
    ...limitsOf(profile, wish),
    avoid: foodsLeftOut(profile, wish),
    use: toUse(atHome, wish),
    isMild: usual.maxHeat <= 1,
    isLight: [...profile.nutritionGoals, ...wish.goals].includes('Weight Loss'),
  };
  const people = peopleOf(usual);
  const kitchensAt = (meal: MealType, { wish: own }: Tastes) => {
    const vegetables = own.styles.includes('vegetables') ? manyVegetables[meal] : 0;
    return portionsFor(people, own).map((servings) =>
      dishPreparerFor(needs, people, spiceLevel, { servings, vegetables }),
    );
  };
  const recent = recentDishesFrom(request.avoidTitles ?? []);
  const titles = new Set((request.avoidTitles ?? []).map(foldTitle));
  const ranked = new Map<string, Ranked[]>();
  const rank = (from: MealType, meal: MealType, tastes: Tastes) => {
    const key = `${from} as ${meal}`;
    const known =
      ranked.get(key) ??
      cookBook
        .filter(
          (one) =>
            one.dish.meals.includes(from) &&
            suitsMeal(one.dish, meal) &&
            canBeCooked(one.dish, tastes) &&
            matchesWish(one, wish) &&
            isForAsMany(one.dish, wish) &&
            (asksForDish(wish) || !isTooMuchForOne(one.dish, people)),
        )
        .map((one) => ({
          one,
          score:
            scoreDish(one, tastes, meal) -
            mealPenalty(meal, one.dish) -
            mildnessPenalty(one.dish, spiceLevel) +
            luck * random(),
          off: null,
        }));
    ranked.set(key, known);
    return known;
  };
  const suggested = suggestedCuisines(usual, suggestions);
  return (meal) => {
    const own = wishAt(wish, meal);
    const tastes: Tastes = { ...usual, wish: own, maxMinutes: maxMinutesOf(profile, own) };
    const kitchens = kitchensAt(meal, tastes);
    const isGuest = random() < suggestedShare;
    const tiers = searchTiersOf(meal, tastes, isGuest ? suggested : []);
    const all = [...goalsFirst(tiers, meal, tastes), ...tiers];
    for (const { from, isOf, max } of assignedFirst(all, meal, tastes, titles.size === 0)) {
      const found = takeBest(rank(from, meal, tastes), recent, kitchens, titles, meal, tastes, isOf, max);
      if (!found) continue;
      const { one, prepared } = found;
      recent.add(one);
      titles.add(foldTitle(prepared.recipe.title));
      return draftOf(one, prepared, meal, tastes);
    }
    return null;
  };
}

/** Points of two faults that matter, or of one beside a small one. */
const twoFaults = 2 * majorMismatch;

/**
 * With a goal, a diet, a way of eating or a love of heat, dishes that fulfil it come first: from the household's own
 * cuisines those that fulfil it well, then those with a small fault, and for all but diets from related cuisines too.
 * Dishes of another meal come after those of this one, and what contradicts a goal twice after fitting dishes of all.
 */
function goalsFirst(tiers: readonly SearchTier[], meal: MealType, tastes: Tastes): SearchTier[] {
  const { profile, cuisines, wish, spiceLevel } = tastes;
  const hasGoal = profile.nutritionGoals.length + wish.goals.length > 0;
  const isBent = hasGoal || wish.isCheap || wish.styles.length > 0 || spiceLevel >= looksForHeat;
  const isHeld = isBent || profile.dietaryRestrictions.length > 0;
  if (!isHeld || asksForDish(wish)) return [];
  const own = tiers.filter(({ group }) => group === 'favorite');
  const near = isBent ? tiers.filter(({ group }) => group === 'related') : [];
  const ofMeal = (list: readonly SearchTier[]) => list.filter(({ from }) => from === meal || isMain(meal));
  const upTo = (list: readonly SearchTier[], ...bounds: number[]) =>
    bounds.flatMap((max) => list.map((one) => ({ ...one, max })));
  if (cuisines.length === 0) return isBent ? upTo(tiers, twoFaults) : [];
  const others = tiers.filter(({ group }) => group === undefined);
  return [
    ...upTo(ofMeal(own), worthAnother, majorMismatch),
    ...upTo(own, majorMismatch),
    ...upTo(ofMeal(near), worthAnother, majorMismatch),
    ...upTo(near, majorMismatch),
    ...upTo(isBent ? [...own, ...near] : [], twoFaults),
    ...upTo(hasGoal ? others : [], majorMismatch, twoFaults),
  ];
}

/** A request for two servings excludes large batches. */
function isForAsMany(dish: Dish, { servings }: Wish): boolean {
  return servings === undefined || isBakedWhole(dish) || servingsFor(dish, servings) === servings;
}

/** `off`: how far the adapted dish misses the goals, in points subtracted from its score; null until known. */
type Ranked = { one: BookDish; score: number; off: number | null };

/** The best dish that passes and misses the goals by less than `maxOff`. Dishes that fail are removed for good. */
function takeBest(
  ranked: Ranked[],
  recent: RecentDishes,
  kitchens: readonly DishPreparer[],
  titles: ReadonlySet<string>,
  meal: MealType,
  tastes: Tastes,
  isOf: (dish: Dish) => boolean,
  maxOff = Number.POSITIVE_INFINITY,
) {
  const { profile, spiceLevel } = tastes;
  for (;;) {
    let best: Ranked | null = null;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const candidate of ranked) {
      if (!isOf(candidate.one.dish) || recent.has(candidate.one)) continue;
      if ((candidate.off ?? 0) >= maxOff) continue;
      const score = candidate.score - recent.similarityPenalty(candidate.one);
      if (score > bestScore) [best, bestScore] = [candidate, score];
    }
    if (!best) return null;
    const { dish } = best.one;
    const made = firstOf(kitchens, (preparer) => {
      const written = preparer.write(dish);
      return written && isAskedFor(written, meal, tastes) ? { written, preparer } : null;
    });
    if (!made || titles.has(foldTitle(made.written.recipe.title))) {
      ranked.splice(ranked.indexOf(best), 1);
      continue;
    }
    const { written, preparer } = made;
    const isJudged = best.off !== null;
    best.off ??= missOf(written, meal, tastes);
    const less = isJudged ? 0 : recipePenalty(written, meal, profile, spiceLevel) + best.off;
    // Not worth preparing another for a smaller difference.
    if (less < worthAnother && best.off < maxOff) {
      const prepared = preparer.prepare(dish);
      if (prepared) return { one: best.one, prepared };
      ranked.splice(ranked.indexOf(best), 1);
    }
    best.score -= less;
  }
}
