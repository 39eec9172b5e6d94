import { Output, streamText } from 'ai';
import { z } from 'zod';
import type { CallLimits } from '#adapters/model-endpoint/call-limits.ts';
import { type Failure, failureOf, type Stop } from '#adapters/model-endpoint/failures.ts';
import { type AnswerShape, type Model, watchedModel } from '#adapters/model-endpoint/watched-model.ts';
import { visionPrompt } from './vision-prompt.ts';
import { cleanRows, mostOfAnAnswer } from './vision-rows.ts';

export type Transcription = {
  rows: string[];
  tokens: { input: number; output: number };
  begun: boolean;
  failure: Failure | null;
};

// Without bounds: not every endpoint takes them in a schema. `cleanRows` keeps them.
const output = Output.object({ schema: z.strictObject({ rows: z.array(z.string()) }), name: 'receipt' });

const shape: AnswerShape = { envelope: '{"rows":[', most: mostOfAnAnswer, pieces: heldToTheEnd };

/** One request. What the endpoint and the model do wrong is a value. */
export async function attemptTranscribing(
  plainModel: Model,
  picture: Uint8Array,
  { limits, signal }: { limits: CallLimits; signal: AbortSignal },
): Promise<Transcription> {
  const stopping = new AbortController();
  const stopped = AbortSignal.any([signal, stopping.signal]);
  const stop = (why: Stop) => stopping.abort(why);
  const { model, seen, unwatch } = watchedModel(plainModel, { limits, shape, stop });
  const end = (rows: string[], failure: Failure | null): Transcription => ({
    rows,
    tokens: seen.tokens,
    begun: seen.begun,
    failure,
  });

  try {
    const result = streamText({
      model,
      output,
      ...visionPrompt(picture),
      maxRetries: 0,
      abortSignal: stopped,
      telemetry: { isEnabled: false },
      // Left out, the SDK prints the error, which holds the picture.
      onError: () => undefined,
    });
    const { rows: written } = await result.output;
    if (seen.error !== undefined) return end([], failureOf(seen.error));
    const rows = cleanRows(written);
    if (!rows) return end([], { reason: 'malformed', passing: false });
    return end(rows, rows.length > 0 ? null : { reason: 'refused', passing: false });
  } catch (error) {
    return end([], failureOf(stopped.aborted ? stopped.reason : (seen.error ?? error)));
  } finally {
    unwatch();
    stopping.abort();
  }
}

/** Rows are of use together only. */
function heldToTheEnd() {
  let held = '';
  return {
    push(text: string): string {
      held += text;
      return '';
    },
    rest(): string {
      const text = held;
      held = '';
      return text;
    },
  };
}
