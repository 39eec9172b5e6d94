import type { ComposedDay } from '@plateful/contract/composed-day.ts';
import type { dayAllergies, dayCuisines, dayDiets } from '@plateful/contract/day-choices.ts';

export type DayCuisine = (typeof dayCuisines)[number];
export type DayDiet = (typeof dayDiets)[number];
export type DayAllergy = (typeof dayAllergies)[number];

/** The choices that a day on the home page is composed for. */
export type DayChoice = {
  cuisine: DayCuisine | null;
  diet: DayDiet | null;
  allergies: readonly DayAllergy[];
  seed: number;
};

export const firstChoice: DayChoice = { cuisine: 'Mexican', diet: null, allergies: ['Peanuts'], seed: 0 };

/** The initial day of the home page, taken from the library so that no request is needed (first-choice.test.ts). */
export const firstDay: ComposedDay = {
  dishes: [
    {
      id: '5a3b1e00-0000-8000-8000-000000001002',
      title: 'Sweet potato and black bean breakfast tacos',
      mealType: 'breakfast',
      cookingTime: 35,
      servings: 4,
      calories: 660,
      cuisineType: 'Mexican',
      pictures: ['beans', 'roasted-sweet-potato', 'leafy-green', 'avocado', 'flatbread', 'lime'],
    },
    {
      id: '5a3b1e00-0000-8000-8000-000000001004',
      title: 'Lime shrimp tostadas',
      mealType: 'lunch',
      cookingTime: 35,
      servings: 4,
      calories: 327,
      cuisineType: 'Mexican',
      pictures: ['shrimp', 'tomato', 'flatbread', 'avocado', 'cucumber', 'onion'],
    },
    {
      id: '5a3b1e00-0000-8000-8000-000000001006',
      title: 'Carne asada with charred green onions and avocado salsa',
      mealType: 'dinner',
      cookingTime: 50,
      servings: 4,
      calories: 704,
      cuisineType: 'Mexican',
      pictures: ['cut-of-meat', 'avocado', 'flatbread', 'tomato', 'leafy-green', 'herb'],
    },
  ],
  checked: { allergies: ['Peanuts'], diets: [] },
};
