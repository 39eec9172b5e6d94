import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhenResult,
  TaskCancelledError,
} from 'cockatiel';
import type { CallLimits } from './call-limits.ts';

type Refusal = 'unavailable' | 'busy';

/**
 * Circuit breaker and concurrency limit for an endpoint. A call reports `onAlive` on its first response, so that queued
 * calls need not wait for its end.
 */
export function createEndpointGuard<T extends { dead: boolean }>(
  { breaker: { failures, halfOpenAfterMs }, queue }: Pick<CallLimits, 'breaker' | 'queue'>,
  onDead: () => void,
) {
  const dead = handleWhenResult((result) => (result as { dead: boolean }).dead);
  const breaker = circuitBreaker(dead, {
    halfOpenAfter: halfOpenAfterMs,
    breaker: new ConsecutiveBreaker(failures),
  });
  let shutUntil = 0;
  breaker.onBreak(() => {
    shutUntil = Date.now() + halfOpenAfterMs;
    onDead();
  });
  const places = bulkhead(queue.atOnce, queue.waiting);

  /** A half-open breaker lets one call through and would make the others wait for its result. */
  function isShut(): boolean {
    if (breaker.state === CircuitState.Open) return Date.now() < shutUntil;
    return breaker.state === CircuitState.HalfOpen;
  }

  async function pass(call: (onAlive: () => void) => Promise<T>): Promise<T | Refusal> {
    // Checked again: the endpoint may have failed while this call was queued.
    if (isShut()) return 'unavailable';
    const alive = Promise.withResolvers<{ dead: false }>();
    const running = Promise.withResolvers<T>();
    await breaker.execute(() => {
      call(() => alive.resolve({ dead: false })).then(running.resolve, running.reject);
      return Promise.race([alive.promise, running.promise]);
    });
    return running.promise;
  }

  return async function guarded(
    call: (onAlive: () => void) => Promise<T>,
    signal: AbortSignal,
  ): Promise<T | Refusal> {
    if (isShut()) return 'unavailable';
    const impatience = new AbortController();
    const timer = setTimeout(() => impatience.abort(), queue.waitMs);
    const leaves = AbortSignal.any([signal, impatience.signal]);
    const hasLeft = Promise.withResolvers<Refusal>();
    const leave = () => hasLeft.resolve('busy');
    leaves.addEventListener('abort', leave, { once: true });
    try {
      const passing = places.execute<T | Refusal>(() => {
        clearTimeout(timer);
        leaves.removeEventListener('abort', leave);
        return pass(call);
      }, leaves);
      return await Promise.race([passing, hasLeft.promise]);
    } catch (error) {
      if (error instanceof BrokenCircuitError) return 'unavailable';
      if (error instanceof BulkheadRejectedError || error instanceof TaskCancelledError) return 'busy';
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}
