import Stripe from 'stripe';
import { AppError } from '#errors.ts';

const away = 'Payments cannot be reached right now, and nothing was changed. Please try again in a moment.';

/** What the payment side threw, in words for people where it is not our mistake. */
export function toAppError(error: unknown): unknown {
  const { errors } = Stripe;
  if (error instanceof errors.StripeCardError) {
    return new AppError('conflict', `${error.message} Nothing was changed; you can change the card first.`);
  }
  const isAway =
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeAPIError ||
    error instanceof errors.StripeRateLimitError;
  return isAway ? new AppError('unavailable', away) : error;
}

/** Whether the payment side does not know the id that it was asked for. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** Whether it knows the request and will not do it in the state that the thing is in. */
export function isRefused(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && !isMissing(error);
}
