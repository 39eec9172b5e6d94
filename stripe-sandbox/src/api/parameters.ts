import { z } from 'zod';

/** The parameters that the sandbox simulates, a part of Stripe's. Any other is refused as unknown. */

const text = z.string().min(1, 'parameter_invalid_empty').max(5000);
const integer = z
  .string()
  .regex(/^\d{1,12}$/, 'parameter_invalid_integer')
  .transform(Number);
const address = z.url({ protocol: /^https?$/, error: 'url_invalid' }).max(5000);
const email = z.string().max(512).exactOptional();
/** Stripe, "Metadata": up to 50 keys of up to 40 characters, values of up to 500. */
const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((metadata) => Object.keys(metadata).length <= 50, 'You may only have 50 metadata keys')
  .exactOptional();
const page = {
  limit: integer.pipe(z.number().min(1).max(100)).default(10),
  starting_after: text.exactOptional(),
};
const ofCustomer = { ...page, customer: text };

export const none = z.strictObject({});

export const customerCreate = z.strictObject({ email, name: z.string().max(256).exactOptional(), metadata });
export const customerUpdate = z.strictObject({ email });

export const priceCreate = z.strictObject({
  currency: z.enum(['usd']),
  unit_amount: integer.pipe(z.number().min(1)),
  recurring: z.strictObject({ interval: z.enum(['month', 'year']) }),
  product: text,
  nickname: z.string().max(500).exactOptional(),
});

export const sessionCreate = z.strictObject({
  mode: z.enum(['subscription']),
  customer: text,
  client_reference_id: text.max(200).exactOptional(),
  line_items: z
    .array(z.strictObject({ price: text, quantity: integer.pipe(z.literal(1)) }))
    .length(1, 'Exactly one line item'),
  success_url: address,
  cancel_url: address.exactOptional(),
  expires_at: integer.exactOptional(),
  metadata,
  subscription_data: z.strictObject({ metadata }).exactOptional(),
});
export const sessionList = z.strictObject(ofCustomer);

export const subscriptionList = z.strictObject({ ...ofCustomer, status: z.enum(['all']).exactOptional() });
export const subscriptionUpdate = z.strictObject({
  /** Removes the date at which the subscription would end. */
  cancel_at: z.literal('').exactOptional(),
  cancel_at_period_end: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .exactOptional(),
  items: z
    .array(z.strictObject({ id: text, price: text }))
    .length(1, 'Exactly one item')
    .exactOptional(),
  proration_behavior: z.enum(['always_invoice', 'none']).exactOptional(),
  payment_behavior: z.enum(['error_if_incomplete']).exactOptional(),
});

export const portalCreate = z.strictObject({ customer: text, return_url: address.exactOptional() });

export const eventList = z.strictObject({
  ...page,
  created: z.strictObject({ gte: integer }).exactOptional(),
  types: z.array(text).max(20, 'At most 20 types').exactOptional(),
});

export const invoiceList = z.strictObject(ofCustomer);

export const refundCreate = z.strictObject({ charge: text });
