import type { Stripe } from 'stripe';
import { unknown } from '../faults.ts';
import type { Kind, Row, Work } from '../kinds.ts';
import { findPage, findRow } from '../store.ts';

/** Stripe's page, when nobody asks for another. */
export const defaultLimit = 10;

type Params = {
  customer?: string | undefined;
  limit?: number | undefined;
  starting_after?: string | undefined;
};
type Search<K extends Kind> = {
  kind: K;
  noun: string;
  url: string;
  statuses?: string[] | undefined;
  /** Which of the rows of the customer are meant. */
  field?: [string, string][];
};

/** A page of what the customer has, the latest first. */
export async function list<K extends Kind>(
  work: Work,
  { customer, limit = defaultLimit, starting_after: after }: Params,
  { kind, noun, url, statuses, field = [] }: Search<K>,
): Promise<Stripe.ApiList<Row<K>['data']>> {
  if (customer !== undefined && !(await findRow(work.db, 'customer', customer))) {
    throw unknown('customer', customer, 'customer');
  }
  const page = await findPage(work.db, kind, { customer, statuses, field }, { limit, after });
  if (!page) throw unknown(noun, after ?? '', 'starting_after');
  return { object: 'list', data: page.rows.map(({ data }) => data), has_more: page.hasMore, url };
}
