import type { CallLimits } from '#adapters/model-endpoint/call-limits.ts';

/** How long, how often and how much. Milliseconds where a name ends so. */
export const visionLimits = {
  /** One photo, with its waiting and its retry. Somebody looks at a progress bar, and the built-in lines are there. */
  totalMs: 60_000,
  /** A picture is looked at before the first row is written: as long as a photo may take. */
  firstWordsMs: 60_000,
  /** A model that has begun writes several times a second; this long is a broken stream. */
  silenceMs: 20_000,
  retries: { most: 1, firstWaitMs: 400 },
  breaker: {
    /** One photo may have been a hard one. */
    failures: 2,
    halfOpenAfterMs: 60_000,
  },
  queue: {
    /** A model server of one’s own slows down for everybody with more. */
    atOnce: 2,
    waiting: 8,
    waitMs: 20_000,
  },
} satisfies CallLimits & { totalMs: number };
export type VisionLimits = typeof visionLimits;
