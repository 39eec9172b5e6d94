import { useQueries } from '@tanstack/react-query';
import type { Batch } from './batch.ts';
import { failureText } from './generation-toasts.ts';
import type { MealFilter } from './meal-filter.ts';
import { recipeQuery, useGenerateRecipes, useGenerationStart } from './recipes.queries.ts';
import type { Results } from './results.ts';

type Options = {
  /** Off for the free plan and for visitors. */
  enabled: boolean;
  /** Id of the user. */
  owner: string;
  meal: MealFilter;
  batch: Batch | null;
};

/** Recipes written for a paid plan: those of the last time until there are newer ones. */
export function useGeneratedResults({ enabled, owner, meal, batch }: Options): Results {
  const generation = useGenerateRecipes(owner);
  const startedAt = useGenerationStart();
  const shown = enabled && batch?.kind === 'generated' && batch.owner === owner ? batch : null;
  const answers = useQueries({ queries: (shown?.ids ?? []).map(recipeQuery) });
  const isLoading = answers.some((answer) => answer.isPending);
  // One that is gone by now is left out.
  const recipes = answers.flatMap(({ data }) => data?.recipe ?? []);

  const generate = (count: number) => generation.mutate({ count, ...(meal !== 'all' && { mealType: meal }) });

  return {
    recipes: shown && !isLoading ? recipes : null,
    notice: shown?.notice,
    isFallback: shown?.isFallback ?? false,
    startedAt: enabled ? startedAt : null,
    isLoading,
    error: generation.error,
    errorTitle: 'Error generating recipes',
    errorText: failureText(generation.error),
    generate,
    retry: () => generation.variables && generation.mutate(generation.variables),
  };
}
