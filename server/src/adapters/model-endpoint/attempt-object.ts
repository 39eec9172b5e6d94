import { type ModelMessage, Output, streamText } from 'ai';
import type { z } from 'zod';
import type { CallLimits } from './call-limits.ts';
import { type AbortReason, type Failure, failureOf } from './failures.ts';
import { bufferUntilEnd, type Model, watchedModel } from './watched-model.ts';

/** A question that one JSON object answers, of use as a whole only. */
export type ObjectQuestion<T> = {
  /** Without bounds: not every endpoint takes them in a schema. */
  schema: z.ZodType<T>;
  name: string;
  /** How the answer begins, without white space. */
  envelope: string;
  /** Characters of a whole answer. */
  most: number;
  instructions: string;
  messages: ModelMessage[];
};

export type ObjectAttempt<T> = {
  found: T | null;
  tokens: { input: number; output: number };
  begun: boolean;
  failure: Failure | null;
};

/** One request. What the endpoint and the model do wrong is a value. */
export async function attemptObject<T>(
  plainModel: Model,
  { schema, name, envelope, most, instructions, messages }: ObjectQuestion<T>,
  { limits, signal }: { limits: CallLimits; signal: AbortSignal },
): Promise<ObjectAttempt<T>> {
  const stopping = new AbortController();
  const stopped = AbortSignal.any([signal, stopping.signal]);
  const stop = (why: AbortReason) => stopping.abort(why);
  const shape = { envelope, most, pieces: bufferUntilEnd };
  const { model, seen, unwatch } = watchedModel(plainModel, { limits, shape, stop });
  const end = (found: T | null, failure: Failure | null): ObjectAttempt<T> => ({
    found,
    tokens: seen.tokens,
    begun: seen.begun,
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
      // Left out, the SDK prints the error, which holds what was sent.
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
