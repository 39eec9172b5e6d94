import Stripe from 'stripe';
import { AppError } from '#errors.ts';

// Does not say whether the change was applied, because that is unknown; all calls are idempotent.
const away = 'Payments cannot be reached right now. Please try again in a moment.';
const wantsConfirmation =
  'Your bank wants this payment confirmed, which cannot be done here. Nothing was changed; you can use another card first.';

/** Converts Stripe's errors to messages for users, except those caused by our bugs. */
export function toAppError(error: unknown): unknown {
  const { errors } = Stripe;
  if (error instanceof errors.StripeCardError) {
    // Stripe's messages for these are meant for developers.
    if (/requires_action|authentication_required/.test(error.code ?? '')) {
      return new AppError('conflict', wantsConfirmation);
    }
    return new AppError('conflict', `${error.message} Nothing was changed; you can change the card first.`);
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
