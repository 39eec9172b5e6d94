import { setTimeout as wait } from 'node:timers/promises';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { Log } from '#ports/log.ts';
import type { CallLimits } from './call-limits.ts';
import { createEndpointGuard } from './endpoint-guard.ts';
import { AbortReason, type Failure } from './failures.ts';
import type { Model } from './watched-model.ts';

type Endpoint = { baseUrl: string; apiKey: string | undefined; model: string };

/** `hasResponded`: the endpoint responded, so it is alive and its tokens are charged. */
type Attempted = { hasResponded: boolean; failure: Failure | null };
type Tried<A> = { attempt: A; attempts: number; dead: boolean };

/**
 * One request. Failures of the endpoint and the model are returned. `onAlive` releases callers that wait for the
 * breaker's trial call.
 */
type Attempt<A> = (model: Model, trying: { signal: AbortSignal; onAlive: () => void }) => Promise<A>;
type CallOptions = { signal: AbortSignal | undefined; totalMs: number };

/** `attempt` is the last one, null if no request was made. */
type Called<A> = { attempt: A | null; attempts: number; failure: Failure | null };

/** Calls of a model at an OpenAI-compatible endpoint, with queueing, retries and timeouts. */
export function createEndpointCalls<A extends Attempted>(
  endpoint: Endpoint,
  log: Log,
  { limits, deadBy }: { limits: CallLimits; deadBy: readonly Failure['reason'][] },
) {
  const models = modelsOf(endpoint);
  // Remembered for the life of the process: older servers always answer 400 to a schema.
  let format: keyof typeof models = 'json_schema';
  const guarded = createEndpointGuard<Tried<A>>(limits, () => {
    const pauseMs = limits.breaker.halfOpenAfterMs;
    log.warn({ model: endpoint.model, pauseMs }, 'language model circuit breaker opened');
  });

  async function tryIt(
    request: Attempt<A>,
    { signal: callers, endsAt }: { signal: AbortSignal | undefined; endsAt: number },
    trying: Parameters<Attempt<A>>[1],
  ): Promise<Tried<A>> {
    const { signal } = trying;
    let retries = 0;
    for (let attempts = 1; ; attempts++) {
      const used = format;
      const attempt = await request(models[used], trying);
      const { failure, hasResponded } = attempt;
      const dead = failure !== null && deadBy.includes(failure.reason) && !callers?.aborted;
      const tried = { attempt, attempts, dead };
      if (!failure || hasResponded || signal.aborted) return tried;
      if (failure.refusesSchema && used === 'json_schema') {
        format = 'json_object';
        continue;
      }
      const pause = pauseBefore(retries, failure, limits);
      if (!failure.passing || retries === limits.retries.max || performance.now() + pause >= endsAt)
        return tried;
      retries++;
      await wait(pause, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return tried;
    }
  }

  return async function call(
    request: Attempt<A>,
    { signal: callers, totalMs }: CallOptions,
  ): Promise<Called<A>> {
    const endsAt = performance.now() + totalMs;
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(new AbortReason('timeout')), totalMs);
    const signal = AbortSignal.any([deadline.signal, ...(callers ? [callers] : [])]);
    try {
      const tried = await guarded(
        (onAlive) => tryIt(request, { signal: callers, endsAt }, { signal, onAlive }),
        signal,
      );
      if (typeof tried === 'string')
        return { attempt: null, attempts: 0, failure: { reason: tried, passing: false } };
      const { attempt, attempts } = tried;
      return { attempt, attempts, failure: attempt.failure };
    } finally {
      clearTimeout(timer);
    }
  };
}

function modelsOf({ baseUrl, apiKey, model }: Endpoint) {
  const settings = {
    name: 'model',
    baseURL: baseUrl,
    ...(apiKey !== undefined && { apiKey }),
    supportsStructuredOutputs: true,
    includeUsage: true,
    fetch: boundedFetch,
  };
  const plainJson = (body: Record<string, unknown>) => ({
    ...body,
    response_format: { type: 'json_object' },
  });
  return {
    json_schema: createOpenAICompatible(settings)(model),
    json_object: createOpenAICompatible({ ...settings, transformRequestBody: plainJson })(model),
  };
}

/** The requested Retry-After, else exponential backoff, with jitter. */
function pauseBefore(
  retries: number,
  { retryAfterMs }: Failure,
  { retries: { firstWaitMs } }: CallLimits,
): number {
  if (retryAfterMs !== undefined) return retryAfterMs + Math.random() * (firstWaitMs / 2);
  return firstWaitMs * 2 ** retries * (0.5 + Math.random());
}

/**
 * Maximum size of a response in bytes, decompressed. A token takes some hundred, so it exceeds every expected answer;
 * it bounds memory for a stream without line breaks.
 */
const maxBytes = 16 * 2 ** 20;

export async function boundedFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  const { body, status, statusText, headers } = await fetch(...request);
  let bytes = 0;
  const bound = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(new AbortReason('malformed'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(body?.pipeThrough(bound) ?? null, { status, statusText, headers });
}
