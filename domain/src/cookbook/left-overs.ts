import { readLines } from '../safety/recipe-lines.ts';
import type { DishRecipe } from './make-recipe.ts';

/**
 * How long what is left keeps in a refrigerator: USDA FSIS gives cooked food three to four days, and fish and seafood
 * one to two; the British Food Standards Agency gives cooked rice a day. Ours are the shorter ends.
 */
const keeps = { rice: 'a day', fish: 'a day', other: '3 days' } as const;
/** Not chilled: it stands under a lid or in a tin. */
const baked = /\b(?:cake|cookies|cookie|biscuits|loaf|bread|buns|rolls|granola|scones|muffins|brownies)\b/i;

/** The recipe with what becomes of the servings that are more than the household: a pot or a tin is made whole. */
export function withLeftOvers(recipe: DishRecipe, people: number): DishRecipe {
  const { servings, instructions, ingredients, title } = recipe;
  const left = servings - people;
  if (left < 1) return recipe;
  const foods = readLines(ingredients).flatMap(({ food }) => food ?? []);
  const isOfTheSea = foods.some(({ class: kind }) => ['fish', 'crustacean', 'mollusc'].includes(kind));
  const hasRice = foods.some(({ id }) => /rice$/.test(id));
  const time = isOfTheSea ? keeps.fish : hasRice ? keeps.rice : keeps.other;
  const where = baked.test(title) ? 'well wrapped' : 'covered in the refrigerator';
  const rest = left === 1 ? 'the one that is left keeps' : `the ${left} that are left keep`;
  const note = `This makes ${servings} servings; ${rest} for ${time} ${where}.`;
  return { ...recipe, instructions: [...instructions.slice(0, -1), `${instructions.at(-1)} ${note}`] };
}
