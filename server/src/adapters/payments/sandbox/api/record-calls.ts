import { and, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { z } from 'zod';
import { paymentSandboxEvents } from '#db/tables/payment-sandbox.ts';
import { unknown } from '../faults.ts';
import type { Kind, Row, Work } from '../kinds.ts';
import type { List } from '../objects/fields.ts';
import { refund } from '../refunding.ts';
import { eventList, invoiceList, refundCreate } from '../requests.ts';
import { findPage, findRow, lockCustomer } from '../store.ts';
import { type Call, call } from './call.ts';

const { id: eventId, position, type: eventType, createdAt, data } = paymentSandboxEvents;

/** Events, invoices and refunds. */
export const recordCalls: Call[] = [
  call('GET', '/v1/events', eventList, listEvents),

  call('GET', '/v1/invoices', invoiceList, (work, params) => listOf(work, 'invoice', '/v1/invoices', params)),

  call('POST', '/v1/refunds', refundCreate, async (work, { charge: id }) => {
    const found = await findRow(work.db, 'charge', id);
    const customer = found?.customerId && (await lockCustomer(work.db, found.customerId));
    // Again: it may have changed before the lock was granted.
    const charge = customer && (await findRow(work.db, 'charge', id));
    if (!charge) throw unknown('charge', id, 'charge');
    return refund(work, charge);
  }),
];

async function listEvents(
  { db }: Work,
  { limit, starting_after: after, created, types }: z.output<typeof eventList>,
): Promise<List<unknown>> {
  const conditions = [types && inArray(eventType, types), created && gte(createdAt, created.gte)];
  if (after !== undefined) {
    const [start] = await db.select({ position }).from(paymentSandboxEvents).where(eq(eventId, after));
    if (!start) throw unknown('event', after, 'starting_after');
    conditions.push(lt(position, start.position));
  }
  const rows = await db
    .select({ data })
    .from(paymentSandboxEvents)
    .where(and(...conditions))
    .orderBy(desc(position))
    .limit(limit + 1);
  return pageOf(rows, limit, '/v1/events');
}

type Params = { customer: string; limit: number; starting_after?: string | undefined };

/** A page of a customer's objects, the newest first. */
export async function listOf<K extends Kind>(
  work: Work,
  kind: K,
  url: string,
  { customer, limit, starting_after: after }: Params,
  statuses?: string[],
): Promise<List<Row<K>['data']>> {
  if (!(await findRow(work.db, 'customer', customer))) throw unknown('customer', customer, 'customer');
  if (after !== undefined && !(await findRow(work.db, kind, after))) {
    throw unknown(kind, after, 'starting_after');
  }
  const rows = await findPage(work.db, kind, { customer, statuses }, { limit: limit + 1, after });
  return pageOf(rows, limit, url);
}

/** `rows` has one more than the page if there is another page. */
function pageOf<T>(rows: { data: T }[], limit: number, url: string): List<T> {
  const data = rows.slice(0, limit).map((row) => row.data);
  return { object: 'list', data, has_more: rows.length > limit, url };
}
