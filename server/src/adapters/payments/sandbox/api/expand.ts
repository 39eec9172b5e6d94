import type { Stripe } from 'stripe';
import { invalid } from '../faults.ts';
import type { Kind, Work } from '../kinds.ts';
import { newLineItem } from '../objects/checkout-session.ts';
import { findPrice } from '../prices.ts';
import { findRow } from '../store.ts';

/** Fields that hold an id, and of what, by the kind of object that has them. */
const references: Record<string, Record<string, Kind>> = {
  'checkout.session': { customer: 'customer', invoice: 'invoice', subscription: 'subscription' },
  subscription: { customer: 'customer', latest_invoice: 'invoice' },
  invoice: { customer: 'customer' },
  charge: { customer: 'customer' },
  refund: { charge: 'charge' },
};

/** An answer with the objects in the place of their ids that `expand` names: one level, which is all we use. */
export async function expanded(work: Work, answer: object, paths: string[] = []): Promise<object> {
  if (isList(answer)) {
    const inner = paths.map((path) => {
      if (!path.startsWith('data.')) throw notExpandable(path);
      return path.slice('data.'.length);
    });
    return { ...answer, data: await Promise.all(answer.data.map((one) => expandOne(work, one, inner))) };
  }
  return expandOne(work, answer, paths);
}

async function expandOne(work: Work, object: object, paths: string[]): Promise<object> {
  const fields = object as Record<string, unknown>;
  const result = { ...fields };
  for (const path of paths) {
    const value = fields[path];
    if (fields.object === 'checkout.session' && path === 'line_items') {
      result[path] = await lineItemsOf(work, object as Stripe.Checkout.Session);
      continue;
    }
    const kind = references[String(fields.object)]?.[path];
    if (!kind) throw notExpandable(path);
    if (typeof value === 'string') result[path] = (await findRow(work.db, kind, value))?.data;
  }
  return result;
}

async function lineItemsOf(
  work: Work,
  { id }: Stripe.Checkout.Session,
): Promise<Stripe.ApiList<Stripe.LineItem>> {
  const session = await findRow(work.db, 'checkout.session', id);
  const price = session && (await findPrice(work, session.state.priceId));
  const data = session && price ? [newLineItem(price, session.state.quantity)] : [];
  return { object: 'list', data, has_more: false, url: `/v1/checkout/sessions/${id}/line_items` };
}

function isList(answer: object): answer is Stripe.ApiList<object> {
  return 'object' in answer && answer.object === 'list';
}

function notExpandable(path: string) {
  return invalid(`This property cannot be expanded (${path}).`);
}
