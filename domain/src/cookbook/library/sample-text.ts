import type { Cuisine, MealType } from '../../vocabulary/options.ts';

/** A sample recipe as written by hand; id, nutrition and derived tags are added when the library is gathered. */
export type SampleText = {
  /** Never changes and is never used again: the recipe's id follows from it. */
  number: number;
  title: string;
  description: string;
  cuisineType: Cuisine;
  mealType: MealType;
  /** Minutes, start to finish. */
  cookingTime: number;
  servings: number;
  tags: readonly string[];
  /** Amount for all servings, unit, name with the preparation after a comma. */
  ingredients: readonly (readonly [number, string, string])[];
  instructions: readonly string[];
};
