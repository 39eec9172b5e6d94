import type { dayAllergies, dayCuisines, dayDiets } from '@plateful/contract/day-choices.ts';

export type DayCuisine = (typeof dayCuisines)[number];
export type DayDiet = (typeof dayDiets)[number];
export type DayAllergy = (typeof dayAllergies)[number];

/** What a day on the home page is composed for. */
export type DayChoice = {
  cuisine: DayCuisine | null;
  diet: DayDiet | null;
  allergies: readonly DayAllergy[];
  seed: number;
};

export const firstChoice: DayChoice = { cuisine: 'Mexican', diet: null, allergies: ['Peanuts'], seed: 0 };

/** Ids of the library, which never change: breakfast tacos, shrimp tostadas, carne asada. */
export const firstDishes: readonly string[] = [1002, 1004, 1006].map(
  (number) => `5a3b1e00-0000-8000-8000-${String(number).padStart(12, '0')}`,
);
