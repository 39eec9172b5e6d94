/** Timeouts, retries and sizes. Names that end in Ms are milliseconds. */
export const defaultLimits = {
  /** Per call, including queueing and retries: `baseMs`, plus `perRecipeMs` for each requested recipe. */
  total: {
    /** Reasoning models may be silent for most of a minute. */
    baseMs: 60_000,
    /** A recipe is some 600 tokens: 15 s at 40 tokens a second, the speed of a modest self-hosted server. */
    perRecipeMs: 15_000,
  },
  /** Until the first token. Longer than between tokens, because the prompt is processed first. */
  firstWordsMs: 60_000,
  /** Between tokens. Streaming models send several per second; this long means a broken stream. */
  silenceMs: 20_000,
  /** A recipe is about 2,500 characters; far more means that the model has gone astray. */
  charactersPerRecipe: 20_000,
  retries: {
    max: 2,
    /** Wait before the first retry, doubled for the second, with jitter of ±50 %. */
    firstWaitMs: 400,
  },
  breaker: {
    /** Failed calls in a row. Each is already three failed attempts, a stall of a minute, or a wrong address. */
    failures: 1,
    halfOpenAfterMs: 30_000,
  },
  queue: {
    /** Self-hosted model servers slow down with more. */
    atOnce: 4,
    /** Queue length. When it is full, the composer is the better fallback. */
    waiting: 8,
    waitMs: 20_000,
  },
};
export type Limits = typeof defaultLimits;
