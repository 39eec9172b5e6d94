import { update } from './events.ts';
import { itemOf } from './objects/subscription.ts';
import type { Row, Tx } from './types.ts';

/**
 * `period_end` is what the API's flag sets; `date` is how Stripe's portal cancels in flexible billing mode: the same moment
 * as a date, without the flag. `keep` removes both.
 */
type Cancellation = 'period_end' | 'date' | 'keep';

/** Schedules the end of a subscription with its period, or removes the schedule. */
export function scheduleCancellation(
  tx: Tx,
  row: Row<'subscription'>,
  cancellation: Cancellation,
): Promise<void> {
  const periodEnd = itemOf(row.data).current_period_end;
  row.dueAt = periodEnd;
  const isEnding = cancellation !== 'keep';
  const changes = {
    cancel_at: isEnding ? periodEnd : null,
    cancel_at_period_end: cancellation === 'period_end',
    canceled_at: isEnding ? tx.now : null,
  };
  return update(tx, row, changes, 'customer.subscription.updated');
}
