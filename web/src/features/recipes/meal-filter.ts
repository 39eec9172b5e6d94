import { type MealType, mealTypes } from '@plateful/domain/vocabulary/options.ts';
import { capitalized } from '#lib/words.ts';

export type MealFilter = 'all' | MealType;

/** The filter that an address asks for: everything unless it names a meal. */
export function mealFilterOf(text: string | null): MealFilter {
  return mealTypes.find((meal) => meal === text) ?? 'all';
}

export const mealOptions = [
  { value: 'all', label: 'All meals' },
  ...mealTypes.map((meal) => ({ value: meal as string, label: capitalized(meal) })),
];
