import { listLanguage } from '../ingredient-lines/list-language.ts';
import { allergenViolations } from './check-allergens.ts';
import { amountViolations } from './check-amounts.ts';
import { dietViolations } from './check-diets.ts';
import { methodViolations } from './check-method.ts';
import { shapeViolations } from './check-shape.ts';
import { unknownFoodViolations } from './check-unknown-foods.ts';
import { withGlosses } from './glossed-names.ts';
import {
  type JudgedRecipe,
  type Limits,
  type RecipeLine,
  readLines,
  type Violation,
} from './recipe-lines.ts';
import { unreadTextViolations } from './unverifiable-texts.ts';

export type { Limits, Violation } from './recipe-lines.ts';

/**
 * The safety gate. Checks a recipe from any source against a household's allergies and diets, and against what any
 * recipe must satisfy: shape, known foods, amounts that people can eat, and texts that can be understood and use only
 * listed foods. In doubt it rejects. Never throws, however absurd the recipe.
 */
export function checkRecipe(written: JudgedRecipe, limits: Limits): { ok: boolean; violations: Violation[] } {
  const recipe = withGlosses(written);
  const lines = readLines(recipe.ingredients);
  const violations = [
    ...shapeViolations(recipe, lines),
    ...lineViolations(recipe, lines, limits),
    ...methodViolations(recipe, lines, limits),
    ...unreadTextViolations(recipe, listLanguage(recipe.ingredients), limits),
  ];
  return { ok: violations.length === 0, violations };
}

/** What the ingredient list alone violates: a small part of the work of `checkRecipe`, which finds more. */
export function listViolations(written: JudgedRecipe, limits: Limits): Violation[] {
  const recipe = withGlosses(written);
  return lineViolations(recipe, readLines(recipe.ingredients), limits);
}

function lineViolations(
  { servings, instructions }: JudgedRecipe,
  lines: readonly RecipeLine[],
  limits: Limits,
): Violation[] {
  return [
    ...allergenViolations(lines, limits.allergies),
    ...dietViolations(lines, servings, limits.dietaryRestrictions),
    ...unknownFoodViolations(lines, limits),
    ...amountViolations(lines, servings, instructions),
  ];
}
