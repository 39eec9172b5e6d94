import { isFullMeal, suitsDiets } from '../cookbook/choosing/meal-suitability.ts';
import { foldTitle } from '../cookbook/choosing/recent-dishes.ts';
import { draftOf } from '../cookbook/draft-of-dish.ts';
import type { DishRecipe } from '../cookbook/make-recipe.ts';
import { type PreparedDish, prepareAdapted, withAmounts } from '../cookbook/prepare-dish.ts';
import { avoidedViolations } from '../cookbook/wishes/avoided-foods.ts';
import type { FoodId } from '../foods/food-id.ts';
import type { RecipeDraft } from '../recipes/recipe.ts';
import type { Scored } from './book-candidates.ts';
import { bodyOf } from './candidate.ts';
import type { PlanningContext } from './household.ts';
import { isSafe, measureRecipe } from './stored-candidates.ts';
import { type OpenSlot, servingsIn } from './week-problem.ts';

/** A candidate written out for one meal that passed the safety gate. Plain data. */
export type PlannedRecipe = {
  candidate: string;
  /** Id of the stored recipe; null for a cookbook dish, whose recipe is in `recipe`. */
  recipeId: string | null;
  recipe: RecipeDraft | null;
  title: string;
  /** Total time. */
  minutes: number;
  servings: number;
  /** Grams of perishable food that it uses. */
  perishables: { food: FoodId; grams: number }[];
  /** Whether its amounts were adjusted towards whole packs, so that it differs from the dish as written. */
  isAdjusted: boolean;
};

/**
 * A meal that passed. `prepared`: the dish of the cook book; null for a stored recipe. `writtenOut` adds the recipe with
 * its reason, once it is known whether the amounts stay.
 */
export type CheckedMeal = { planned: PlannedRecipe & { recipe: null }; prepared: PreparedDish | null };

/** A candidate written out for a slot; null as for `checkMeal`. */
export function renderMeal(scored: Scored, slot: OpenSlot, context: PlanningContext): PlannedRecipe | null {
  const checked = checkMeal(scored, slot, context);
  return checked && writtenOut(scored, checked, slot, context);
}

/** Null if the whole recipe violates a limit that its parts did not: the gate, the meal's time or energy, a diet's sense. */
export function checkMeal(scored: Scored, slot: OpenSlot, context: PlanningContext): CheckedMeal | null {
  const { candidate, origin } = scored;
  if ('stored' in origin) {
    if (!isSafe(origin.stored, context)) return null;
    const servings = servingsIn(candidate, slot);
    const { id, title } = origin.stored;
    const perishables = candidate.perishables.map(({ food, grams }) => ({ food, grams: grams * servings }));
    const planned = {
      candidate: candidate.id,
      recipeId: id,
      recipe: null,
      title,
      minutes: candidate.minutes,
      servings,
      perishables,
      isAdjusted: false,
    };
    return { planned, prepared: null };
  }
  const { needs, spiceLevel } = context;
  const isFitting = fits(slot, context);
  const prepared = prepareAdapted(origin.adapted, needs, slot.eaters, spiceLevel, isFitting);
  return prepared && checkedAs(scored, prepared, slot, context);
}

/** The same with other amounts in the list; null if the recipe then violates a limit. */
export function checkAdjusted(
  scored: Scored,
  prepared: PreparedDish,
  ingredients: DishRecipe['ingredients'],
  slot: OpenSlot,
  context: PlanningContext,
): CheckedMeal | null {
  const adjusted = withAmounts(prepared, ingredients, context.needs, fits(slot, context));
  const checked = adjusted && checkedAs(scored, adjusted, slot, context);
  return checked && { ...checked, planned: { ...checked.planned, isAdjusted: true } };
}

function fits(slot: OpenSlot, context: PlanningContext) {
  return (recipe: DishRecipe) =>
    isFullMeal(recipe, slot.mealType) &&
    recipe.cookingTime <= slot.maxMinutes &&
    // An adapted dish has its own title, which may be refused separately.
    !context.refused.titles.has(foldTitle(recipe.title));
}

function checkedAs(
  { candidate }: Scored,
  prepared: PreparedDish,
  slot: OpenSlot,
  { tastes }: PlanningContext,
): CheckedMeal | null {
  const { recipe } = prepared;
  if (avoidedViolations(recipe, tastes.profile.avoidedFoods).length > 0) return null;
  if (!suitsDiets(prepared, slot.mealType, tastes.profile)) return null;
  const { perishables } = bodyOf(measureRecipe(recipe).weighed);
  const planned = {
    candidate: candidate.id,
    recipeId: null,
    recipe: null,
    title: recipe.title,
    minutes: recipe.cookingTime,
    servings: recipe.servings,
    perishables: perishables.map(({ food, grams }) => ({ food, grams: grams * recipe.servings })),
    isAdjusted: false,
  };
  return { planned, prepared };
}

/** The meal with its recipe as it is served; a stored recipe needs none. */
export function writtenOut(
  { origin }: Scored,
  { planned, prepared }: CheckedMeal,
  { mealType }: Pick<OpenSlot, 'mealType'>,
  { tastes }: PlanningContext,
): PlannedRecipe {
  if (!prepared || 'stored' in origin) return planned;
  return { ...planned, recipe: draftOf(origin.bookDish, prepared, mealType, tastes) };
}
