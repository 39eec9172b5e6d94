/** How long, how often and how much. Milliseconds where a name ends so. */
export const defaultLimits = {
  /** One call, with its waiting and its retries: `baseMs`, and `perRecipeMs` for each recipe asked for. */
  total: {
    /** A model that thinks before it writes can be silent for most of a minute. */
    baseMs: 60_000,
    /** A recipe is some 600 tokens: 15 s at 40 a second, which a modest server of one's own writes. */
    perRecipeMs: 15_000,
  },
  /** Until the first words. Longer than between words: the prompt is read and thought about first. */
  firstWordsMs: 60_000,
  /** Between words. A model that has begun writes several times a second; this long is a broken stream. */
  silenceMs: 20_000,
  /** A recipe is about 2,500 characters: a model that passes this has lost its way. */
  charactersPerRecipe: 20_000,
  retries: {
    most: 2,
    /** Doubled for the second, each between half and one and a half times as long, so that callers spread out. */
    firstWaitMs: 400,
  },
  breaker: {
    /** Calls in a row that heard nothing: each is three failed attempts, a minute's silence, or a wrong address. */
    failures: 1,
    halfOpenAfterMs: 30_000,
  },
  queue: {
    /** A model server of one’s own slows down with more. */
    atOnce: 4,
    /** Beyond that, wait a little; beyond that, the composer is the better answer. */
    waiting: 8,
    waitMs: 20_000,
  },
};
export type Limits = typeof defaultLimits;
