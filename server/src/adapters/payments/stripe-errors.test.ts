import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { toAppError } from './stripe-errors.ts';

const { errors } = Stripe;

test('a card that needs authentication gets a message for people', () => {
  for (const code of ['subscription_payment_intent_requires_action', 'authentication_required']) {
    const message = 'Payment requires additional user action. See the PaymentIntent of `latest_invoice`.';
    const error = toAppError(new errors.StripeCardError({ type: 'card_error', code, message }));
    expect(error).toMatchObject({ code: 'conflict', message: expect.stringContaining('Your bank') });
    expect((error as Error).message).not.toContain('PaymentIntent');
  }
});

test('a declined card gets the bank’s message', () => {
  const message = 'Your card has insufficient funds.';
  const error = toAppError(
    new errors.StripeCardError({ type: 'card_error', code: 'card_declined', message }),
  );
  expect(error).toMatchObject({ code: 'conflict', message: expect.stringContaining(message) });
});

test('an error in our own code is not reported as an error of Stripe', () => {
  const error = new errors.StripeInvalidRequestError({ type: 'invalid_request_error', message: 'No such x' });
  expect(toAppError(error)).toBe(error);
});
