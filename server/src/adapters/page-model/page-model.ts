import type { ObjectAttempt } from '#adapters/model-endpoint/attempt-object.ts';
import type { CallLimits } from '#adapters/model-endpoint/call-limits.ts';
import { createEndpointCalls } from '#adapters/model-endpoint/endpoint-calls.ts';
import type { Config } from '#config.ts';
import type { Log } from '#ports/log.ts';
import type { PageModel, PointedLines } from '#ports/page-model.ts';
import { attemptPointing, type Pointed } from './select-lines-attempt.ts';

/** Names that end in Ms are milliseconds. */
export const pageLimits = {
  /** The user waits on an empty page, and can paste the text instead. */
  totalMs: 30_000,
  firstWordsMs: 30_000,
  silenceMs: 15_000,
  retries: { max: 1, firstWaitMs: 400 },
  breaker: { failures: 2, halfOpenAfterMs: 60_000 },
  queue: { atOnce: 2, waiting: 8, waitMs: 10_000 },
} satisfies CallLimits & { totalMs: number };

/** Null if no language model is configured. One per process, because it holds the circuit breaker. */
export function createPageModel(
  config: Config['ai'],
  log: Log,
  limits: typeof pageLimits = pageLimits,
): PageModel | null {
  if (!config) return null;
  const { baseUrl, apiKey, model } = config;
  const patience = { limits, deadBy: ['unavailable', 'timeout', 'stalled'] as const };
  const call = createEndpointCalls<ObjectAttempt<Pointed>>({ baseUrl, apiKey, model }, log, patience);
  return {
    async point(lines) {
      const started = performance.now();
      const { attempt, attempts, failure } = await call(
        (used, trying) => attemptPointing(used, lines, { limits, signal: trying.signal }),
        { signal: undefined, totalMs: limits.totalMs },
      );
      const found = attempt?.found ? linesAt(attempt.found, lines.length) : null;
      log.info(
        {
          model,
          ms: Math.round(performance.now() - started),
          tokens: attempt?.tokens ?? { input: 0, output: 0 },
          lines: lines.length,
          outcome: failure?.reason ?? (found ? 'found' : 'nothing'),
          attempts,
        },
        'language model call for a page finished',
      );
      return found;
    },
  };
}

/** Null if an index is out of range or used twice: the model did not understand the page. */
function linesAt({ title, servings, time, ingredients, steps }: Pointed, count: number): PointedLines | null {
  const lists = [...ingredients, ...steps];
  const numbers = [...lists, ...[title, servings, time].filter((number) => number !== null)];
  const isThere = (number: number) => Number.isInteger(number) && number >= 1 && number <= count;
  if (ingredients.length === 0 || !numbers.every(isThere) || new Set(lists).size < lists.length) return null;
  const toIndex = (number: number) => number - 1;
  const toIndexOrNull = (number: number | null) => (number === null ? null : toIndex(number));
  return {
    title: toIndexOrNull(title),
    servings: toIndexOrNull(servings),
    time: toIndexOrNull(time),
    ingredients: ingredients.map(toIndex),
    steps: steps.map(toIndex),
  };
}
