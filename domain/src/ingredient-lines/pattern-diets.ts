import type { PatternDiet } from '../foods/diet-checks.ts';
import { isMediterranean, mediterraneanContradictions } from './mediterranean.ts';
import type { IngredientLine } from './read-line.ts';

type PatternRules = {
  /** Whether a dish counts as this diet. */
  keeps(lines: readonly IngredientLine[], servings: number): boolean;
  /** How a serving clearly contradicts the diet, as endings of sentences; empty for nearly every dish. */
  contradictions(lines: readonly IngredientLine[], servings: number): string[];
};

export const patternDiets: Record<PatternDiet, PatternRules> = {
  Mediterranean: { keeps: isMediterranean, contradictions: mediterraneanContradictions },
};
