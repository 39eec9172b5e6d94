import { recipeFacts } from '@plateful/contract/recipes.ts';
import { listedItem } from '@plateful/contract/shopping-lists.ts';
import { safetyWarnings } from '@plateful/domain/recipes/safety-claims.ts';
import type { Limits } from '@plateful/domain/safety/recipe-lines.ts';
import { z } from 'zod';

const judged = z.object({
  title: z.string(),
  facts: recipeFacts.pick({ contains: true, mayContain: true, diets: true, unknownFoods: true }),
});

const item = listedItem.pick({ ingredient: true, contains: true, mayContain: true });

/** One warning for each recipe and item anywhere in `answer` that conflicts with the household's limits. */
export function recipeWarnings(answer: unknown, limits: Limits): string[] {
  return [...new Set(warningsWithin(answer, limits))];
}

function warningsWithin(answer: unknown, limits: Limits): string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const warning = warningOf(answer, limits);
  return [
    ...(warning && warning.warnings.length > 0
      ? [`Warning for this household about ${JSON.stringify(warning.name)}: ${warning.warnings.join('. ')}.`]
      : []),
    ...Object.values(answer).flatMap((part) => warningsWithin(part, limits)),
  ];
}

function warningOf(part: object, limits: Limits): { name: string; warnings: string[] } | null {
  const recipe = judged.safeParse(part);
  if (recipe.success) return { name: recipe.data.title, warnings: safetyWarnings(recipe.data.facts, limits) };
  const parsed = item.safeParse(part);
  if (!parsed.success) return null;
  const { ingredient, contains = [], mayContain = [] } = parsed.data;
  // Diets apply to dishes, not to the single foods bought for them.
  const { allergies } = limits;
  const facts = { contains, mayContain, diets: [], unknownFoods: [] };
  return { name: ingredient, warnings: safetyWarnings(facts, { allergies, dietaryRestrictions: [] }) };
}
