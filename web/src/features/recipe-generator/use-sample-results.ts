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
  /** Off for paid plans, and until it is known who is looking. */
  enabled: boolean;
  meal: MealFilter;
  /** In words; empty for none. */
  request: string;
  /** A visitor's taste goes along; a user's is on the server. */
  visitorTaste: VisitorTaste | null;
  batch: Batch | null;
  setBatch: (batch: Batch) => void;
};

/** Samples for visitors and the free plan: there at once, others with each click. */
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
    asked: isGenerating ? shown.count : null,
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
      const asked = request.trim();
      setBatch({ kind: 'samples', count, seed: shown.seed + 1, ...(asked && { request: asked }) });
    },
    retry: () => void refetch(),
  };
}

/** What the generator shows below its controls, wherever it comes from. */
export type Results = {
  /** Those that have come, while more are on their way. Null before there is an answer. */
  recipes: readonly Recipe[] | null;
  /** How many were asked for, while they are on their way or when not all came. */
  asked: number | null;
  /** Why there are fewer than asked for. */
  notice: string | undefined;
  /** For a paid plan: the AI service was unavailable for some of them. */
  isFallback: boolean;
  /** When the generation that is under way began. */
  startedAt: number | null;
  /** Loading without a press: on arrival, or after a reload. */
  isLoading: boolean;
  error: unknown;
  errorTitle: string;
  errorText: string;
  generate: (count: number) => void;
  /** Null when trying again cannot help. */
  retry: (() => void) | null;
};
