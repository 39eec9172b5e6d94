import type { MealPlan } from '@plateful/contract/meal-plan.ts';
import { type PlannedMealType, plannedMealTypes } from '@plateful/domain/vocabulary/options.ts';
import { type PlainDate, weekFrom } from '@plateful/domain/weeks/plain-date.ts';

export type WeekCount = { monday: PlainDate; count: number };
export type CuisineCount = { cuisine: string; count: number };
export type DayMeals = { date: PlainDate; mealTypes: PlannedMealType[] };

/** The cuisines of the overview. All other recipes are summed up in the last row. */
export function withOthers(cuisines: readonly CuisineCount[], recipes: number): CuisineCount[] {
  const rest = recipes - cuisines.reduce((sum, { count }) => sum + count, 0);
  return rest > 0 ? [...cuisines, { cuisine: 'Other', count: rest }] : [...cuisines];
}

/** The meals of each day of the week, breakfast first. */
export function mealsPerDay(
  meals: readonly Pick<MealPlan, 'date' | 'mealType'>[],
  monday: PlainDate,
): DayMeals[] {
  return weekFrom(monday).map((date) => ({
    date,
    mealTypes: plannedMealTypes.filter((mealType) =>
      meals.some((meal) => meal.date === date && meal.mealType === mealType),
    ),
  }));
}
