import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Prometheus metrics. Labels have few values and never identify a person. `ofProcess` adds memory, CPU and the event
 * loop.
 */
export function createMetrics({ ofProcess = false } = {}) {
  const registry = new Registry();
  const registers = [registry];
  if (ofProcess) collectDefaultMetrics({ register: registry });
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'http_request_seconds',
      help: 'Duration of requests by route pattern',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    writerCalls: new Counter({
      name: 'recipe_writer_calls_total',
      help: 'Calls to the language model by outcome',
      labelNames: ['outcome'] as const,
      registers,
    }),
    writerTokens: new Counter({
      name: 'recipe_writer_tokens_total',
      help: 'Input and output tokens of the language model',
      labelNames: ['kind'] as const,
      registers,
    }),
    writerCost: new Counter({
      name: 'recipe_writer_cost_dollars_total',
      help: 'Cost of the tokens at AI_INPUT_PRICE and AI_OUTPUT_PRICE',
      registers,
    }),
    writerSeconds: new Histogram({
      name: 'recipe_writer_seconds',
      help: 'Duration of calls to the language model',
      // From an open circuit breaker to the longest batch.
      buckets: [0.01, 0.1, 0.5, 1, 2, 5, 10, 20, 30, 60, 90, 120],
      registers,
    }),
    recipesGenerated: new Counter({
      name: 'recipes_generated_total',
      help: 'Recipes generated for paying users, by origin',
      labelNames: ['origin'] as const,
      registers,
    }),
    recipesRefused: new Counter({
      name: 'recipes_refused_total',
      help: 'Recipes of the language model rejected by the safety gate, by kind of violation',
      labelNames: ['kind'] as const,
      registers,
    }),
  };
}
