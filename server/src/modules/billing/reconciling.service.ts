import type { Context } from '#context.ts';
import { watchedEvents } from '#ports/payments.ts';
import { followEmails } from './emails.service.ts';
import { findKnownEventIds } from './events.repository.ts';
import { sendDueMails } from './mailing.service.ts';
import { livingStatuses } from './paid-tier.ts';
import { followPrices } from './price-changes.service.ts';
import {
  findLapsedUserIds,
  findUnaskedUserIds,
  findUserIdsWithOpenIntents,
  updateIntentsOfNobody,
} from './subscriptions.repository.ts';
import { applyKnown, syncUser } from './syncing.service.ts';
import { actOn } from './webhooks.service.ts';

const dayMs = 86_400_000;
/** How long the payment side tries to deliver an event before it gives up (Stripe: up to three days). */
const deliveryDays = 3;
/** How long it can tell of an event at all (Stripe: thirty days). */
const memoryDays = 30;

/**
 * What cannot wait for the next look at everything: periods that are over by what we know, checkouts that are, e-mails and
 * prices that changed, and mails.
 * One user's trouble is logged and is nobody else's.
 */
export async function reconcileDue(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await updateIntentsOfNobody(ctx.db, now);
  const lapsed = await findLapsedUserIds(ctx.db, livingStatuses, now);
  const open = await findUserIdsWithOpenIntents(ctx.db, now);
  await lookAt(ctx, new Set([...lapsed, ...open]));
  await followEmails(ctx);
  await followPrices(ctx);
  await sendDueMails(ctx);
}

/**
 * Asks the payment side for events of the last days, and acts on those whose delivery was lost. At a start it asks for all
 * that there are: nobody knows how long we were away. A subscription that was not asked for since may have changed before
 * the first of these events, and is asked for itself.
 */
export async function reconcileEvents(
  ctx: Context,
  { isStart }: { isStart: boolean } = { isStart: false },
): Promise<void> {
  const days = isStart ? memoryDays : deliveryDays;
  const since = new Date(ctx.clock.now().getTime() - days * dayMs);
  const events = await ctx.payments.findEvents(watchedEvents, since);
  const known = await findKnownEventIds(
    ctx.db,
    events.map(({ id }) => id),
  );
  for (const event of events.filter(({ id }) => !known.has(id))) {
    await actOn(ctx, event).catch((error) =>
      ctx.log.error({ err: error, event: event.id }, 'an event could not be acted on'),
    );
  }
  await lookAt(ctx, await findUnaskedUserIds(ctx.db, since));
}

async function lookAt(ctx: Context, userIds: Iterable<string>): Promise<void> {
  for (const userId of userIds) {
    await syncUser(ctx, userId).catch(async (error) => {
      ctx.log.error({ err: error, userId }, 'a subscription could not be looked at');
      await applyKnown(ctx, userId);
    });
  }
}
