import { setTimeout as wait } from 'node:timers/promises';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { Config } from '#config.ts';
import type { Log } from '#context.ts';
import type { WriteOptions, WritingTask } from '#recipe-writing.ts';
import { type Attempt, attemptWriting } from './attempt.ts';
import { createEndpointGuard } from './endpoint-guard.ts';
import { type Failure, isTimeout, Stop } from './failures.ts';
import type { Limits } from './limits.ts';

type Answer = Pick<Attempt, 'recipes' | 'tokens' | 'failure'>;
type Tried = Attempt & { attempts: number; dead: boolean };

/** Recipes by any endpoint that speaks OpenAI's chat completions. */
export function createModelCalls(config: NonNullable<Config['ai']>, log: Log, limits: Limits) {
  const models = modelsOf(config);
  // Remembered while the process lives: older servers answer 400 to a schema and then never learn it.
  let format: keyof typeof models = 'json_schema';
  const guarded = createEndpointGuard<Tried>(limits, () => {
    const pauseMs = limits.breaker.halfOpenAfterMs;
    log.warn({ model: config.model, pauseMs }, 'the language model is left alone for a while');
  });

  async function tryWriting(
    task: WritingTask,
    { onRecipe, signal: callers }: WriteOptions,
    { signal, endsAt, onAlive: onBegin }: { signal: AbortSignal; endsAt: number; onAlive: () => void },
  ): Promise<Tried> {
    let retries = 0;
    for (let attempts = 1; ; attempts++) {
      const used = format;
      const attempt = await attemptWriting(models[used], task, { limits, signal, onBegin, onRecipe });
      const { failure, begun } = attempt;
      const dead = isDead(failure) && !callers?.aborted;
      const tried = { ...attempt, attempts, dead };
      if (!failure || begun || signal.aborted) return tried;
      if (failure.refusesSchema && used === 'json_schema') {
        format = 'json_object';
        continue;
      }
      const pause = pauseBefore(retries, failure, limits);
      if (!failure.passing || retries === limits.retries.most || performance.now() + pause >= endsAt)
        return tried;
      retries++;
      await wait(pause, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return tried;
    }
  }

  return async function call(task: WritingTask, options: WriteOptions): Promise<Answer> {
    const started = performance.now();
    const totalMs = limits.total.baseMs + limits.total.perRecipeMs * task.count;
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(new Stop('timeout')), totalMs);
    const signal = AbortSignal.any([deadline.signal, ...(options.signal ? [options.signal] : [])]);
    const endsAt = started + totalMs;
    try {
      const tried = await guarded(
        (onAlive) => tryWriting(task, options, { signal, endsAt, onAlive }),
        signal,
      );
      const answer = typeof tried === 'string' ? refused(tried) : tried;
      const { recipes, tokens, failure } = answer;
      const outcome = failure ? (isStopped(options.signal) ? 'stopped' : failure.reason) : 'written';
      log.info(
        {
          model: config.model,
          ms: Math.round(performance.now() - started),
          tokens,
          recipes: recipes.length,
          outcome,
          attempts: typeof tried === 'string' ? 0 : tried.attempts,
          ...(failure?.status && { status: failure.status }),
        },
        'language model asked for recipes',
      );
      return answer;
    } finally {
      clearTimeout(timer);
    }
  };
}

function modelsOf({ baseUrl, apiKey, model }: NonNullable<Config['ai']>) {
  const settings = {
    name: 'model',
    baseURL: baseUrl,
    ...(apiKey !== undefined && { apiKey }),
    supportsStructuredOutputs: true,
    includeUsage: true,
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

function isStopped(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true && !isTimeout(signal.reason);
}

function refused(reason: 'unavailable' | 'busy'): Answer {
  return { recipes: [], tokens: { input: 0, output: 0 }, failure: { reason, passing: false } };
}

/** Too many requests or a wrong key are answers of an endpoint that lives. */
function isDead(failure: Failure | null): boolean {
  return failure?.reason === 'unavailable' || failure?.reason === 'timeout';
}

/** As long as the endpoint asks, or longer with every retry; never the same for two callers. */
function pauseBefore(
  retries: number,
  { retryAfterMs }: Failure,
  { retries: { firstWaitMs } }: Limits,
): number {
  if (retryAfterMs !== undefined) return retryAfterMs + Math.random() * (firstWaitMs / 2);
  return firstWaitMs * 2 ** retries * (0.5 + Math.random());
}
