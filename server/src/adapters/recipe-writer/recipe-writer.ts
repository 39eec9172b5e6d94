import { createEndpointCalls } from '#adapters/model-endpoint/endpoint-calls.ts';
import { isStopped } from '#adapters/model-endpoint/failures.ts';
import type { Config } from '#config.ts';
import type { Log } from '#ports/log.ts';
import { type RecipeWriter, type WriteOptions, WriterError, type WritingTask } from '#ports/recipe-writer.ts';
import { type Attempt, attemptWriting } from './attempt.ts';
import { defaultLimits, type Limits } from './limits.ts';

/** Null if none is configured. One per process, because it holds the circuit breaker. */
export function createRecipeWriter(
  config: Config['ai'],
  log: Log,
  limits: Limits = defaultLimits,
): RecipeWriter | null {
  if (!config) return null;
  const call = createModelCalls(config, log, limits);
  return {
    async write(task, options = {}) {
      const { recipes, tokens, failure } = await call(task, options);
      if (failure && isStopped(options.signal)) throw options.signal?.reason;
      if (failure) throw new WriterError(failure.reason, recipes, tokens);
      return { recipes, tokens };
    },
  };
}

type Answer = Pick<Attempt, 'recipes' | 'tokens' | 'failure'>;

/** Writes recipes with an OpenAI-compatible endpoint. */
function createModelCalls({ baseUrl, apiKey, model }: NonNullable<Config['ai']>, log: Log, limits: Limits) {
  // Rate limits and a wrong key come from an endpoint that is alive, so they do not open the breaker.
  const patience = { limits, deadBy: ['unavailable', 'timeout'] as const };
  const call = createEndpointCalls<Attempt>({ baseUrl, apiKey, model }, log, patience);

  return async function write(task: WritingTask, { signal, onRecipe }: WriteOptions): Promise<Answer> {
    const started = performance.now();
    const totalMs = limits.total.baseMs + limits.total.perRecipeMs * task.count;
    const { attempt, attempts, failure } = await call(
      (used, trying) =>
        attemptWriting(used, task, { limits, signal: trying.signal, onBegin: trying.onAlive, onRecipe }),
      { signal, totalMs },
    );
    const { recipes, tokens } = attempt ?? { recipes: [], tokens: { input: 0, output: 0 } };
    const outcome = failure ? (isStopped(signal) ? 'stopped' : failure.reason) : 'written';
    log.info(
      {
        model,
        ms: Math.round(performance.now() - started),
        tokens,
        recipes: recipes.length,
        outcome,
        attempts,
        ...(failure?.status && { status: failure.status }),
      },
      'language model call for recipes finished',
    );
    return { recipes, tokens, failure };
  };
}
