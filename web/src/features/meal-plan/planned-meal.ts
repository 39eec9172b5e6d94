import type { MealPlan } from '@plateful/contract/meal-plan.ts';
import type { PlannedMealType } from '@plateful/domain/vocabulary/options.ts';
import { addDays, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { counted } from '#lib/words.ts';

export type Slot = { date: PlainDate; mealType: PlannedMealType };

/** A recipe in a slot. One that the server has not answered for yet has no id. */
export type PlannedMeal = Omit<MealPlan, 'id' | 'userId' | 'createdAt'> & { id: string | null };
export type SavedMeal = PlannedMeal & { id: string };
export type NewMeal = Omit<PlannedMeal, 'id'>;

export function isSaved(meal: PlannedMeal): meal is SavedMeal {
  return meal.id !== null;
}

export function isInSlot(meal: Slot, slot: Slot): boolean {
  return meal.date === slot.date && meal.mealType === slot.mealType;
}

/** Of the slot's element. */
export function slotId({ date, mealType }: Slot): string {
  return `slot-${date}-${mealType}`;
}

/** With `meal` in its slot, in place of any meal there. */
export function withMeal<M extends PlannedMeal>(meals: readonly M[], meal: M): M[] {
  return [...withoutSlot(meals, meal), meal];
}

export function withoutSlot<M extends PlannedMeal>(meals: readonly M[], slot: Slot): M[] {
  return meals.filter((meal) => !isInSlot(meal, slot));
}

/** Kcal per person of a day's meals. `isComplete` is false when some of what is eaten has unknown figures. */
type DayCalories = { calories: number; isComplete: boolean };

/** Null when nothing is planned or a meal has no figures at all: part of a day would read like all of it. */
export function dayCalories(meals: readonly PlannedMeal[]): DayCalories | null {
  if (meals.length === 0) return null;
  let calories = 0;
  for (const { recipe } of meals) {
    if (recipe.nutritionInfo === null) return null;
    calories += recipe.nutritionInfo.calories;
  }
  return {
    calories: Math.round(calories),
    isComplete: meals.every(({ recipe }) => recipe.facts.coverage >= 1),
  };
}

/** What goes to the week after: same weekday, same meal. A slot that is taken there keeps what it has. */
export function mealsToCopy(week: readonly PlannedMeal[], nextWeek: readonly PlannedMeal[]): NewMeal[] {
  return week
    .map((meal): NewMeal => ({ ...newMeal(meal), date: addDays(meal.date, 7) }))
    .filter((meal) => !nextWeek.some((taken) => isInSlot(taken, meal)));
}

function newMeal({ recipeId, date, mealType, servings, recipe }: PlannedMeal): NewMeal {
  return { recipeId, date, mealType, servings, recipe };
}

/** 'Copied 5 of 7 meals. 2 slots of next week already had a meal and kept it.' */
export function copiedWords(copied: number, kept: number): { title: string; description: string } {
  if (copied === 0) {
    const slots = kept === 1 ? 'this slot' : 'each of these slots';
    return {
      title: 'No meals copied',
      description: `Next week already has a meal in ${slots}, and kept it.`,
    };
  }
  const title = 'Week copied';
  if (kept === 0) return { title, description: `Copied ${counted(copied, 'meal')}.` };
  const all = counted(copied + kept, 'meal');
  return {
    title,
    description: `Copied ${copied} of ${all}. ${counted(kept, 'slot')} of next week already had a meal and kept it.`,
  };
}
