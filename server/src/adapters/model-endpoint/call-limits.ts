/** What every caller of an endpoint says of its patience. Milliseconds where a name ends so. */
export type CallLimits = {
  /** Until the first words. */
  firstWordsMs: number;
  /** Between words. */
  silenceMs: number;
  retries: {
    most: number;
    /** Doubled for the next, each between half and one and a half times as long, so that callers spread out. */
    firstWaitMs: number;
  };
  /** So many calls in a row to a dead endpoint, and it is left alone for a while. */
  breaker: { failures: number; halfOpenAfterMs: number };
  queue: { atOnce: number; waiting: number; waitMs: number };
};
