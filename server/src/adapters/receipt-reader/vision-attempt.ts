import { z } from 'zod';
import { attemptObject, type ObjectAttempt } from '#adapters/model-endpoint/attempt-object.ts';
import type { CallLimits } from '#adapters/model-endpoint/call-limits.ts';
import type { Model } from '#adapters/model-endpoint/watched-model.ts';
import type { VisionSubject } from './vision-subjects.ts';

export type Transcription = Omit<ObjectAttempt<unknown>, 'found'> & { rows: string[] };

const schema = z.strictObject({ rows: z.array(z.string()) });

/** One request. What the endpoint and the model do wrong is a value. */
export async function attemptTranscribing(
  model: Model,
  picture: Uint8Array,
  { subject, ...options }: { subject: VisionSubject; limits: CallLimits; signal: AbortSignal },
): Promise<Transcription> {
  const question = { schema, name: subject.name, envelope: '{"rows":[', most: subject.mostOfAnAnswer };
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

/** How long, how often and how much. Milliseconds where a name ends so. */
export const visionLimits = {
  /** One photo, with its waiting and its retry. The user watches a progress bar, and the built-in lines are there. */
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
    /** A model server of one’s own slows down with more. */
    atOnce: 2,
    waiting: 8,
    waitMs: 20_000,
  },
} satisfies CallLimits & { totalMs: number };
export type VisionLimits = typeof visionLimits;

/** The same words for every photo. Only the picture differs. */
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
