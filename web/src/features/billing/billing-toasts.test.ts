import { expect, test } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { cancelFailure, cancelledWords, changedWords, joinFailure } from './billing-toasts.ts';

test('a cancellation says when the plan ends', () => {
  expect(cancelledWords('2026-12-20T12:00:00.000Z')).toEqual({
    title: 'Subscription cancelled',
    description: 'You keep access to all features until Dec 20, 2026.',
  });
});

test('a change of plan says how it is billed', () => {
  expect(changedWords('yearly').description).toBe('You now pay yearly.');
});

test('a failure shows the server’s message', () => {
  const refused = new ApiError(409, JSON.stringify({ message: 'Your card was declined.', code: 'conflict' }));
  expect(cancelFailure(refused)).toEqual({
    title: 'Error',
    description: 'Your card was declined.',
    variant: 'destructive',
  });
});

test.each([new ApiError(502, '<h1>Bad Gateway</h1>'), new ApiError(500, '{}'), new TypeError('x')])(
  'without a message of the server there is a default',
  (error) => {
    expect(joinFailure(error).description).toBe('Please try again.');
    expect(cancelFailure(error).description).toBe(
      'Your subscription could not be cancelled. Please try again.',
    );
  },
);
