import type { Recipe } from '@plateful/contract/recipes.ts';

/** What the generator shows below its controls, wherever it comes from. */
export type Results = {
  /** Null before there is an answer. */
  recipes: readonly Recipe[] | null;
  /** Why there are fewer than asked for. */
  notice: string | undefined;
  /** For a paid plan: not written by the language model. */
  isFallback: boolean;
  /** When the generation that is under way began. */
  startedAt: number | null;
  /** Under way without anybody having asked for it: on arrival, or after a reload. */
  isLoading: boolean;
  error: unknown;
  errorTitle: string;
  errorText: string;
  generate: (count: number) => void;
  retry: () => void;
};
