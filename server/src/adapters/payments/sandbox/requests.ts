import { subscriptionStatuses } from '@plateful/contract/limits.ts';
import { z } from 'zod';

/** The parameters that the sandbox knows of each call: a part of what Stripe's own description of its API has. */

const text = z.string().min(1, 'parameter_invalid_empty').max(5000);
const wholeNumber = z
  .string()
  .regex(/^-?\d{1,12}$/, 'parameter_invalid_integer')
  .transform(Number);
const yesNo = z.enum(['true', 'false'], 'Invalid boolean').transform((value) => value === 'true');
const address = z.url({ protocol: /^https?$/, error: 'url_invalid' }).max(5000);
const expand = z.array(text).max(10).exactOptional();
const unset = z.literal('');

/** Stripe, "Metadata": up to 50 keys of up to 40 characters, values of up to 500. */
const pairs = z
  .record(z.string().max(40), z.string().max(500))
  .refine((all) => Object.keys(all).length <= 50, 'You may only have 50 metadata keys');
const metadata = pairs.exactOptional();

const page = {
  limit: wholeNumber.pipe(z.number().min(1, 'at_least_1').max(100, 'at_most_100')).exactOptional(),
  starting_after: text.exactOptional(),
  expand,
};

export const nothing = z.strictObject({});
export const retrieval = z.strictObject({ expand });

export const customerCreation = z.strictObject({
  email: z.string().max(512).exactOptional(),
  name: z.string().max(256).exactOptional(),
  metadata,
  expand,
});

export const customerUpdate = z.strictObject({
  email: z.string().max(512).exactOptional(),
  expand,
});

export const priceCreation = z.strictObject({
  currency: z.enum(['usd']),
  unit_amount: wholeNumber.pipe(z.number().min(1, 'at_least_1')),
  recurring: z.strictObject({ interval: z.enum(['month', 'year']) }),
  product: text,
  nickname: z.string().max(500).exactOptional(),
  expand,
});

export const sessionCreation = z.strictObject({
  mode: z.enum(['subscription']),
  customer: text,
  client_reference_id: text.max(200).exactOptional(),
  line_items: z
    .array(
      z.strictObject({
        price: text,
        quantity: wholeNumber.pipe(z.number().min(1, 'at_least_1').max(999_999)),
      }),
    )
    .length(1, 'Exactly one line item'),
  success_url: address,
  cancel_url: address.exactOptional(),
  expires_at: wholeNumber.exactOptional(),
  metadata,
  subscription_data: z.strictObject({ metadata }).exactOptional(),
  expand,
});

export const sessionList = z.strictObject({
  ...page,
  customer: text.exactOptional(),
  status: z.enum(['open', 'complete', 'expired']).exactOptional(),
  subscription: text.exactOptional(),
});

export const subscriptionList = z.strictObject({
  ...page,
  customer: text.exactOptional(),
  status: z.enum(['all', 'ended', ...subscriptionStatuses]).exactOptional(),
});

export const subscriptionUpdate = z.strictObject({
  cancel_at: z.union([unset, z.enum(['min_period_end', 'max_period_end']), wholeNumber]).exactOptional(),
  cancel_at_period_end: yesNo.exactOptional(),
  items: z
    .array(z.strictObject({ id: text, price: text.exactOptional() }))
    .length(1, 'Exactly one item')
    .exactOptional(),
  proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).exactOptional(),
  payment_behavior: z.enum(['allow_incomplete', 'error_if_incomplete']).exactOptional(),
  metadata: z.union([unset, pairs]).exactOptional(),
  expand,
});

export const portalCreation = z.strictObject({
  customer: text,
  return_url: address.exactOptional(),
  expand,
});

const moments = {
  gt: wholeNumber.exactOptional(),
  gte: wholeNumber.exactOptional(),
  lt: wholeNumber.exactOptional(),
  lte: wholeNumber.exactOptional(),
};

export const eventList = z.strictObject({
  ...page,
  created: z.union([wholeNumber, z.strictObject(moments)]).exactOptional(),
  type: text.exactOptional(),
  // Stripe takes up to 20.
  types: z.array(text).max(20, 'You may only list 20 types').exactOptional(),
});

export const invoiceList = z.strictObject({
  ...page,
  customer: text.exactOptional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).exactOptional(),
});

export const refundCreation = z.strictObject({
  payment_intent: text.exactOptional(),
  charge: text.exactOptional(),
  amount: wholeNumber.pipe(z.number().min(1, 'at_least_1')).exactOptional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).exactOptional(),
  metadata,
  expand,
});
