import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { AppError } from '#errors.ts';

/** Runs `atOnce` pieces of work, queues `waiting` more, and refuses further ones: better than a queue without end. */
export function createConcurrencyLimit(atOnce: number, waiting: number) {
  const places = bulkhead(atOnce, waiting);

  return async function limited<T>(work: () => Promise<T>): Promise<T> {
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
