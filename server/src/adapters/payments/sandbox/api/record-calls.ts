import { and, desc, eq, gt, gte, inArray, lt, lte } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { z } from 'zod';
import { paymentSandboxEvents } from '#db/tables/payment-sandbox.ts';
import { invalid, missing, unknown } from '../faults.ts';
import type { Row, Work } from '../kinds.ts';
import { refund } from '../refunding.ts';
import { eventList, invoiceList, refundCreation, retrieval } from '../requests.ts';
import { findPage, findRow, lockCustomer } from '../store.ts';
import { type Call, call } from './call.ts';
import { defaultLimit, list } from './lists.ts';

const { id: eventId, position, type: eventType, createdAt, data, nextAttemptAt } = paymentSandboxEvents;

/** What happened and what was paid. */
export const recordCalls: Call[] = [
  call('GET', '/v1/events', eventList, listEvents),

  call('GET', '/v1/events/:id', retrieval, async ({ db }, _params, id) => {
    const [row] = await db.select().from(paymentSandboxEvents).where(eq(eventId, id));
    if (!row) throw missing('event', id);
    return asEvent(row);
  }),

  call('GET', '/v1/invoices', invoiceList, (work, { status, ...params }) =>
    list(work, params, {
      kind: 'invoice',
      noun: 'invoice',
      url: '/v1/invoices',
      statuses: status && [status],
    }),
  ),

  call('POST', '/v1/refunds', refundCreation, async (work, params) => {
    const charge = await chargeOf(work, params);
    const { amount, reason, metadata } = params;
    return refund(work, charge, { amount, reason: reason ?? null, metadata: metadata ?? {} });
  }),
];

async function listEvents(
  { db }: Work,
  { limit = defaultLimit, starting_after: after, created, type, types }: z.output<typeof eventList>,
): Promise<Stripe.ApiList<Stripe.Event>> {
  if (type !== undefined && types !== undefined) {
    throw invalid('You may only specify one of these parameters: type, types.', {
      code: 'parameters_exclusive',
    });
  }
  const range = typeof created === 'number' ? { gte: created, lte: created } : (created ?? {});
  const conditions = [
    type === undefined ? undefined : eq(eventType, type),
    types && inArray(eventType, types),
    range.gt === undefined ? undefined : gt(createdAt, range.gt),
    range.gte === undefined ? undefined : gte(createdAt, range.gte),
    range.lt === undefined ? undefined : lt(createdAt, range.lt),
    range.lte === undefined ? undefined : lte(createdAt, range.lte),
  ];
  if (after !== undefined) {
    const [start] = await db.select({ position }).from(paymentSandboxEvents).where(eq(eventId, after));
    if (!start) throw unknown('event', after, 'starting_after');
    conditions.push(lt(position, start.position));
  }
  const rows = await db
    .select({ data, nextAttemptAt })
    .from(paymentSandboxEvents)
    .where(and(...conditions))
    .orderBy(desc(position))
    .limit(limit + 1);
  const hasMore = rows.length > limit;
  return { object: 'list', data: rows.slice(0, limit).map(asEvent), has_more: hasMore, url: '/v1/events' };
}

function asEvent(row: { data: unknown; nextAttemptAt: Date | null }): Stripe.Event {
  return { ...(row.data as Stripe.Event), pending_webhooks: row.nextAttemptAt ? 1 : 0 };
}

async function chargeOf(
  work: Work,
  { charge, payment_intent: intent }: z.output<typeof refundCreation>,
): Promise<Row<'charge'>> {
  if ((charge === undefined) === (intent === undefined)) {
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const found =
    charge === undefined ? await chargeOfIntent(work, intent!) : await findRow(work.db, 'charge', charge);
  const customer = found?.customerId && (await lockCustomer(work.db, found.customerId));
  // Again, since somebody may have changed it before the lock was ours.
  const row = customer && (await findRow(work.db, 'charge', found.id));
  if (row && row.data.status === 'succeeded') return row;
  if (charge === undefined) throw unknown('payment_intent', intent!, 'payment_intent');
  throw unknown('charge', charge, 'charge');
}

async function chargeOfIntent(work: Work, intent: string): Promise<Row<'charge'> | undefined> {
  const page = await findPage(work.db, 'charge', { field: [['payment_intent', intent]] }, { limit: 1 });
  return page?.rows[0];
}
