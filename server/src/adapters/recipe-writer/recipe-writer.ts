import { isStopped } from '#adapters/model-endpoint/failures.ts';
import type { Config } from '#config.ts';
import type { Log } from '#ports/log.ts';
import { type RecipeWriter, WriterError } from '#ports/recipe-writer.ts';
import { defaultLimits, type Limits } from './limits.ts';
import { createModelCalls } from './model-recipe-writer.ts';

/** Null when none is configured. One for the process: it remembers how the endpoint fares. */
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
