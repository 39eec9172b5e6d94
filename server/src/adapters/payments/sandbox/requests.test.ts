import type Stripe from 'stripe';
import { expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import { Fault } from './faults.ts';
import { parseForm } from './form.ts';
import { readRequest } from './read-request.ts';
import {
  type customerCreation,
  type customerUpdate,
  type eventList,
  type invoiceList,
  type nothing,
  type portalCreation,
  type priceCreation,
  type refundCreation,
  type retrieval,
  sessionCreation,
  type sessionList,
  type subscriptionList,
  subscriptionUpdate,
} from './requests.ts';

/** Whatever passes a schema of ours is a request of Stripe's own description, from which the SDK's types are made. */
test('each request that the sandbox takes is one of Stripe’s', () => {
  type Out<S extends z.ZodType> = z.output<S>;
  expectTypeOf<Out<typeof customerCreation>>().toExtend<Stripe.CustomerCreateParams>();
  expectTypeOf<Out<typeof retrieval>>().toExtend<Stripe.CustomerRetrieveParams>();
  expectTypeOf<Out<typeof customerUpdate>>().toExtend<Stripe.CustomerUpdateParams>();
  expectTypeOf<Out<typeof nothing>>().toExtend<Stripe.CustomerDeleteParams>();
  expectTypeOf<Out<typeof retrieval>>().toExtend<Stripe.PriceRetrieveParams>();
  expectTypeOf<Out<typeof priceCreation>>().toExtend<Stripe.PriceCreateParams>();
  expectTypeOf<Out<typeof sessionCreation>>().toExtend<Stripe.Checkout.SessionCreateParams>();
  expectTypeOf<Out<typeof retrieval>>().toExtend<Stripe.Checkout.SessionRetrieveParams>();
  expectTypeOf<Out<typeof retrieval>>().toExtend<Stripe.Checkout.SessionExpireParams>();
  expectTypeOf<Out<typeof sessionList>>().toExtend<Stripe.Checkout.SessionListParams>();
  expectTypeOf<Out<typeof subscriptionList>>().toExtend<Stripe.SubscriptionListParams>();
  expectTypeOf<Out<typeof retrieval>>().toExtend<Stripe.SubscriptionRetrieveParams>();
  expectTypeOf<Out<typeof subscriptionUpdate>>().toExtend<Stripe.SubscriptionUpdateParams>();
  expectTypeOf<Out<typeof nothing>>().toExtend<Stripe.SubscriptionCancelParams>();
  expectTypeOf<Out<typeof portalCreation>>().toExtend<Stripe.BillingPortal.SessionCreateParams>();
  expectTypeOf<Out<typeof eventList>>().toExtend<Stripe.EventListParams>();
  expectTypeOf<Out<typeof invoiceList>>().toExtend<Stripe.InvoiceListParams>();
  expectTypeOf<Out<typeof refundCreation>>().toExtend<Stripe.RefundCreateParams>();

  // And no more than that: these names would be unknown to Stripe.
  type Unknown<S extends z.ZodType, Params> = Exclude<keyof Out<S>, keyof Params>;
  expectTypeOf<Unknown<typeof customerCreation, Stripe.CustomerCreateParams>>().toBeNever();
  expectTypeOf<Unknown<typeof customerUpdate, Stripe.CustomerUpdateParams>>().toBeNever();
  expectTypeOf<Unknown<typeof priceCreation, Stripe.PriceCreateParams>>().toBeNever();
  expectTypeOf<Unknown<typeof sessionCreation, Stripe.Checkout.SessionCreateParams>>().toBeNever();
  expectTypeOf<Unknown<typeof sessionList, Stripe.Checkout.SessionListParams>>().toBeNever();
  expectTypeOf<Unknown<typeof subscriptionList, Stripe.SubscriptionListParams>>().toBeNever();
  expectTypeOf<Unknown<typeof subscriptionUpdate, Stripe.SubscriptionUpdateParams>>().toBeNever();
  expectTypeOf<Unknown<typeof portalCreation, Stripe.BillingPortal.SessionCreateParams>>().toBeNever();
  expectTypeOf<Unknown<typeof eventList, Stripe.EventListParams>>().toBeNever();
  expectTypeOf<Unknown<typeof invoiceList, Stripe.InvoiceListParams>>().toBeNever();
  expectTypeOf<Unknown<typeof refundCreation, Stripe.RefundCreateParams>>().toBeNever();
});

const checkout =
  'mode=subscription&customer=cus_1&line_items[0][price]=p&line_items[0][quantity]=1&success_url=https://a.example/{CHECKOUT_SESSION_ID}';

test('a form with brackets becomes lists and groups', () => {
  expect(parseForm('a[0][b]=1&a[1][b]=2&c[d][e]=%5B&f[]=x&f[]=y&g=')).toEqual({
    a: [{ b: '1' }, { b: '2' }],
    c: { d: { e: '[' } },
    f: ['x', 'y'],
    g: '',
  });
  expect(readRequest(sessionCreation, parseForm(`${checkout}&metadata[plan]=x&expires_at=12`))).toMatchObject(
    {
      line_items: [{ price: 'p', quantity: 1 }],
      metadata: { plan: 'x' },
      expires_at: 12,
    },
  );
});

test.each([
  ['a[b', 'Invalid parameter name: a[b'],
  ['[a]=1', 'Invalid parameter name: [a]'],
  ['a[__proto__][b]=1', 'Invalid parameter name: a[__proto__][b]'],
  ['a[b][c][d][e][f]=1', 'Invalid parameter name: a[b][c][d][e][f]'],
  ['a=1&a[b]=2', 'Invalid parameter name: a[b]'],
])('the form %s is refused', (form, words) => {
  expect(() => parseForm(form)).toThrow(words);
});

test.each([
  ['customer=cus_1', 'parameter_missing', 'mode', 'Missing required param: mode.'],
  [`${checkout}&nonsense=1`, 'parameter_unknown', 'nonsense', 'Received unknown parameter: nonsense'],
  [
    `${checkout}&line_items[0][color]=red`,
    'parameter_unknown',
    'line_items[0][color]',
    'Received unknown parameter: line_items[0][color]',
  ],
  [`${checkout}&expires_at=soon`, 'parameter_invalid_integer', 'expires_at', 'Invalid integer: soon'],
  [
    `${checkout}&line_items[0][quantity]=0`,
    'parameter_invalid_integer',
    'line_items[0][quantity]',
    'This value must be greater than or equal to 1.',
  ],
  [`${checkout}&cancel_url=javascript:alert(1)`, 'url_invalid', 'cancel_url', 'Not a valid URL'],
  [
    checkout.replace('mode=subscription', 'mode=gift'),
    undefined,
    'mode',
    'Invalid mode: must be one of subscription',
  ],
  [`${checkout}&metadata=x`, undefined, 'metadata', 'Invalid record'],
  [
    checkout.replace('line_items[0][price]=p', 'line_items=p'),
    undefined,
    undefined,
    'Invalid parameter name',
  ],
])('the checkout %s is refused', (form, code, param, words) => {
  const refused = () => readRequest(sessionCreation, parseForm(form));
  expect(refused).toThrow(Fault);
  expect(refused).toThrow(words);
  const fault = faultOf(refused);
  expect(fault).toMatchObject({ status: 400, body: { type: 'invalid_request_error' } });
  expect([fault.body.code, fault.body.param]).toEqual([code, param]);
});

test('an empty text unsets what can be unset, and is refused elsewhere', () => {
  expect(readRequest(subscriptionUpdate, parseForm('cancel_at='))).toEqual({ cancel_at: '' });
  expect(() => readRequest(sessionCreation, parseForm(checkout.replace('cus_1', '')))).toThrow(
    "You passed an empty string for 'customer'.",
  );
  expect(() => readRequest(subscriptionUpdate, parseForm('cancel_at_period_end=maybe'))).toThrow(
    'Invalid boolean: maybe',
  );
});

function faultOf(refused: () => unknown): Fault {
  try {
    refused();
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new Error('Nothing was refused');
}
