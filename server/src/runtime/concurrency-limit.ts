import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { AppError } from '#errors.ts';

/**
 * Lets `atOnce` pieces of work run, and `waiting` more wait for their turn; whoever comes then is told to come later,
 * which is better for everyone than a queue without end.
 */
export function createTurnstile(atOnce: number, waiting: number) {
  const places = bulkhead(atOnce, waiting);

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await places.execute(work);
    } catch (error) {
      if (!(error instanceof BulkheadRejectedError)) throw error;
      throw new AppError('unavailable', 'Plateful is busy. Please try again in a moment.', {
        retryAfter: 5,
      });
    }
  };
}
