import type { Allergen, Diet } from '../vocabulary/options.ts';
import { checkRecipe } from './check-recipe.ts';
import type { JudgedRecipe } from './recipe-lines.ts';

export type Line = [amount: number, unit: string, name: string];

export function recipe(
  lines: Line[],
  instructions = ['Cook everything and serve.'],
  more: Partial<JudgedRecipe> = {},
) {
  const ingredients = lines.map(([amount, unit, name]) => ({ amount, unit, name }));
  return { title: 'Supper', ingredients, instructions, cookingTime: 30, servings: 4, ...more };
}

export const check = (judged: JudgedRecipe, allergies: Allergen[] = [], dietaryRestrictions: Diet[] = []) =>
  checkRecipe(judged, { allergies, dietaryRestrictions }).violations;
export const reasons = (...args: Parameters<typeof check>) =>
  check(...args).map((violation) => violation.why);

export const stew: Line[] = [
  [600, 'g', 'chicken breast'],
  [300, 'g', 'rice'],
  [2, 'whole', 'onions'],
  [2, 'tbsp', 'olive oil'],
];
