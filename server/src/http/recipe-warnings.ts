import { recipeFacts } from '@plateful/contract/recipes.ts';
import { type Limits, safetyWarnings } from '@plateful/domain/recipes/safety-claims.ts';
import { z } from 'zod';

const judged = z.object({
  title: z.string(),
  facts: recipeFacts.pick({ contains: true, mayContain: true, diets: true, unknownFoods: true }),
});

/** A sentence for each recipe anywhere in `answer` that a household with these limits has to be warned of, each once. */
export function recipeWarnings(answer: unknown, limits: Limits): string[] {
  return [...new Set(warningsWithin(answer, limits))];
}

function warningsWithin(answer: unknown, limits: Limits): string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const recipe = judged.safeParse(answer);
  const warnings = recipe.success ? safetyWarnings(recipe.data.facts, limits) : [];
  return [
    ...(warnings.length > 0 && recipe.success
      ? [`Warning for this household about ${JSON.stringify(recipe.data.title)}: ${warnings.join('. ')}.`]
      : []),
    ...Object.values(answer).flatMap((part) => warningsWithin(part, limits)),
  ];
}
