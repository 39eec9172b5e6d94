import type { WrittenRecipe } from '@plateful/contract/written-recipe.ts';

/** As the endpoint counted them; 0 when it did not count. An estimate is never put in a count's place. */
export type Tokens = { input: number; output: number };

export type WritingTask = { system: string; user: string; count: number };

export type WriterFailure =
  /** The endpoint does not accept the key. */
  | 'denied'
  /** Too many requests, or nothing left to spend. */
  | 'limited'
  /** Not reachable, broken, or left alone since it was so a moment ago. */
  | 'unavailable'
  /** Nothing came in time, or not everything. */
  | 'timeout'
  /** It began to write and fell silent. */
  | 'stalled'
  /** The model does not want to, or wrote nothing. */
  | 'refused'
  /** The model wrote something else. */
  | 'malformed'
  /** Too many calls are waiting already. */
  | 'busy';

const messages: Record<WriterFailure, string> = {
  denied: 'The language model does not accept the key.',
  limited: 'The language model takes no more requests for now.',
  unavailable: 'The language model cannot be reached.',
  timeout: 'The language model did not answer in time.',
  stalled: 'The language model fell silent.',
  refused: 'The language model wrote no recipe.',
  malformed: 'The language model did not answer with recipes as asked.',
  busy: 'Too many recipes are being written already.',
};

/** Its message never repeats what the endpoint said, which may hold the key or user input. */
export class WriterError extends Error {
  override name = 'WriterError';
  readonly reason: WriterFailure;
  /** What came before the failure: whole recipes, each of which `onRecipe` was told of. */
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
   * Calls `onRecipe` for each recipe as soon as it is whole and of the contract's shape; never more than `count`, perhaps
   * fewer. Throws WriterError (an `AbortSignal.timeout` is a timeout like another), or the signal's own reason
   * when the caller stops it.
   */
  write(task: WritingTask, options?: WriteOptions): Promise<{ recipes: WrittenRecipe[]; tokens: Tokens }>;
};
