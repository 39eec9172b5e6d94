import { allergensOfFood } from '../foods/allergens.ts';
import { figureBreach, isPatternDiet } from '../foods/diet-checks.ts';
import { dietsBrokenBy } from '../foods/diets.ts';
import type { Food, Nutrition } from '../foods/food.ts';
import { type Diet, diets } from '../vocabulary/options.ts';
import { patternDiets } from './pattern-diets.ts';
import type { IngredientLine } from './read-line.ts';

type LineDiets = {
  /** Strict diets that the line breaks in any amount. */
  breaks: Diet[];
  /** Diets that depend on the amount per serving, or on the brand ("may contain"). */
  depends: Diet[];
};

/**
 * The diets that one ingredient line breaks in any amount, and those that depend on amount or brand. Every choice of "a
 * or b" counts. The result is empty for an unknown food, which does not mean that it fits a diet.
 */
export function dietsOfLine(line: IngredientLine): LineDiets {
  const choices = line.food ? [line.food, ...line.alternatives] : line.alternatives;
  const broken = new Set(choices.flatMap((food) => dietsBrokenBy(food, line.freeOf)));
  const open = new Set(choices.flatMap((food) => dietsInDoubt(food, line)));
  return {
    breaks: diets.filter((diet) => broken.has(diet)),
    depends: diets.filter((diet) => open.has(diet) && !broken.has(diet)),
  };
}

function dietsInDoubt(food: Food, line: IngredientLine): Diet[] {
  const { contains, mayContain } = allergensOfFood(food, line.freeOf);
  const ofBrand = dietsBrokenBy({ ...food, contains: [...contains, ...mayContain] }, line.freeOf);
  // The maximum plausible amount decides whether nutrition limits could be exceeded.
  const grams = food.mostPerServing;
  const serving = nutritionAt(food, grams);
  const ofFigures = diets.filter((diet) => figureBreach(diet, serving) !== null);
  const alone = { ...line, food, alternatives: [], grams };
  const ofPattern = diets
    .filter(isPatternDiet)
    .filter((diet) => patternDiets[diet].contradictions([alone], 1).length > 0);
  return [...ofBrand, ...ofFigures, ...ofPattern];
}

function nutritionAt({ per100g }: Food, grams: number): Nutrition {
  const entries = Object.entries(per100g).map(([key, value]) => [key, (value * grams) / 100]);
  return Object.fromEntries(entries) as Nutrition;
}
