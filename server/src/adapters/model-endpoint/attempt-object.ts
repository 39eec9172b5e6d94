import { type ModelMessage, Output, streamText } from 'ai';
import type { z } from 'zod';
import type { CallLimits } from './call-limits.ts';
import { type AbortReason, type Failure, failureOf } from './failures.ts';
import { bufferUntilEnd, type Model, watchedModel } from './watched-model.ts';

/** A request for a single JSON object, usable only when complete. */
export type ObjectQuestion<T> = {
  /** Without bounds, because not every endpoint supports them in a schema. */
  schema: z.ZodType<T>;
  name: string;
  /** The beginning of the answer, without white space. */
  envelope: string;
  /** Maximum length of the answer in characters. */
  max: number;
  instructions: string;
  messages: ModelMessage[];
};

export type ObjectAttempt<T> = {
  found: T | null;
  tokens: { input: number; output: number };
  hasResponded: boolean;
  failure: Failure | null;
};

/** One request. Failures of the endpoint and the model are returned, not thrown. */
export async function attemptObject<T>(
  plainModel: Model,
  { schema, name, envelope, max, instructions, messages }: ObjectQuestion<T>,
  { limits, signal }: { limits: CallLimits; signal: AbortSignal },
): Promise<ObjectAttempt<T>> {
  const stopping = new AbortController();
  const stopped = AbortSignal.any([signal, stopping.signal]);
  const stop = (why: AbortReason) => stopping.abort(why);
  const shape = { envelope, max, pieces: bufferUntilEnd };
  const { model, seen, unwatch } = watchedModel(plainModel, { limits, shape, stop });
  const end = (found: T | null, failure: Failure | null): ObjectAttempt<T> => ({
    found,
    tokens: seen.tokens,
    hasResponded: seen.hasResponded,
    failure,
  });

  try {
    const result = streamText({
      model,
      output: Output.object({ schema, name }),
      instructions,
      messages,
      maxRetries: 0,
      abortSignal: stopped,
      telemetry: { isEnabled: false },
      // Without this, the SDK prints the error, which contains the prompt.
      onError: () => undefined,
    });
    const found = await result.output;
    return seen.error === undefined ? end(found, null) : end(null, failureOf(seen.error));
  } catch (error) {
    return end(null, failureOf(stopped.aborted ? stopped.reason : (seen.error ?? error)));
  } finally {
    unwatch();
    stopping.abort();
  }
}
