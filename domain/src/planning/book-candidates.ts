import { adaptDish } from '../cookbook/adaptation/adapt-dish.ts';
import { type DishVersion, otherVersionsOf } from '../cookbook/adaptation/dish-versions.ts';
import { spiceFactor } from '../cookbook/adaptation/spice-levels.ts';
import { isFullMeal, suitsDiets, suitsMeal } from '../cookbook/choosing/meal-suitability.ts';
import { canBeCooked, scoreDish } from '../cookbook/choosing/score-dish.ts';
import { type BookDish, cookBook } from '../cookbook/cook-book.ts';
import { maxPeopleFor, servingsFor } from '../cookbook/dish.ts';
import type { AdaptedDish } from '../cookbook/make-recipe.ts';
import { figureBreach, isPatternDiet } from '../foods/diet-checks.ts';
import { mainOf } from '../recipes/main-food.ts';
import { isWithinLimits } from '../recipes/within-limits.ts';
import { type MealType, plannedMealTypes } from '../vocabulary/options.ts';
import { type Candidate, foodFacts } from './candidate.ts';
import type { PlanningContext } from './household.ts';
import type { StoredRecipe } from './stored-recipe.ts';
import { type VersionFacts, versionFactsOf } from './version-facts.ts';

/** A candidate before its score is normalized. */
export type Scored = {
  candidate: Candidate;
  score: number;
  /** The source from which the recipe is written out. */
  origin: { bookDish: BookDish; adapted: AdaptedDish } | { stored: StoredRecipe };
};

/** Penalty for recently eaten dishes, and the effect of ratings, on the scale of `scoreDish`. */
export const recentDishPenalty = 12;
export const ratingPoints = { liked: 8, disliked: -30 } as const;

/** A version of a dish that suits a household, before the facts of a candidate are gathered. */
export type Suited = {
  bookDish: BookDish;
  version: DishVersion;
  common: Common;
  versionFacts: VersionFacts;
  minutes: number;
  meals: readonly MealType[];
  score: number;
};

/** The cookbook dishes that a household can cook, and their versions, as candidates. */
export function bookCandidates(
  context: PlanningContext,
  wanted: readonly MealType[] = plannedMealTypes,
): Scored[] {
  return suitedDishes(context, wanted).map((suited) => bookCandidate(suited, context));
}

/**
 * The cookbook dishes that a household can cook, and their versions. They are filtered by the precompiled facts of the
 * dish and by each substituted food; the safety gate checks the whole recipe only of those that are chosen. `wanted`:
 * the meal types to be planned.
 */
function suitedDishes(context: PlanningContext, wanted: readonly MealType[]): Suited[] {
  return adaptedDishes(context, wanted).flatMap((adapted) => [
    ...suitedVersions(adapted, [adapted.own], context),
    ...suitedVersions(adapted, otherVersionsOf(adapted.own.adapted, context.needs), context),
  ]);
}

/** Points that 99 of 100 versions gain at most over their dish, by better figures or foods in season. */
const usualGain = 3;

/**
 * The `max` best of them: dishes by descending score, then their versions. Variants of dishes that score too low for
 * theirs to be among the best are not looked at: most are.
 */
export function bestDishes(
  context: PlanningContext,
  max: number,
  isWanted: (suited: Suited) => boolean,
): Suited[] {
  const dishes = adaptedDishes(context, plannedMealTypes).map((adapted) => ({
    one: adapted,
    score: scoreOf(adapted, versionFactsOf(adapted.bookDish, adapted.own.adapted), context),
  }));
  const own = dishes
    .flatMap(({ one }) => suitedVersions(one, [one.own], context))
    .filter(isWanted)
    .sort(byScore);
  const remaining = max - own.length;
  const versions: Suited[] = [];
  let minScore = Number.NEGATIVE_INFINITY;
  let sortedCount = 0;
  for (const { one, score } of dishes.sort(byScore)) {
    if (remaining <= 0 || score + usualGain < minScore) break;
    const others = otherVersionsOf(one.own.adapted, context.needs);
    versions.push(...suitedVersions(one, others, context).filter(isWanted));
    // Sorted only now and then, since most dishes change little.
    if (versions.length < remaining || versions.length < sortedCount + remaining / 4) continue;
    sortedCount = versions.length;
    minScore = versions.sort(byScore)[remaining - 1]!.score;
  }
  return [...own, ...versions.sort(byScore)].slice(0, Math.max(0, max));
}

function byScore(one: { score: number }, other: { score: number }): number {
  return other.score - one.score;
}

/** A dish that a household can cook, adapted to it. */
type Adapted = { bookDish: BookDish; common: Common; own: DishVersion };

