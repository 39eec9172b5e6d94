import { type DishVersion, versionsOf } from '../cookbook/adapt-dish.ts';
import { type BookDish, cookBook, mainOf, sharesOf, weigh } from '../cookbook/cook-book.ts';
import { servingsFor } from '../cookbook/dish.ts';
import { withEnoughSalt } from '../cookbook/kitchen/enough-salt.ts';
import { spiceFactor } from '../cookbook/kitchen/heat.ts';
import type { AdaptedDish } from '../cookbook/make-recipe.ts';
import { canBeCooked, scoreDish } from '../cookbook/score-dish.ts';
import { isMeal, isServedAs } from '../cookbook/served-as.ts';
import { figureBreach, isPatternDiet } from '../foods/diet-checks.ts';
import type { Nutrition } from '../foods/food.ts';
import { isWithinLimits } from '../recipes/within-limits.ts';
import { type MealType, plannedMealTypes } from '../vocabulary/options.ts';
import { type Body, bodyOf, type Candidate, foodFacts, type Weighed } from './candidate.ts';
import type { Kitchen } from './household.ts';
import type { StoredRecipe } from './stored-recipe.ts';

/** A candidate before its score is normalized. */
export type Scored = {
  candidate: Candidate;
  score: number;
  /** The source from which the recipe is written out. */
  origin: { one: BookDish; adapted: AdaptedDish; isVersion: boolean } | { stored: StoredRecipe };
};

/** Penalty for recently eaten dishes, and the effect of ratings, on the scale of `scoreDish`. */
export const recentDishPenalty = 12;
export const ratingPoints = { liked: 8, disliked: -30 } as const;

/**
 * The cookbook dishes that a household can cook, and their variants. They are filtered by the precompiled facts of the
 * dish and by each substituted food; the safety gate checks the whole recipe only of those that are chosen. `wanted`:
 * the meal types to be planned.
 */
export function bookCandidates(kitchen: Kitchen, wanted: readonly MealType[] = plannedMealTypes): Scored[] {
  const { tastes, needs, refused } = kitchen;
  return cookBook
    .filter(
      (one) =>
        one.dish.meals.some((meal) => isPlanned(meal) && wanted.includes(meal)) &&
        !refused.dishes.has(one) &&
        canBeCooked(one.dish, tastes),
    )
    .flatMap((one) =>
      versionsOf(one.dish, needs).flatMap((version) => candidateOf(one, version, kitchen) ?? []),
    );
}

export function isPlanned(mealType: MealType): boolean {
  return (plannedMealTypes as readonly MealType[]).includes(mealType);
}

export function idOf({ dish }: BookDish, { key }: DishVersion): string {
  return key === '' ? `dish-${dish.number}` : `dish-${dish.number}-${key}`;
}

function candidateOf(one: BookDish, version: DishVersion, kitchen: Kitchen): Scored | null {
  const { tastes, needs, spiceLevel, pantry, recent, liked, disliked } = kitchen;
  const { adapted } = version;
  const { dish } = one;
  const { isWritten, nutrition, foods, body, hotSodium } = makeUpOf(one, adapted);
  const isAllowed = isWritten
    ? isWithinLimits(one.facts, needs)
    : needs.dietaryRestrictions.every((diet) =>
        isPatternDiet(diet) ? one.facts.diets.includes(diet) : figureBreach(diet, nutrition) === null,
      );
  const sodium = nutrition.sodium + hotSodium * (spiceFactor(dish.heat, spiceLevel) - 1);
  const meals = dish.meals.filter(
    (meal) => isServedAs(dish, meal) && isMeal({ nutritionInfo: { ...nutrition, sodium } }, meal),
  );
  if (!isAllowed || meals.length === 0) return null;
  const minutes = minutesOf(one, adapted, tastes.profile.householdSize);
  if (minutes > tastes.maxMinutes) return null;
  return {
    candidate: {
      id: idOf(one, version),
      dish: `dish-${dish.number}`,
      source: 'book',
      kind: dish.kind,
      main: mainOf(foods).id,
      cuisine: dish.cuisine,
      minutes,
      meals,
      nutrition,
      ...foodFacts(body, pantry),
      minServings: servingsFor(dish, 1) ?? 1,
      maxPeople:
        servingsFor(dish, Number.MAX_SAFE_INTEGER) === null ? 2 * dish.serves : Number.MAX_SAFE_INTEGER,
      taste: 0,
    },
    score:
      scoreDish({ dish, nutrition, foods }, tastes, undefined) +
      (liked.dishes.has(one) ? ratingPoints.liked : 0) +
      (disliked.dishes.has(one) ? ratingPoints.disliked : 0) -
      (recent.dishes.has(one) ? recentDishPenalty : 0),
    origin: { one, adapted, isVersion: version.key !== '' },
  };
}

/**
 * Total minutes for this number of people. A variant takes as much longer with more people as the original dish does.
 */
function minutesOf({ dish, minutesFor }: BookDish, { minutes }: AdaptedDish, people: number): number {
  const servings = servingsFor(dish, people) ?? people;
  return minutes.total + minutesFor[Math.min(servings, minutesFor.length) - 1]! - dish.minutes.total;
}

/** Facts of a variant that do not depend on the household, computed once for all households that share it. */
type MakeUp = {
  isWritten: boolean;
  nutrition: Nutrition;
  foods: BookDish['foods'];
  body: Body;
  /** Milligrams of sodium per serving from hot ingredients, which are scaled by the household's spice level. */
  hotSodium: number;
};

const makeUps = new WeakMap<AdaptedDish, MakeUp>();

function makeUpOf(one: BookDish, adapted: AdaptedDish): MakeUp {
  const known = makeUps.get(adapted) ?? findMakeUp(one, adapted);
  makeUps.set(adapted, known);
  return known;
}

function findMakeUp(one: BookDish, adapted: AdaptedDish): MakeUp {
  const { dish } = one;
  const isWritten =
    dish.parts.length === adapted.parts.size &&
    dish.parts.every((part) => adapted.parts.get(part.key) === part);
  const hot = [...adapted.parts].filter(([key]) => dish.spicy.includes(key)).map(([, part]) => part);
  const weighed = perServing(weigh(withEnoughSalt(adapted).parts.values()), dish.serves);
  return {
    isWritten,
    nutrition: isWritten ? one.nutrition : nutritionOf(weighed),
    foods: isWritten ? one.foods : sharesOf(weighed),
    body: bodyOf(weighed),
    hotSodium: nutritionOf(perServing(weigh(hot), dish.serves)).sodium,
  };
}

function perServing(weighed: Weighed, servings: number): Weighed {
  return weighed.map(({ food, grams }) => ({ food, grams: grams / servings }));
}

function nutritionOf(weighed: Weighed): Nutrition {
  const sum = { calories: 0, protein: 0, carbs: 0, fat: 0, fiber: 0, sugar: 0, sodium: 0 };
  for (const { food, grams } of weighed) {
    const share = grams / 100;
    sum.calories += food.per100g.calories * share;
    sum.protein += food.per100g.protein * share;
    sum.carbs += food.per100g.carbs * share;
    sum.fat += food.per100g.fat * share;
    sum.fiber += food.per100g.fiber * share;
    sum.sugar += food.per100g.sugar * share;
    sum.sodium += food.per100g.sodium * share;
  }
  return sum;
}
