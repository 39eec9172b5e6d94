import Stripe from 'stripe';
import { expect } from 'vitest';

/** The error that a call of the SDK fails with. */
export async function stripeErrorOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await call.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Stripe.errors.StripeError);
  return error as Stripe.errors.StripeError;
}