function adaptedDishes(context: PlanningContext, wanted: readonly MealType[]): Adapted[] {
  const { tastes, needs, refused } = context;
  return cookBook.flatMap((bookDish): Adapted[] => {
    const { dish } = bookDish;
    if (!dish.meals.some((meal) => isPlanned(meal) && wanted.includes(meal))) return [];
    if (refused.dishes.has(bookDish) || !canBeCooked(dish, tastes)) return [];
    const adapted = adaptDish(dish, needs);
    return adapted
      ? [{ bookDish: bookDish, common: commonOf(bookDish, context), own: { key: '', adapted } }]
      : [];
  });
}

function suitedVersions(
  { bookDish, common }: Adapted,
  versions: readonly DishVersion[],
  context: PlanningContext,
): Suited[] {
  return versions.flatMap((version) => suitedVersion(bookDish, version, common, context) ?? []);
}

function scoreOf(
  { bookDish, common }: Pick<Adapted, 'bookDish' | 'common'>,
  { nutrition, foods }: VersionFacts,
  { tastes }: PlanningContext,
): number {
  return scoreDish({ dish: bookDish.dish, nutrition, foods }, tastes, undefined) + common.rating;
}

export function isPlanned(mealType: MealType): boolean {
  return (plannedMealTypes as readonly MealType[]).includes(mealType);
}

export function idOf({ dish }: BookDish, { key }: DishVersion): string {
  return key === '' ? `dish-${dish.number}` : `dish-${dish.number}-${key}`;
}

/** What all versions of a dish have in common in a household. */
type Common = Pick<Candidate, 'minServings' | 'maxPeople'> & {
  isAllowedAsWritten: boolean;
  suitableMeals: readonly MealType[];
  moreMinutes: number;
  /** Factor on what makes it hot. */
  spice: number;
  rating: number;
};

function commonOf(
  bookDish: BookDish,
  { tastes, needs, spiceLevel, recent, liked, disliked }: PlanningContext,
): Common {
  const { dish, facts, minutesFor } = bookDish;
  const people = tastes.profile.householdSize;
  const servings = servingsFor(dish, people) ?? people;
  return {
    isAllowedAsWritten: isWithinLimits(facts, needs),
    suitableMeals: dish.meals.filter((meal) => suitsMeal(dish, meal)),
    // A version takes as much longer with more people as the original dish does.
    moreMinutes: minutesFor[Math.min(servings, minutesFor.length) - 1]! - dish.minutes.total,
    spice: spiceFactor(dish.heat, spiceLevel),
    rating:
      (liked.dishes.has(bookDish) ? ratingPoints.liked : 0) +
      (disliked.dishes.has(bookDish) ? ratingPoints.disliked : 0) -
      (recent.dishes.has(bookDish) ? recentDishPenalty : 0),
    minServings: servingsFor(dish, 1) ?? 1,
    maxPeople: maxPeopleFor(dish),
  };
}

function suitedVersion(
  bookDish: BookDish,
  version: DishVersion,
  common: Common,
  context: PlanningContext,
): Suited | null {
  const { tastes, needs } = context;
  const { adapted } = version;
  const minutes = adapted.minutes.total + common.moreMinutes;
  if (minutes > tastes.maxMinutes) return null;
  const versionFacts = versionFactsOf(bookDish, adapted);
  const { isWritten, nutrition, hotSodium } = versionFacts;
  const isAllowed = isWritten
    ? common.isAllowedAsWritten
    : needs.dietaryRestrictions.every((diet) =>
        isPatternDiet(diet) ? bookDish.facts.diets.includes(diet) : figureBreach(diet, nutrition) === null,
      );
  if (!isAllowed) return null;
  const hot = { nutritionInfo: { ...nutrition, sodium: nutrition.sodium + hotSodium * (common.spice - 1) } };
  const meals = common.suitableMeals.filter(
    (meal) => isFullMeal(hot, meal) && suitsDiets({ adapted, recipe: hot }, meal, tastes.profile),
  );
  if (meals.length === 0) return null;
  return {
    bookDish: bookDish,
    version,
    common,
    versionFacts,
    minutes,
    meals,
    score: scoreOf({ bookDish: bookDish, common }, versionFacts, context),
  };
}

export function bookCandidate(
  { bookDish, version, common, versionFacts, minutes, meals, score }: Suited,
  { pantry }: PlanningContext,
): Scored {
  const { dish } = bookDish;
  return {
    candidate: {
      id: idOf(bookDish, version),
      dish: `dish-${dish.number}`,
      source: 'book',
      kind: dish.kind,
      main: mainOf(versionFacts.foods).id,
      group: versionFacts.group,
      side: versionFacts.side,
      cuisine: dish.cuisine,
      minutes,
      meals,
      nutrition: versionFacts.nutrition,
      ...foodFacts(versionFacts.body, pantry),
      minServings: common.minServings,
      maxPeople: common.maxPeople,
      taste: 0,
    },
    score,
    origin: { bookDish, adapted: version.adapted },
  };
}
