import type { Nutrition } from '../foods/food.ts';
import type { MealType } from '../vocabulary/options.ts';

/** One line of a recipe. `name` may carry the preparation after a comma: "red onion, thinly sliced". */
export type Ingredient = {
  name: string;
  /** For all servings together. */
  amount: number;
  /** A unit of `quantities/units.ts`, "whole" for things that are counted. */
  unit: string;
};

/** A recipe before it has an owner and an id. */
export type RecipeDraft = {
  title: string;
  /** Of the dish alone: it is public with the recipe. */
  description: string;
  /** Why it suits the household, in sentences for its owner alone. */
  reason: string | null;
  ingredients: readonly Ingredient[];
  instructions: readonly string[];
  /** Minutes, start to finish. */
  cookingTime: number;
  servings: number;
  cuisineType: string | null;
  mealType: MealType | null;
  /** Per serving. */
  nutritionInfo: Nutrition;
  tags: readonly string[];
};
