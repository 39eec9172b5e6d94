import type { PlanType } from '@plateful/contract/plans.ts';
import { ApiError } from '#lib/api-error.ts';
import { formatDate } from '#lib/format.ts';

/** Titles and the texts of payment, rejection and waitlist are those of docs/product.md, Pages and Messages. */
export const upgradedWords = {
  title: 'Payment Successful!',
  description: 'Your Plus subscription is now active. Welcome aboard!',
};

export const alreadySubscribedWords = {
  title: 'Subscription Already Active',
  description: 'You already have an active subscription. You cannot purchase a second subscription.',
  variant: 'destructive' as const,
};

export const joinedWords = {
  title: 'Successfully joined waitlist!',
  description: "We'll notify you when Pro plan becomes available.",
};

export function cancelledWords(cancellationDate: string) {
  return {
    title: 'Subscription cancelled',
    description: `You keep access to all features until ${formatDate(cancellationDate)}.`,
  };
}

export const reactivatedWords = {
  title: 'Subscription reactivated',
  description: 'It continues as before and renews automatically.',
};

export function changedWords(planType: PlanType) {
  return { title: 'Plan changed', description: `You now pay ${planType}.` };
}

export function joinFailure(error: unknown) {
  return failure('Error joining waitlist', error, 'Please try again.');
}

export function cancelFailure(error: unknown) {
  return failure('Error', error, 'Your subscription could not be cancelled. Please try again.');
}

export function reactivateFailure(error: unknown) {
  return failure('Error', error, 'Your subscription could not be reactivated. Please try again.');
}

export function changeFailure(error: unknown) {
  return failure('Error', error, 'Your plan could not be changed. Please try again.');
}

export function portalFailure(error: unknown) {
  return failure('Error', error, 'Your invoices could not be opened. Please try again.');
}

export const dialogFailureWords = {
  title: 'The waitlist could not be loaded',
  description: 'You may be offline. Reload the page when you are back online.',
  variant: 'destructive' as const,
};

/** A failure toast with the server's message, else `otherwise`. */
function failure(title: string, error: unknown, otherwise: string) {
  const message = error instanceof ApiError ? (error.serverMessage ?? error.plainMessage) : undefined;
  return { title, description: message ?? otherwise, variant: 'destructive' as const };
}
