import { AppError } from '#errors.ts';

/**
 * Lets `atOnce` pieces of work run, and `waiting` more wait for their turn; whoever comes then is told to come later,
 * which is better for everyone than a queue without end.
 */
export function createTurnstile(atOnce: number, waiting: number) {
  let running = 0;
  const queue: (() => void)[] = [];

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (queue.length >= waiting) {
        throw new AppError('unavailable', 'Plateful is busy. Please try again in a moment.');
      }
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      // The place goes to the next in line, or is free.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
