import { isToTaste } from '../nutrition/to-taste.ts';
import type { JudgedRecipe, RecipeLine, Violation } from './recipe-lines.ts';

/** Bounds and messages of the recipe schema (docs/product.md, Validation). */
const bounds = { title: [3, 100], cookingTime: [1, 480], servings: [1, 20] } as const;

/** Checks that a recipe is complete: title, time in minutes, servings, ingredients and instructions. */
export function shapeViolations(recipe: JudgedRecipe, lines: readonly RecipeLine[]): Violation[] {
  const title = recipe.title.trim();
  const found: [boolean, string][] = [
    [title.length < bounds.title[0], 'Recipe title must be at least 3 characters'],
    [title.length > bounds.title[1], 'Recipe title too long'],
    [!(recipe.cookingTime >= bounds.cookingTime[0]), 'Cooking time must be at least 1 minute'],
    [recipe.cookingTime > bounds.cookingTime[1], 'Cooking time cannot exceed 8 hours'],
    [!(recipe.servings >= bounds.servings[0]), 'Must serve at least 1 person'],
    [recipe.servings > bounds.servings[1], 'Cannot serve more than 20 people'],
    [isBroken(recipe.cookingTime), 'Cooking time must be a whole number of minutes'],
    [isBroken(recipe.servings), 'Servings must be a whole number'],
    [recipe.ingredients.length === 0, 'Recipe must have at least one ingredient'],
    [recipe.ingredients.some((one) => one.name.trim() === ''), 'Ingredient name required'],
    [recipe.instructions.every((step) => step.trim() === ''), 'Recipe must have at least one instruction'],
  ];
  // Counted foods such as eggs need no unit; milk does.
  const unitless = lines.filter(
    ({ written, food, grams }) =>
      written.unit.trim() === '' && food !== null && grams === null && !isToTaste(written),
  );
  return [
    ...found.filter(([wrong]) => wrong).map(([, why]): Violation => ({ kind: 'shape', ingredient: '', why })),
    ...unitless.map(
      ({ written }): Violation => ({ kind: 'shape', ingredient: written.name, why: 'Unit required' }),
    ),
  ];
}

function isBroken(value: number): boolean {
  return Number.isFinite(value) && !Number.isInteger(value);
}
