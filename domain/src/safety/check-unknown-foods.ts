import { isPatternDiet } from '../foods/diet-checks.ts';
import { nutritionOfLines } from '../nutrition/nutrition.ts';
import { joinList } from '../vocabulary/wording.ts';
import {
  type Limits,
  type RecipeLine,
  sentence,
  unknownNames,
  type Violation,
  verbFor,
} from './recipe-lines.ts';

/** If less of the weight is known, the nutrition of a recipe would be a guess. */
const minCoverage = 0.5;

/**
 * Foods that the food table lacks. None is safe under an allergy or a strict diet. Without such limits they are allowed
 * until most of the dish's weight is unknown and nothing can be computed from it. Mediterranean is checked as a pattern
 * of the whole dish and rejects no food for being unknown.
 */
export function unknownFoodViolations(lines: readonly RecipeLine[], limits: Limits): Violation[] {
  const unknown = lines.flatMap((line) => unknownNames(line).map((name) => ({ line, name })));
  if (unknown.length === 0) return [];
  const hard = [...limits.allergies, ...limits.dietaryRestrictions.filter((diet) => !isPatternDiet(diet))];
  const computable = nutritionOfLines(lines, 1).coverage >= minCoverage;
  if (hard.length === 0 && computable) return [];
  const reason =
    hard.length > 0
      ? `no food that we know, so it cannot be called safe for ${joinList(hard)}`
      : 'no food that we know, and too little else is left to work out the dish';
  return unknown.map(({ line, name }) => ({
    kind: 'unknown-food',
    ingredient: line.written.name,
    why: sentence(`${name} ${verbFor(name, 'is')} ${reason}`),
  }));
}
