import type { Allergen, Cuisine, Diet } from '@plateful/domain/vocabulary/options.ts';

/** What a visitor can choose a composed day by, in the order on screen. No zod here: the browser loads this. */
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

/** Ours: so many days for each choice, then the first one again. */
export const daysEach = 4;
