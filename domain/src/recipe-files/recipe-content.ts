import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import { formatQuantity } from '../quantities/format-amount.ts';
import type { MealType } from '../vocabulary/options.ts';

/** What a file says of a recipe: all that its cook wrote, nothing that is computed or tells of an account. */
export type RecipeContent = {
  title: string;
  description: string | null;
  ingredients: readonly Ingredient[];
  instructions: readonly string[];
  /** Minutes. */
  cookingTime: number | null;
  servings: number;
  cuisineType: string | null;
  mealType: MealType | null;
  tags: readonly string[];
  goesWith: readonly string[];
};

/** Under which name a file holds the content itself, beside the fields that all programs read. */
export const contentKey = 'plateful';

/** A line as people read it. Programs split lines at spaces, not at narrow ones. */
export function ingredientLine({ amount, unit, name }: Ingredient): string {
  return `${formatQuantity(amount, unit).replaceAll('\u202f', ' ')} ${name}`.trim();
}

/** "1 hour 15 minutes", as people and programs read it. */
export function timeInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const words = [
    hours && `${hours} hour${hours === 1 ? '' : 's'}`,
    rest && `${rest} minute${rest === 1 ? '' : 's'}`,
  ];
  return words.filter(Boolean).join(' ');
}

/** Fields of every file in one order, whatever else a row has. */
export function contentOf(recipe: RecipeContent): RecipeContent {
  const { title, description, ingredients, instructions, cookingTime, servings } = recipe;
  const { cuisineType, mealType, tags, goesWith } = recipe;
  return {
    title,
    description,
    ingredients: ingredients.map(({ name, amount, unit }) => ({ name, amount, unit })),
    instructions,
    cookingTime,
    servings,
    cuisineType,
    mealType,
    tags,
    goesWith,
  };
}
