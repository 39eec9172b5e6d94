import { dishesCalled, foldTitle } from '../cookbook/choosing/recent-dishes.ts';
import { scoreDish } from '../cookbook/choosing/score-dish.ts';
import { avoidedViolations } from '../cookbook/wishes/avoided-foods.ts';
import { missingEquipment } from '../cookbook/wishes/needed-equipment.ts';
import type { Nutrition } from '../foods/food.ts';
import { nutritionOfLines } from '../nutrition/nutrition.ts';
import { memoize } from '../quantities/memoize.ts';
import { mainOf, sharesOf } from '../recipes/main-food.ts';
import { checkRecipe, listViolations } from '../safety/check-recipe.ts';
import { readLines } from '../safety/recipe-lines.ts';
import type { MealType } from '../vocabulary/options.ts';
import { isPlanned, ratingPoints, recentDishPenalty, type Scored } from './book-candidates.ts';
import { bodyOf, foodFacts, type Weighed } from './candidate.ts';
import type { PlanningContext } from './household.ts';
import { mainGroupOf } from './main-group.ts';
import type { StoredRecipe } from './stored-recipe.ts';

/** Bonus for recipes that the household saved, on the scale of `scoreDish`. */
const ownPoints = { own: 2, favorite: 6 } as const;
const mains: readonly MealType[] = ['lunch', 'dinner'];

/**
 * Own recipes and favorites with a known time whose lists keep the limits and that can be cooked with the equipment.
 * `isSafe` asks the whole safety gate before one is served: few are chosen, and reading all texts takes long.
 */
export function storedCandidates(recipes: readonly StoredRecipe[], context: PlanningContext): Scored[] {
  return recipes.flatMap((recipe) => candidateOf(recipe, context) ?? []);
}

function candidateOf(recipe: StoredRecipe, context: PlanningContext): Scored | null {
  const { tastes, refused, recent, liked, disliked } = context;
  const title = foldTitle(recipe.title);
  const minutes = recipe.cookingTime;
  if (minutes === null || minutes > tastes.maxMinutes || refused.titles.has(title)) return null;
  if (recipe.mealType && !isPlanned(recipe.mealType)) return null;
  if (missingEquipment(recipe.instructions, tastes.wish.withoutEquipment).length > 0) return null;
  if (listViolations(timed(recipe), context.needs).length > 0) return null;
  const measured = measureRecipe(recipe);
  const points =
    ownPoints[recipe.source] +
    (liked.titles.has(title) ? ratingPoints.liked : 0) +
    (disliked.titles.has(title) ? ratingPoints.disliked : 0) -
    (recent.titles.has(title) ? recentDishPenalty : 0);
  return scored(recipe, measured, context, minutes, points);
}

/** A kept meal as a candidate. No limits are checked: the user put it there. */
export function candidateOfFixedMeal(recipe: StoredRecipe, context: PlanningContext) {
  return scored(recipe, measureRecipe(recipe), context, recipe.cookingTime ?? 0, 0).candidate;
}

function scored(
  recipe: StoredRecipe,
  { weighed, nutrition }: Measured,
  { tastes, pantry }: PlanningContext,
  minutes: number,
  points: number,
) {
  const [book] = dishesCalled([recipe.title]);
  const meals = recipe.mealType ? withSibling(recipe.mealType) : mains;
  const foods = sharesOf(weighed);
  const dish = {
    name: recipe.title,
    cuisine: recipe.cuisineType ?? '',
    kind: book?.dish.kind ?? null,
    meals,
    minutes: { active: minutes, total: minutes },
    skill: tastes.profile.cookingSkillLevel,
    heat: book?.dish.heat ?? 2,
    cost: 2 as const,
    tags: [],
    open: {},
  };
  return {
    candidate: {
      id: `recipe-${recipe.id}`,
      dish: book ? `dish-${book.dish.number}` : `recipe-${foldTitle(recipe.title)}`,
      source: recipe.source,
      kind: dish.kind,
      main: foods.length > 0 ? mainOf(foods).id : null,
      group: mainGroupOf(foods),
      side: null,
      cuisine: recipe.cuisineType,
      minutes,
      meals,
      nutrition,
      ...foodFacts(bodyOf(weighed), pantry),
      minServings: 1,
      maxPeople: Number.MAX_SAFE_INTEGER,
      taste: 0,
    },
    score: scoreDish({ dish, nutrition, foods }, tastes, undefined) + points,
    origin: { stored: recipe },
  };
}

/** Lunch dishes also fit dinner, and the reverse. */
function withSibling(mealType: MealType): readonly MealType[] {
  return mains.includes(mealType) ? mains : [mealType];
}

type Measured = { weighed: Weighed; nutrition: Nutrition };

/** The food of each weighed line with its grams per serving, and the nutrition per serving. */
export function measureRecipe({
  ingredients,
  servings,
}: Pick<StoredRecipe, 'ingredients' | 'servings'>): Measured {
  const lines = readLines(ingredients);
  return {
    weighed: lines.flatMap(({ food, grams }) =>
      food && grams !== null && Number.isFinite(grams) ? [{ food, grams: grams / servings }] : [],
    ),
    nutrition: nutritionOfLines(lines, servings).perServing,
  };
}

const judged = new Map<string, boolean>();
/** Limits the cache to a few megabytes. */
const maxCached = 2000;

/** Whether a recipe passes the safety gate and has no avoided food. Memoized per recipe text and limits. */
export function isSafe(recipe: StoredRecipe, { needs, tastes }: PlanningContext): boolean {
  const { title, description, ingredients, instructions, servings } = recipe;
  const { avoidedFoods } = tastes.profile;
  const { allergies, dietaryRestrictions } = needs;
  const key = JSON.stringify([
    [title, description, ingredients, instructions, servings],
    [allergies, dietaryRestrictions, avoidedFoods],
  ]);
  return memoize(
    judged,
    maxCached,
    key,
    () => checkRecipe(timed(recipe), needs).ok && avoidedViolations(recipe, avoidedFoods).length === 0,
  );
}

/** The gate judges recipes with a time; without one a recipe is not planned, but may be a kept meal. */
function timed(recipe: StoredRecipe) {
  return { ...recipe, cookingTime: recipe.cookingTime ?? 1 };
}
