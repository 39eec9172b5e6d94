import Stripe from 'stripe';
import { AppError } from '#errors.ts';

// Does not say whether the change was applied, because that is unknown; all calls are idempotent.
const away = 'The payment service is not available at the moment. Please try again in a minute.';
const wantsConfirmation =
  'Your bank requires a confirmation of this payment, which is not possible here. Nothing was changed. Please try another card.';

/** Converts Stripe's errors to messages for users, except those caused by our bugs. */
export function toAppError(error: unknown): unknown {
  const { errors } = Stripe;
  if (error instanceof errors.StripeCardError) {
    // Stripe's messages for these are meant for developers.
    if (/requires_action|authentication_required/.test(error.code ?? '')) {
      return new AppError('conflict', wantsConfirmation);
    }
    return new AppError('conflict', `${error.message} Nothing was changed. Please try another card.`);
  }
  const isAway =
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeAPIError ||
    error instanceof errors.StripeRateLimitError;
  return isAway ? new AppError('unavailable', away) : error;
}

/** Whether the id is unknown to Stripe, or its object deleted. */
export function isMissing(error: unknown, parameter?: string): boolean {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return false;
  return error.code === 'resource_missing' && (parameter === undefined || error.param === parameter);
}

/** Whether Stripe rejects the request in the object's current state. */
export function isRefused(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && !isMissing(error);
}
