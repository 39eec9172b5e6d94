import { expect, test } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { generateFailure } from './list-toasts.ts';

function answer(message: string) {
  return new ApiError(400, JSON.stringify({ message, code: 'invalid_input' }));
}

test.each([
  [
    'No meals found for these dates.',
    'No meals found for these dates. Go to the meal planner to add meals first.',
  ],
  ['There were NO MEALS FOUND', 'There were NO MEALS FOUND. Go to the meal planner to add meals first.'],
  [
    'Add some meals to your meal planner',
    'Add some meals to your meal planner. Go to the meal planner to add meals first.',
  ],
])('"%s" points to the meal planner', (message, description) => {
  expect(generateFailure(answer(message))).toEqual({ title: 'No meals found', description });
});

test('any other message of the server is shown unchanged', () => {
  expect(generateFailure(answer('The end date must not be before the start date'))).toEqual({
    title: 'Error generating shopping list',
    description: 'The end date must not be before the start date',
  });
});

test.each([new ApiError(500, 'boom'), new ApiError(0, 'no network'), new TypeError('x'), null])(
  'without a message from the server there is a default',
  (error) => {
    expect(generateFailure(error).description).toBe('Failed to generate shopping list');
  },
);
