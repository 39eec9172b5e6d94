import { missing, unknown } from '../api-error.ts';
import { deleteCustomer } from '../customers.ts';
import { record, update } from '../events.ts';
import { newCustomer } from '../objects/customer.ts';
import { newPortalSession } from '../objects/portal-session.ts';
import { createPrice, findPrice } from '../prices.ts';
import { findCustomer, findRow, insertRow } from '../rows.ts';
import type { Row, Tx } from '../types.ts';
import { type Call, call } from './call.ts';
import { customerCreate, customerUpdate, none, portalCreate, priceCreate } from './parameters.ts';

/** Seconds; Stripe documents that portal sessions are short-lived, not how short. */
const portalLifetime = 900;

export const customerCalls: Call[] = [
  call('POST', '/v1/customers', customerCreate, async (tx, { email, name, metadata = {} }) => {
    const data = newCustomer({ email: email || null, name: name || null, metadata, created: tx.now });
    const { id } = data;
    const row: Row<'customer'> = {
      id,
      kind: 'customer',
      customerId: id,
      data,
      state: { card: null },
      dueAt: null,
    };
    await insertRow(tx, row);
    await record(tx, 'customer.created', id, data);
    return data;
  }),

  call('GET', '/v1/customers/:id', none, async (tx, _params, id) => {
    const row = await findRow(tx, 'customer', id);
    if (!row) throw missing('customer', id);
    return row.data;
  }),

  call('POST', '/v1/customers/:id', customerUpdate, async (tx, { email }, id) => {
    const customer = await findCustomer(tx, id);
    if (!customer) throw missing('customer', id);
    if (email !== undefined) await update(tx, customer, { email: email || null }, 'customer.updated');
    return customer.data;
  }),

  call('DELETE', '/v1/customers/:id', none, async (tx, _params, id) => {
    const customer = await findCustomer(tx, id);
    if (!customer) throw missing('customer', id);
    await deleteCustomer(tx, customer);
    return { id, object: 'customer', deleted: true };
  }),

  call('GET', '/v1/prices/:id', none, async (tx, _params, id) => {
    const price = await findPrice(tx, id);
    if (!price) throw missing('price', id, 'price');
    return price;
  }),

  call('POST', '/v1/prices', priceCreate, (tx, { unit_amount, recurring, product, nickname = null }) =>
    createPrice(tx, { product, amount: unit_amount, interval: recurring.interval, nickname }),
  ),

  call(
    'POST',
    '/v1/billing_portal/sessions',
    portalCreate,
    async (tx, { customer, return_url: returnUrl = null }) => {
      const { id: customerId } = await customerOf(tx, customer);
      const data = newPortalSession({ origin: tx.origin, customerId, returnUrl, created: tx.now });
      await insertRow(tx, {
        id: data.id,
        kind: 'billing_portal.session',
        customerId,
        data,
        state: { expiresAt: tx.realNow + portalLifetime },
        dueAt: null,
      });
      return data;
    },
  ),
];

/** The customer that a parameter names. */
export async function customerOf(tx: Tx, id: string) {
  const customer = await findCustomer(tx, id);
  if (!customer) throw unknown('customer', id, 'customer');
  return customer;
}
