/** Timeouts and retries for calls of an endpoint. Names that end in Ms are milliseconds. */
export type CallLimits = {
  /** Until the first token. */
  firstWordsMs: number;
  /** Between tokens. */
  silenceMs: number;
  retries: {
    max: number;
    /** Wait before the first retry, doubled for the next, with jitter of ±50 %. */
    firstWaitMs: number;
  };
  /** Circuit breaker: opens after this many failures in a row. */
  breaker: { failures: number; halfOpenAfterMs: number };
  queue: { atOnce: number; waiting: number; waitMs: number };
};
