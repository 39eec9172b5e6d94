import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { MealFilter } from '#entities/recipe/meal-filter.ts';
import { recipeQuery } from '#entities/recipe/recipes.queries.ts';
import { isUnreachable } from '#lib/api-error.ts';
import type { Batch } from './batch.ts';
import type { Generation } from './generation.ts';
import { failureText } from './generation-toasts.ts';
import { usageIn, useGeneration } from './use-generation.ts';
import type { Results } from './use-sample-results.ts';

type Options = {
  /** Off for the free plan and for visitors. */
  enabled: boolean;
  /** Id of the user. */
  owner: string;
  meal: MealFilter;
  /** Free text; empty for none. */
  request: string;
  batch: Batch | null;
};

/** Generated recipes of a paid plan: those of the current generation as they arrive, else those of the last one. */
export function useGeneratedResults({ enabled, owner, meal, request, batch }: Options): Results {
  const { generation, generate, retry } = useGeneration(owner);
  const shown = enabled && batch?.kind === 'generated' && batch.owner === owner ? batch : null;
  const answers = useQueries({ queries: (shown?.ids ?? []).map(recipeQuery) });
  const isLoading = answers.some((answer) => answer.isPending);
  const failed = answers.filter((answer) => answer.isError);

  const error = generation?.error ?? null;
  const isUnderWay = generation !== null && error === null;
  const rest = {
    error,
    errorTitle: 'Error generating recipes',
    errorText: errorTextOf(generation),
    generate: (count: number) =>
      generate({
        count,
        ...(meal !== 'all' && { mealType: meal }),
        ...(request.trim() && { customRequest: request.trim() }),
      }),
    retry: usageIn(error)?.remainingThisMonth === 0 ? null : retry,
  };

  if (generation && (isUnderWay || generation.recipes.length > 0)) {
    return {
      ...rest,
      recipes: generation.recipes,
      requestedCount: generation.wish.count,
      servings: undefined,
      notice: undefined,
      isFallback: false,
      startedAt: isUnderWay ? generation.startedAt : null,
      isLoading: false,
    };
  }
  // Recipes deleted meanwhile are left out.
  const recipes = answers.flatMap(({ data }) => data?.recipe ?? []);
  const hasNone = shown === null || isLoading || (recipes.length === 0 && failed.length > 0);
  return {
    ...rest,
    ...(error === null && failed.length > 0 && loadFailureOf(failed, recipes.length)),
    recipes: hasNone ? null : recipes,
    requestedCount: failed.length > 0 ? recipes.length + failed.length : null,
    servings: undefined,
    notice: shown?.notice,
    isFallback: shown?.isFallback ?? false,
    startedAt: null,
    isLoading,
  };
}

/** The error if the recipes of the last generation cannot be loaded. */
function loadFailureOf(failed: readonly UseQueryResult[], loaded: number) {
  const error = failed[0]?.error;
  return {
    error,
    errorTitle: loaded > 0 ? 'Some of your recipes could not be loaded' : 'Your recipes could not be loaded',
    errorText: isUnreachable(error)
      ? 'We could not reach the server. Please check your connection.'
      : 'Nothing is lost. Please try again.',
    retry() {
      for (const { refetch } of failed) void refetch();
    },
  };
}

function errorTextOf(generation: Generation | null): string {
  if (!isUnreachable(generation?.error)) return failureText(generation?.error);
  return generation?.recipes.length
    ? 'The connection was lost. The recipes that arrived are still here. Try Again gets the rest, and nothing is counted twice.'
    : 'We could not reach the server. Please check your connection. You can safely try again: nothing is counted twice.';
}
