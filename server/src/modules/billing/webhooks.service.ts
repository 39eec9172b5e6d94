import { createHash } from 'node:crypto';
import type { Context } from '#context.ts';
import { AppError } from '#errors.ts';
import { type PaymentEvent, watchedEvents } from '#payments.ts';
import { findEvent, insertEvent } from './events.repository.ts';
import { findUserIdByCustomer } from './subscriptions.repository.ts';
import { syncUser } from './syncing.service.ts';

/** Where the payment side delivers its events. */
export const webhookPath = '/api/webhooks/stripe';

/**
 * Takes an event that was delivered. Throws `invalid_input` for what is forged, altered, old, or the very delivery that
 * was taken before: a payment side that repeats itself signs each delivery anew.
 */
export async function receiveEvent(
  ctx: Context,
  { body, signature }: { body: Buffer; signature: string | undefined },
): Promise<void> {
  const event = ctx.payments.readEvent(body, signature);
  const delivery = createHash('sha256').update(signature!).digest('base64url');
  const known = await findEvent(ctx.db, event.id);
  if (known?.delivery === delivery) throw new AppError('invalid_input', 'This delivery was taken before');
  if (!known) await actOn(ctx, event, delivery);
}

/** Acts on an event once. `delivery` is null for one that we asked for ourselves. */
export async function actOn(ctx: Context, event: PaymentEvent, delivery: string | null): Promise<void> {
  const { id, type, createdAt, customerId } = event;
  const remember = ({ db }: Context) => insertEvent(db, { id, type, createdAt, delivery });
  const isWatched = (watchedEvents as readonly string[]).includes(type);
  const userId = isWatched && customerId ? await findUserIdByCustomer(ctx.db, customerId) : undefined;
  if (userId) return syncUser(ctx, userId, remember);
  await remember(ctx);
  ctx.log.info({ event: id, type }, 'an event of the payment side changes nothing here');
}
