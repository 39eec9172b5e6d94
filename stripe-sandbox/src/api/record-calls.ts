import type { z } from 'zod';
import { unknown } from '../api-error.ts';
import { refund } from '../invoices.ts';
import type { List } from '../objects/object.ts';
import { findRow, listRows } from '../rows.ts';
import type { Kind, Row, Tx } from '../types.ts';
import { type Call, call } from './call.ts';
import { eventList, invoiceList, refundCreate } from './parameters.ts';

/** Events, invoices and refunds. */
export const recordCalls: Call[] = [
  call('GET', '/v1/events', eventList, listEvents),

  call('GET', '/v1/invoices', invoiceList, (tx, params) => listOf(tx, 'invoice', '/v1/invoices', params)),

  call('POST', '/v1/refunds', refundCreate, async (tx, { charge: id }) => {
    const charge = await findRow(tx, 'charge', id);
    if (!charge) throw unknown('charge', id, 'charge');
    return refund(tx, charge);
  }),
];

async function listEvents(
  { records }: Tx,
  { limit, starting_after: after, created, types }: z.output<typeof eventList>,
): Promise<List<unknown>> {
  const events = await records.listEvents({ types, since: created?.gte, after, limit: limit + 1 });
  return pageOf(events, limit, '/v1/events');
}

type Params = { customer: string; limit: number; starting_after?: string | undefined };

/** A page of a customer's objects, the newest first. */
export async function listOf<K extends Kind>(
  tx: Tx,
  kind: K,
  url: string,
  { customer, limit, starting_after: after }: Params,
  statuses?: string[],
): Promise<List<Row<K>['data']>> {
  if (!(await findRow(tx, 'customer', customer))) throw unknown('customer', customer, 'customer');
  const rows = await listRows(tx, { kind, customerId: customer, statuses, after, limit: limit + 1 });
  return pageOf(rows, limit, url);
}

/** `rows` has one more than the page if there is another page. */
function pageOf<T>(rows: { data: T }[], limit: number, url: string): List<T> {
  const data = rows.slice(0, limit).map((row) => row.data);
  return { object: 'list', data, has_more: rows.length > limit, url };
}
