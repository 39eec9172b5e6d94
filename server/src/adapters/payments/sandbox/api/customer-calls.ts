import { deleteCustomer } from '../customers.ts';
import { record, update } from '../events.ts';
import { missing, unknown } from '../faults.ts';
import type { Row, Work } from '../kinds.ts';
import { newCustomer } from '../objects/customer.ts';
import { newPortalSession } from '../objects/portal-session.ts';
import { createPrice, findPrice } from '../prices.ts';
import { customerCreate, customerUpdate, none, portalCreate, priceCreate } from '../requests.ts';
import { findRow, insertRow, lockCustomer } from '../store.ts';
import { type Call, call } from './call.ts';

/** Seconds; Stripe documents that portal sessions are short-lived, not how short. */
const portalLifetime = 900;

export const customerCalls: Call[] = [
  call('POST', '/v1/customers', customerCreate, async (work, { email, name, metadata = {} }) => {
    const data = newCustomer({ email: email || null, name: name || null, metadata, created: work.now });
    const { id } = data;
    const row: Row<'customer'> = {
      id,
      kind: 'customer',
      customerId: id,
      data,
      state: { card: null },
      dueAt: null,
    };
    await insertRow(work.db, row);
    record(work, 'customer.created', id, data);
    return data;
  }),

  call('GET', '/v1/customers/:id', none, async (work, _params, id) => {
    const row = await findRow(work.db, 'customer', id);
    if (!row) throw missing('customer', id);
    return row.data;
  }),

  call('POST', '/v1/customers/:id', customerUpdate, async (work, { email }, id) => {
    const customer = await lockCustomer(work.db, id);
    if (!customer) throw missing('customer', id);
    if (email !== undefined) await update(work, customer, { email: email || null }, 'customer.updated');
    return customer.data;
  }),

  call('DELETE', '/v1/customers/:id', none, async (work, _params, id) => {
    const customer = await lockCustomer(work.db, id);
    if (!customer) throw missing('customer', id);
    await deleteCustomer(work, customer);
    return { id, object: 'customer', deleted: true };
  }),

  call('GET', '/v1/prices/:id', none, async (work, _params, id) => {
    const price = await findPrice(work, id);
    if (!price) throw missing('price', id, 'price');
    return price;
  }),

  call('POST', '/v1/prices', priceCreate, (work, { unit_amount, recurring, product, nickname = null }) =>
    createPrice(work, { product, amount: unit_amount, interval: recurring.interval, nickname }),
  ),

  call(
    'POST',
    '/v1/billing_portal/sessions',
    portalCreate,
    async (work, { customer, return_url: returnUrl = null }) => {
      const { id: customerId } = await customerOf(work, customer);
      const data = newPortalSession({ origin: work.origin, customerId, returnUrl, created: work.now });
      await insertRow(work.db, {
        id: data.id,
        kind: 'billing_portal.session',
        customerId,
        data,
        state: { expiresAt: work.realNow + portalLifetime },
        dueAt: null,
      });
      return data;
    },
  ),
];

/** The customer that a parameter names. */
export async function customerOf(work: Work, id: string) {
  const customer = await lockCustomer(work.db, id);
  if (!customer) throw unknown('customer', id, 'customer');
  return customer;
}
