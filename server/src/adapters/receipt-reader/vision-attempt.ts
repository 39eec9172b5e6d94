import { z } from 'zod';
import { attemptObject, type ObjectAttempt } from '#adapters/model-endpoint/attempt-object.ts';
import type { CallLimits } from '#adapters/model-endpoint/call-limits.ts';
import type { Model } from '#adapters/model-endpoint/watched-model.ts';
import type { VisionSubject } from './vision-subjects.ts';

export type Transcription = Omit<ObjectAttempt<unknown>, 'found'> & { rows: string[] };

const schema = z.strictObject({ rows: z.array(z.string()) });

/** One request. Failures of the endpoint and the model are returned, not thrown. */
export async function attemptTranscribing(
  model: Model,
  picture: Uint8Array,
  { subject, ...options }: { subject: VisionSubject; limits: CallLimits; signal: AbortSignal },
): Promise<Transcription> {
  const question = { schema, name: subject.name, envelope: '{"rows":[', max: subject.maxAnswerCharacters };
  const { found, ...attempt } = await attemptObject(
    model,
    { ...question, ...promptOf(subject, picture) },
    options,
  );
  if (found === null) return { ...attempt, rows: [] };
  const rows = subject.clean(found.rows);
  if (!rows) return { ...attempt, rows: [], failure: { reason: 'malformed', passing: false } };
  return { ...attempt, rows, failure: rows.length > 0 ? null : { reason: 'refused', passing: false } };
}

/** Timeouts, retries and sizes. Names that end in Ms are milliseconds. */
export const visionLimits = {
  /**
   * Per photo, including queueing and retries. The user watches a progress bar, and the built-in result is the
   * fallback.
   */
  totalMs: 60_000,
  /** Models process the picture before the first row: up to the whole limit. */
  firstWordsMs: 60_000,
  /** Streaming models send several tokens per second; this long means a broken stream. */
  silenceMs: 20_000,
  retries: { max: 1, firstWaitMs: 400 },
  breaker: {
    /** A single failure may be due to the photo. */
    failures: 2,
    halfOpenAfterMs: 60_000,
  },
  queue: {
    /** Self-hosted model servers slow down with more. */
    atOnce: 2,
    waiting: 8,
    waitMs: 20_000,
  },
} satisfies CallLimits & { totalMs: number };
export type VisionLimits = typeof visionLimits;

/** The same prompt for every photo; only the picture differs. */
function promptOf({ instructions, question }: VisionSubject, picture: Uint8Array) {
  return {
    instructions,
    messages: [
      {
        role: 'user' as const,
        content: [
          { type: 'text' as const, text: question },
          { type: 'file' as const, mediaType: 'image/jpeg', data: picture },
        ],
      },
    ],
  };
}
