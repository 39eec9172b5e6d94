import { type MealType, mealTypes } from '@plateful/domain/taste/options.ts';

export type MealFilter = 'all' | MealType;

/** The filter that an address asks for: everything unless it names a meal. */
export function mealFilterOf(text: string | null): MealFilter {
  return mealTypes.find((meal) => meal === text) ?? 'all';
}
