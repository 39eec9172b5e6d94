import type { Recipe } from '@plateful/contract/recipes.ts';

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
  /** Under way without anybody having asked for it: on arrival, or after a reload. */
  isLoading: boolean;
  error: unknown;
  errorTitle: string;
  errorText: string;
  generate: (count: number) => void;
  /** Null when trying again cannot help. */
  retry: (() => void) | null;
};
