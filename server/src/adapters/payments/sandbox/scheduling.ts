import type { Stripe } from 'stripe';
import { revise } from './events.ts';
import { invalid } from './faults.ts';
import type { Row, Work } from './kinds.ts';
import { itemOf } from './objects/subscription.ts';
import { dueOf } from './subscribing.ts';

type Schedule = { withPeriod: boolean } | { at: number | string };

/**
 * Lets a subscription end with its period or on a date, or takes that back. A date stays when only the period's flag is
 * taken back, as Stripe's portal sets the one and its API the other (Stripe, "Compare classic and flexible billing mode").
 */
export async function scheduleEnd(work: Work, row: Row<'subscription'>, wish: Schedule): Promise<void> {
  const { data } = row;
  const periodEnd = itemOf(data).current_period_end;
  if ('withPeriod' in wish) {
    if (wish.withPeriod) return ending(work, row, { cancel_at: periodEnd, cancel_at_period_end: true });
    return data.cancel_at_period_end ? staying(work, row) : undefined;
  }
  if (wish.at === '') return staying(work, row);
  const at = typeof wish.at === 'number' ? wish.at : periodEnd;
  if (at <= work.now) throw invalid('`cancel_at` must be a date in the future.', { param: 'cancel_at' });
  return ending(work, row, { cancel_at: at, cancel_at_period_end: false });
}

type Ending = { cancel_at: number; cancel_at_period_end: boolean };

function ending(work: Work, row: Row<'subscription'>, changes: Ending): Promise<void> {
  row.dueAt = dueOf(itemOf(row.data).current_period_end, changes.cancel_at);
  return apply(work, row, { ...changes, canceled_at: work.now }, 'cancellation_requested');
}

function staying(work: Work, row: Row<'subscription'>): Promise<void> {
  row.dueAt = itemOf(row.data).current_period_end;
  return apply(work, row, { cancel_at: null, cancel_at_period_end: false, canceled_at: null }, null);
}

function apply(
  work: Work,
  row: Row<'subscription'>,
  changes: Partial<Stripe.Subscription>,
  reason: 'cancellation_requested' | null,
): Promise<void> {
  const nobodySaid = { comment: null, feedback: null, feedback_option: null };
  const cancellation_details = { ...nobodySaid, ...row.data.cancellation_details, reason };
  return revise(work, row, { ...changes, cancellation_details }, 'customer.subscription.updated');
}
