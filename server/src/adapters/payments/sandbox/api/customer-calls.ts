import { deleteCustomer } from '../customers.ts';
import { record, revise } from '../events.ts';
import { missing, unknown } from '../faults.ts';
import type { Row, Work } from '../kinds.ts';
import { newCustomer } from '../objects/customer.ts';
import { newPortalSession } from '../objects/portal-session.ts';
import { addPrice, findPrice } from '../prices.ts';
import {
  customerCreation,
  customerUpdate,
  nothing,
  portalCreation,
  priceCreation,
  retrieval,
} from '../requests.ts';
import { findRow, insertRow, lockCustomer } from '../store.ts';
import { type Call, call } from './call.ts';

/** Seconds that a portal can be used; Stripe says that sessions are short-lived, not how short. */
const portalLifetime = 900;

export const customerCalls: Call[] = [
  call('POST', '/v1/customers', customerCreation, async (work, { email, name, metadata }) => {
    const data = newCustomer({
      email: email || null,
      name: name || null,
      metadata: metadata ?? {},
      created: work.now,
    });
    const row: Row<'customer'> = {
      id: data.id,
      kind: 'customer',
      customerId: data.id,
      data,
      state: { card: null },
      dueAt: null,
    };
    await insertRow(work.db, row);
    record(work, 'customer.created', data.id, data);
    return data;
  }),

  call('GET', '/v1/customers/:id', retrieval, async (work, _params, id) => {
    const row = await findRow(work.db, 'customer', id);
    if (!row) throw missing('customer', id);
    return row.data;
  }),

  call('POST', '/v1/customers/:id', customerUpdate, async (work, { email }, id) => {
    const customer = await lockCustomer(work.db, id);
    if (!customer) throw missing('customer', id);
    if (email !== undefined) await revise(work, customer, { email: email || null }, 'customer.updated');
    return customer.data;
  }),

  call('DELETE', '/v1/customers/:id', nothing, async (work, _params, id) => {
    const customer = await lockCustomer(work.db, id);
    if (!customer) throw missing('customer', id);
    await deleteCustomer(work, customer);
    return { id, object: 'customer', deleted: true };
  }),

  call('GET', '/v1/prices/:id', retrieval, async (work, _params, id) => {
    const price = await findPrice(work, id);
    if (!price) throw missing('price', id, 'price');
    return price;
  }),

  call('POST', '/v1/prices', priceCreation, (work, { unit_amount, recurring, nickname }) =>
    addPrice(work, { amount: unit_amount, interval: recurring.interval, nickname: nickname ?? null }),
  ),

  call('POST', '/v1/billing_portal/sessions', portalCreation, async (work, { customer: id, return_url }) => {
    const customer = await lockedCustomer(work, id);
    const data = newPortalSession({
      origin: work.origin,
      customerId: customer.id,
      returnUrl: return_url ?? null,
      created: work.now,
    });
    await insertRow(work.db, {
      id: data.id,
      kind: 'billing_portal.session',
      customerId: customer.id,
      data,
      state: { expiresAt: work.realNow + portalLifetime },
      dueAt: null,
    });
    record(work, 'billing_portal.session.created', customer.id, data);
    return data;
  }),
];

/** The customer that a parameter names, whom nobody else changes until the transaction ends. */
export async function lockedCustomer(work: Work, id: string) {
  const customer = await lockCustomer(work.db, id);
  if (!customer) throw unknown('customer', id, 'customer');
  return customer;
}
