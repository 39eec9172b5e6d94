import type { Allergen, Cuisine, Diet } from '@plateful/domain/vocabulary/options.ts';

/** A visitor's choices for a sample day, in display order. No zod here: the browser loads this. */
export const dayCuisines = [
  'Mexican',
  'Korean',
  'Italian',
  'Indian',
  'Japanese',
  'Greek',
] as const satisfies readonly Cuisine[];
export const dayDiets = ['Vegetarian', 'Vegan', 'Gluten-Free'] as const satisfies readonly Diet[];
export const dayAllergies = ['Peanuts', 'Dairy'] as const satisfies readonly Allergen[];

/** Ours: number of different days per choice, after which they repeat. */
export const daysEach = 4;
