import type Stripe from 'stripe';
import { expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import { ApiError } from '../api-error.ts';
import {
  type customerCreate,
  type customerUpdate,
  type eventList,
  type invoiceList,
  type portalCreate,
  type priceCreate,
  type refundCreate,
  sessionCreate,
  type sessionList,
  type subscriptionList,
  subscriptionUpdate,
} from './parameters.ts';
import { parseForm } from './parse-form.ts';
import { readParameters } from './read-parameters.ts';

/** What passes a schema of the sandbox is a valid request to Stripe, by the types of its SDK. */
test('each request that the sandbox accepts is one of Stripe’s', () => {
  type Params<S extends z.ZodType> = z.output<S>;
  expectTypeOf<Params<typeof customerCreate>>().toExtend<Stripe.CustomerCreateParams>();
  expectTypeOf<Params<typeof customerUpdate>>().toExtend<Stripe.CustomerUpdateParams>();
  expectTypeOf<Params<typeof priceCreate>>().toExtend<Stripe.PriceCreateParams>();
  expectTypeOf<Params<typeof sessionCreate>>().toExtend<Stripe.Checkout.SessionCreateParams>();
  expectTypeOf<Params<typeof sessionList>>().toExtend<Stripe.Checkout.SessionListParams>();
  expectTypeOf<Params<typeof subscriptionList>>().toExtend<Stripe.SubscriptionListParams>();
  expectTypeOf<Params<typeof subscriptionUpdate>>().toExtend<Stripe.SubscriptionUpdateParams>();
  expectTypeOf<Params<typeof portalCreate>>().toExtend<Stripe.BillingPortal.SessionCreateParams>();
  expectTypeOf<Params<typeof eventList>>().toExtend<Stripe.EventListParams>();
  expectTypeOf<Params<typeof invoiceList>>().toExtend<Stripe.InvoiceListParams>();
  expectTypeOf<Params<typeof refundCreate>>().toExtend<Stripe.RefundCreateParams>();

  // No parameter has a name that Stripe does not know.
  type Unknown<S extends z.ZodType, Known> = Exclude<keyof Params<S>, keyof Known>;
  expectTypeOf<Unknown<typeof customerCreate, Stripe.CustomerCreateParams>>().toBeNever();
  expectTypeOf<Unknown<typeof customerUpdate, Stripe.CustomerUpdateParams>>().toBeNever();
  expectTypeOf<Unknown<typeof priceCreate, Stripe.PriceCreateParams>>().toBeNever();
  expectTypeOf<Unknown<typeof sessionCreate, Stripe.Checkout.SessionCreateParams>>().toBeNever();
  expectTypeOf<Unknown<typeof sessionList, Stripe.Checkout.SessionListParams>>().toBeNever();
  expectTypeOf<Unknown<typeof subscriptionList, Stripe.SubscriptionListParams>>().toBeNever();
  expectTypeOf<Unknown<typeof subscriptionUpdate, Stripe.SubscriptionUpdateParams>>().toBeNever();
  expectTypeOf<Unknown<typeof portalCreate, Stripe.BillingPortal.SessionCreateParams>>().toBeNever();
  expectTypeOf<Unknown<typeof eventList, Stripe.EventListParams>>().toBeNever();
  expectTypeOf<Unknown<typeof invoiceList, Stripe.InvoiceListParams>>().toBeNever();
  expectTypeOf<Unknown<typeof refundCreate, Stripe.RefundCreateParams>>().toBeNever();
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
  expect(
    readParameters(sessionCreate, parseForm(`${checkout}&metadata[plan]=x&expires_at=12`)),
  ).toMatchObject({
    line_items: [{ price: 'p', quantity: 1 }],
    metadata: { plan: 'x' },
    expires_at: 12,
  });
});

test.each([
  ['a[b', 'Invalid parameter name: a[b'],
  ['[a]=1', 'Invalid parameter name: [a]'],
  ['a[__proto__][b]=1', 'Invalid parameter name: a[__proto__][b]'],
  ['a[b][c][d][e][f]=1', 'Invalid parameter name: a[b][c][d][e][f]'],
  ['a=1&a[b]=2', 'Invalid parameter name: a[b]'],
  ['a=b%00c', 'Invalid value for a: it has a NUL character.'],
  ['a%00=b', 'Invalid parameter name: a'],
  ['a[%00]=b', 'Invalid parameter name: a'],
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
  [`${checkout}&expires_at=soon`, 'parameter_invalid_integer', 'expires_at', 'Invalid expires_at'],
  [
    `${checkout}&line_items[0][quantity]=0`,
    undefined,
    'line_items[0][quantity]',
    'Invalid line_items[0][quantity]',
  ],
  [`${checkout}&cancel_url=javascript:alert(1)`, 'url_invalid', 'cancel_url', 'Invalid cancel_url'],
  [checkout.replace('mode=subscription', 'mode=gift'), undefined, 'mode', 'Invalid mode'],
  [`${checkout}&metadata=x`, undefined, 'metadata', 'Invalid metadata'],
  [
    checkout.replace('line_items[0][price]=p', 'line_items=p'),
    'parameter_unknown',
    undefined,
    'Invalid parameter name',
  ],
])('the checkout %s is refused', (form, code, param, words) => {
  const refused = () => readParameters(sessionCreate, parseForm(form));
  expect(refused).toThrow(ApiError);
  expect(refused).toThrow(words);
  const fault = faultOf(refused);
  expect(fault).toMatchObject({ status: 400, body: { type: 'invalid_request_error' } });
  expect([fault.body.code, fault.body.param]).toEqual([code, param]);
});

test('an empty text unsets what can be unset, and is refused elsewhere', () => {
  expect(readParameters(subscriptionUpdate, parseForm('cancel_at='))).toEqual({ cancel_at: '' });
  expect(() => readParameters(sessionCreate, parseForm(checkout.replace('cus_1', '')))).toThrow(
    'Invalid customer: parameter_invalid_empty',
  );
  expect(() => readParameters(subscriptionUpdate, parseForm('cancel_at_period_end=maybe'))).toThrow(
    'Invalid cancel_at_period_end',
  );
});

function faultOf(refused: () => unknown): ApiError {
  try {
    refused();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('Nothing was refused');
}
