import { dietChecks, figureBreach, figureDiets, isPatternDiet } from '../foods/diet-checks.ts';
import { dietsRiskedBy } from '../foods/diets.ts';
import type { Nutrition } from '../foods/food.ts';
import { patternDiets } from '../ingredient-lines/pattern-diets.ts';
import { nutritionOfLines } from '../nutrition/nutrition.ts';
import type { Diet } from '../vocabulary/options.ts';
import { additionalFoods } from './named-foods.ts';
import { choicesOf, type RecipeLine, sentence, subjectOf, type Violation, verbFor } from './recipe-lines.ts';

/**
 * Strict diets are checked by every food of every line; Keto, Low-Carb and Low-Fat by nutrition per serving;
 * Mediterranean only by clear contradictions. If the servings are invalid, which the check of the shape reports,
 * nothing is checked per serving.
 */
export function dietViolations(
  lines: readonly RecipeLine[],
  servings: number,
  restrictions: readonly Diet[],
): Violation[] {
  const byFood = lines.flatMap((line) => foodDietViolations(line, restrictions));
  if (!Number.isFinite(servings) || servings <= 0) return byFood;
  return [...byFood, ...figureViolations(lines, servings, restrictions)];
}

function foodDietViolations(line: RecipeLine, restrictions: readonly Diet[]): Violation[] {
  const wanted = restrictions.filter((diet) => dietChecks[diet].by === 'foods');
  if (wanted.length === 0) return [];
  const choices = choicesOf(line).map((food) => ({ food, broken: dietsRiskedBy(food, line.freeOf) }));
  const aside = additionalFoods(line).map((food) => ({ food, broken: dietsRiskedBy(food) }));
  return [...choices, ...aside].flatMap(({ food, broken }) => {
    const subject = subjectOf(line, food);
    return wanted
      .filter((diet) => broken.includes(diet))
      .map((diet) =>
        breachOf(line.written.name, sentence(`${subject} ${verbFor(subject, 'is')} not ${diet}`)),
      );
  });
}

function figureViolations(
  lines: readonly RecipeLine[],
  servings: number,
  restrictions: readonly Diet[],
): Violation[] {
  const { perServing } = nutritionOfLines(lines, servings);
  const figures = figureDiets
    .filter((diet) => restrictions.includes(diet))
    .flatMap((diet) => {
      const breach = figureBreach(diet, perServing);
      if (!breach) return [];
      const source = mainSource(lines, breach.figure);
      const from = source ? `, most of it from ${source.food?.name},` : ',';
      const why = `One serving has ${breach.has}${from} and ${breach.allows}`;
      return [breachOf(source?.written.name ?? '', why)];
    });
  const contradictions = restrictions
    .filter(isPatternDiet)
    .flatMap((diet) => patternDiets[diet].contradictions(lines, servings))
    .map((why) => breachOf('', `One serving has ${why}`));
  return [...figures, ...contradictions];
}

function breachOf(ingredient: string, why: string): Violation {
  return { kind: 'diet', ingredient, why };
}

/** The line that contributes most of a figure, and so the one to change first. */
function mainSource(lines: readonly RecipeLine[], figure: keyof Nutrition): RecipeLine | null {
  const brought = (line: RecipeLine) => (line.food?.per100g[figure] ?? 0) * (line.grams ?? 0);
  return lines.reduce<RecipeLine | null>(
    (most, line) => (brought(line) > (most ? brought(most) : 0) ? line : most),
    null,
  );
}
