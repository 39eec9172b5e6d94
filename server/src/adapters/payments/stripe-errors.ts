import Stripe from 'stripe';
import { AppError } from '#errors.ts';

// Whether a change arrived is not known, so that nothing is said of it; doing it twice is doing it once.
const away = 'Payments cannot be reached right now. Please try again in a moment.';
const wantsConfirmation =
  'Your bank wants this payment confirmed, which cannot be done here. Nothing was changed; you can use another card first.';

/** What Stripe threw, in words for people where it is not our mistake. */
export function toAppError(error: unknown): unknown {
  const { errors } = Stripe;
  if (error instanceof errors.StripeCardError) {
    // Stripe's own words for these are meant for developers.
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

/** Whether Stripe does not know the id that it was asked for, or has deleted what it names. */
export function isMissing(error: unknown, parameter?: string): boolean {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return false;
  return error.code === 'resource_missing' && (parameter === undefined || error.param === parameter);
}

/** Whether it knows the request and will not do it in the state that the thing is in. */
export function isRefused(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && !isMissing(error);
}
