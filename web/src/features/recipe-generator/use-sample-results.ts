import type { Recipe } from '@plateful/contract/recipes.ts';
import { useEffect, useState } from 'react';
import type { MealFilter } from '#entities/recipe/meal-filter.ts';
import { firstSamples, type SampleWish, useSamples } from '#entities/recipe/recipes.queries.ts';
import type { VisitorTaste } from '#entities/taste-profile/taste-profile.queries.ts';
import { isUnreachable } from '#lib/api-error.ts';
import type { Batch, SampleBatch } from './batch.ts';
import { toastSamplesFailure } from './generation-toasts.ts';

const firstBatch: SampleBatch = { kind: 'samples', ...firstSamples };

type Options = {
  /** Off for paid plans and while the session is loading. */
  enabled: boolean;
  meal: MealFilter;
  /** Free text; empty for none. */
  request: string;
  /** A visitor's taste, which is sent with the request; a user's is on the server. */
  visitorTaste: VisitorTaste | null;
  batch: Batch | null;
  setBatch: (batch: Batch) => void;
};

/** Samples for visitors and the free plan: shown immediately, and different ones with each click. */
export function useSampleResults({
  enabled,
  meal,
  request,
  visitorTaste,
  batch,
  setBatch,
}: Options): Results {
  const shown = batch?.kind === 'samples' ? batch : firstBatch;
  const wish: SampleWish = {
    count: shown.count,
    seed: shown.seed,
    ...(meal !== 'all' && { mealType: meal }),
    ...(shown.request && { request: shown.request }),
    ...visitorTaste,
  };
  const { data, error, isFetching, errorUpdatedAt, refetch } = useSamples(enabled ? wish : null);
  const [clickedAt, setClickedAt] = useState<number | null>(null);
  const isGenerating = isFetching && clickedAt !== null;

  const failedAt = error && !isFetching ? errorUpdatedAt : null;
  useEffect(() => {
    if (failedAt !== null) toastSamplesFailure();
  }, [failedAt]);

  useEffect(() => {
    if (!isFetching) setClickedAt(null);
  }, [isFetching]);

  return {
    recipes: isGenerating ? [] : (data?.recipes ?? null),
    requestedCount: isGenerating ? shown.count : null,
    servings: data?.servings,
    notice: data?.notice,
    isFallback: false,
    startedAt: isGenerating ? clickedAt : null,
    isLoading: enabled && isFetching && !isGenerating,
    error: failedAt === null ? null : error,
    errorTitle: 'Failed to fetch sample recipes',
    errorText: isUnreachable(error)
      ? 'We could not reach the server. Please check your connection.'
      : 'Failed to load sample recipes. Please try again.',
    generate: (count) => {
      setClickedAt(Date.now());
      const trimmed = request.trim();
      setBatch({ kind: 'samples', count, seed: shown.seed + 1, ...(trimmed && { request: trimmed }) });
    },
    retry: () => void refetch(),
  };
}

/** The results below the controls, from samples or a generation. */
export type Results = {
  /** The recipes received so far. Null before the first response. */
  recipes: readonly Recipe[] | null;
  /** The number requested, while pending or if not all arrived. */
  requestedCount: number | null;
  /** Asked for in words; the recipes may be written for another number. */
  servings: number | undefined;
  /** Why there are fewer than requested. */
  notice: string | undefined;
  /** For a paid plan: the AI service was unavailable for some of them. */
  isFallback: boolean;
  /** Start time of the current generation. */
  startedAt: number | null;
  /** Loading initially or after a reload, not because of a click. */
  isLoading: boolean;
  error: unknown;
  errorTitle: string;
  errorText: string;
  generate: (count: number) => void;
  /** Null if a retry cannot help. */
  retry: (() => void) | null;
};
