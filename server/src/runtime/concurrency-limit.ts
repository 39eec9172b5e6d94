import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { AppError } from '#errors.ts';

/**
 * Runs at most `atOnce` tasks, queues up to `waiting` more and rejects further ones, so that the queue stays bounded.
 */
export function createConcurrencyLimit(atOnce: number, waiting: number) {
  const places = bulkhead(atOnce, waiting);

  return async function limited<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await places.execute(work);
    } catch (error) {
      if (!(error instanceof BulkheadRejectedError)) throw error;
      throw new AppError('unavailable', 'The server is busy. Please try again in a moment.', {
        retryAfter: 5,
      });
    }
  };
}
