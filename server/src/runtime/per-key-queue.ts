import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '#errors.ts';

type Line = (() => void)[];

/**
 * Runs tasks of the same key one at a time, in order. At most `maxWaiting` wait, each at most `maxMs`; others are
 * rejected. Nested tasks of the same key run immediately.
 */
export function createPerKeyQueue({ maxWaiting, maxMs }: { maxWaiting: number; maxMs: number }) {
  const lines = new Map<string, Line>();
  const heldKeys = new AsyncLocalStorage<ReadonlySet<string>>();

  function turn(line: Line): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = () => {
        clearTimeout(late);
        resolve();
      };
      const late = setTimeout(() => {
        line.splice(line.indexOf(go), 1);
        reject(busy('unavailable'));
      }, maxMs);
      line.push(go);
    });
  }

  return async function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = heldKeys.getStore() ?? new Set();
    if (before.has(key)) return work();
    const line = lines.get(key);
    if (!line) lines.set(key, []);
    else if (line.length >= maxWaiting) throw busy('rate_limited');
    else await turn(line);
    try {
      return await heldKeys.run(new Set([...before, key]), work);
    } finally {
      const next = lines.get(key)!.shift();
      if (next) next();
      else lines.delete(key);
    }
  };
}

function busy(code: 'unavailable' | 'rate_limited'): AppError {
  const message = 'Your other changes are still being saved. Please try again in a moment.';
  return new AppError(code, message, { retryAfter: 5 });
}
