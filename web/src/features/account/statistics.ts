import type { MealPlan } from '@plateful/contract/meal-plan.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { type PlannedMealType, plannedMealTypes } from '@plateful/domain/vocabulary/options.ts';
import { addDays, localDay, mondayOf, type PlainDate, weekFrom } from '@plateful/domain/weeks/plain-date.ts';

export type WeekCount = { monday: PlainDate; count: number };
export type CuisineCount = { cuisine: string; count: number };
export type DayMeals = { date: PlainDate; mealTypes: PlannedMealType[] };

const shownWeeks = 8;
const shownCuisines = 5;
const otherCuisines = 'Other';

/** How many recipes came in each of the last eight weeks of this device's calendar, the present one last. */
export function recipesPerWeek(recipes: readonly Pick<Recipe, 'createdAt'>[], today: PlainDate): WeekCount[] {
  const last = mondayOf(today);
  const mondays = Array.from({ length: shownWeeks }, (_, index) =>
    addDays(last, 7 * (index + 1 - shownWeeks)),
  );
  // A day of slack for the zone: dates of years of recipes need not be computed.
  const earliest = addDays(mondays[0] ?? last, -1);
  const counts = new Map(mondays.map((monday) => [monday, 0]));
  for (const { createdAt } of recipes) {
    if (createdAt < earliest) continue;
    const monday = mondayOf(localDay(new Date(createdAt)));
    const count = counts.get(monday);
    if (count !== undefined) counts.set(monday, count + 1);
  }
  return [...counts].map(([monday, count]) => ({ monday, count }));
}

/** The most frequent cuisines, most frequent first; all others and recipes of none are one line at the end. */
export function topCuisines(recipes: readonly Pick<Recipe, 'cuisineType'>[]): CuisineCount[] {
  const named = new Map<string, CuisineCount>();
  for (const { cuisineType } of recipes) {
    const cuisine = cuisineType?.trim() ?? '';
    const key = cuisine.toLowerCase();
    if (key === '' || key === otherCuisines.toLowerCase()) continue;
    const known = named.get(key);
    if (known) known.count += 1;
    else named.set(key, { cuisine, count: 1 });
  }
  const sorted = [...named.values()].sort(
    (a, b) => b.count - a.count || a.cuisine.localeCompare(b.cuisine, 'en'),
  );
  const top = sorted.slice(0, shownCuisines);
  const rest = recipes.length - top.reduce((sum, { count }) => sum + count, 0);
  return rest > 0 ? [...top, { cuisine: otherCuisines, count: rest }] : top;
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
