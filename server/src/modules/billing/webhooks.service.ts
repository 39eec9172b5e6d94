import { type Context, inTransaction } from '#context.ts';
import { AppError } from '#errors.ts';
import { type PaymentEvent, watchedEvents } from '#ports/payments.ts';
import { hasEvent, insertDelivery, insertEvent } from './events.repository.ts';
import { findUserIdByCustomer } from './subscriptions.repository.ts';
import { syncUser } from './sync-subscriptions.service.ts';

/**
 * Receives a delivered event. Throws `invalid_input` for one that is forged, altered, old or replayed (Stripe signs
 * each retry anew).
 */
export async function receiveEvent(
  ctx: Context,
  { body, signature }: { body: Buffer; signature: string | undefined },
): Promise<void> {
  const { delivery, ...event } = ctx.payments.readEvent(body, signature);
  const take = async ({ db, clock }: Context) => {
    const isNew = await insertDelivery(db, delivery, clock.now());
    if (!isNew) throw new AppError('invalid_input', 'This event was already received');
  };
  if (await hasEvent(ctx.db, event.id)) await take(ctx);
  else await applyEvent(ctx, event, take);
}

/** Processes an event once. `alsoDo` is part of the same transaction. */
export async function applyEvent(
  ctx: Context,
  event: PaymentEvent,
  alsoDo: (tx: Context) => Promise<void> = async () => {},
): Promise<void> {
  const { id, type, createdAt, customerId } = event;
  const remember = async (tx: Context) => {
    await alsoDo(tx);
    await insertEvent(tx.db, { id, type, createdAt });
  };
  const isWatched = (watchedEvents as readonly string[]).includes(type);
  const userId = isWatched && customerId ? await findUserIdByCustomer(ctx.db, customerId) : undefined;
  if (userId) return syncUser(ctx, userId, remember);
  await inTransaction(ctx, remember);
  // Usual: other products may share the Stripe account, and the demo household pays before its account is committed.
  const why = isWatched ? 'no user of this server' : 'unused type';
  ctx.log.debug({ event: id, type }, `stripe event ignored: ${why}`);
}
