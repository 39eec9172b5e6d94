import type { PatternDiet } from '../foods/diet-checks.ts';
import { isMediterranean, mediterraneanContradictions } from './mediterranean.ts';
import type { IngredientLine } from './read-line.ts';

type PatternRules = {
  /** Whether a dish is what we call by that name. */
  keeps(lines: readonly IngredientLine[], servings: number): boolean;
  /** What of one serving plainly contradicts it, as sentences' ends; none for nearly every dish. */
  contradictions(lines: readonly IngredientLine[], servings: number): string[];
};

export const patternDiets: Record<PatternDiet, PatternRules> = {
  Mediterranean: { keeps: isMediterranean, contradictions: mediterraneanContradictions },
};
