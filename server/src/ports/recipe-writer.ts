import type { WrittenRecipe } from '@plateful/contract/written-recipe.ts';

/** As reported by the endpoint; 0 if not reported, never estimated. */
export type Tokens = { input: number; output: number };

export type WritingTask = { system: string; user: string; count: number };

export type WriterFailure =
  /** The endpoint rejects the key. */
  | 'denied'
  /** Rate limited, or out of credit. */
  | 'limited'
  /** Unreachable or failing, or the circuit breaker is open. */
  | 'unavailable'
  /** No response, or no complete one, in time. */
  | 'timeout'
  /** The stream started and stalled. */
  | 'stalled'
  /** The model refused, or wrote nothing. */
  | 'refused'
  /** The output does not match the schema. */
  | 'malformed'
  /** The queue is full. */
  | 'busy';

const messages: Record<WriterFailure, string> = {
  denied: 'The language model rejected the API key.',
  limited: 'The rate limit of the language model is reached.',
  unavailable: 'The language model is unreachable.',
  timeout: 'The language model did not respond in time.',
  stalled: 'The language model stopped responding.',
  refused: 'The language model did not write a recipe.',
  malformed: 'The language model did not respond in the requested format.',
  busy: 'Too many recipes are already being written.',
};

/** Its message never contains text from the endpoint, which may include the key or user input. */
export class WriterError extends Error {
  override name = 'WriterError';
  readonly reason: WriterFailure;
  /** Complete recipes received before the failure; `onRecipe` was called with each. */
  readonly recipes: WrittenRecipe[];
  readonly tokens: Tokens;

  constructor(reason: WriterFailure, recipes: WrittenRecipe[], tokens: Tokens) {
    super(messages[reason]);
    this.reason = reason;
    this.recipes = recipes;
    this.tokens = tokens;
  }
}

export type WriteOptions = { signal?: AbortSignal; onRecipe?: (recipe: WrittenRecipe) => void };

export type RecipeWriter = {
  /**
   * Calls `onRecipe` with each recipe as soon as it is complete and valid; at most `count`, possibly fewer. Throws
   * WriterError (also for `AbortSignal.timeout`), or the signal's own reason if the caller aborts.
   */
  write(task: WritingTask, options?: WriteOptions): Promise<{ recipes: WrittenRecipe[]; tokens: Tokens }>;
};
