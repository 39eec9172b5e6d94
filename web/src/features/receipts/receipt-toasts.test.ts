import { expect, test } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import {
  correctedWords,
  deleteFailureWords,
  failureText,
  successWords,
  type UploadAnswer,
} from './receipt-toasts.ts';

function answer(change: Partial<UploadAnswer> = {}): UploadAnswer {
  return {
    receipt: {
      id: null,
      userId: '5f0c2a53-5a53-4a0e-9d3f-0a1b2c3d4e5f',
      imageUrl: null,
      store: null,
      date: null,
      total: null,
      currency: '$' as const,
      parsedItems: [],
      removedItems: [],
      checks: { sum: null, itemCount: null },
      photoProblems: [],
      processedAt: '2026-11-20T12:00:00.000Z',
    },
    otherReceipts: [],
    itemsFound: 12,
    tasteInsights: { cuisines: [], nutritionGoals: [] },
    isTasteRefreshed: false,
    isRepeat: false,
    usage: { used: 1, limit: 30, remaining: 29, resetsOn: '2026-12-01' },
    ...change,
  };
}

test('a receipt with insights names up to three cuisines and two goals', () => {
  const tasteInsights = {
    cuisines: ['Mexican', 'Thai', 'Italian', 'Greek'],
    nutritionGoals: ['Heart Health', 'Longevity', 'Energy Boost'],
  };
  expect(successWords([answer({ tasteInsights })])).toEqual({
    title: 'Receipt analyzed successfully!',
    description:
      'Found 12 items. Your receipts point to Mexican, Thai, Italian, Heart Health, and Longevity.',
  });
});

test('a receipt that changes taste without an insight reports the refresh', () => {
  expect(successWords([answer({ isTasteRefreshed: true })]).description).toBe(
    'Taste profile refreshed with your latest shopping patterns.',
  );
});

test('two receipts on one photo are counted separately', () => {
  const { receipt } = answer();
  const other = { ...receipt, id: receipt.userId, parsedItems: Array(3) };
  expect(successWords([answer({ otherReceipts: [other] })]).description).toBe(
    'Found 15 items on 2 receipts.',
  );
});

test('a receipt without insights reports the items found, and no refresh', () => {
  expect(successWords([answer()])).toEqual({
    title: 'Receipt analyzed successfully!',
    description: 'Found 12 items.',
  });
});

test('a repeated receipt is reported as existing, without items found', () => {
  const repeat = answer({ isRepeat: true, itemsFound: 59 });
  expect(successWords([repeat])).toEqual({
    title: 'You already uploaded this receipt',
    description: 'It counts only once.',
  });
  expect(successWords([repeat, repeat]).title).toBe('You already uploaded these receipts');
  expect(successWords([answer(), repeat]).description).toBe(
    'Found 12 items. 1 receipt was already uploaded.',
  );
});

test('several receipts are summed up, and a repeated cuisine is named once', () => {
  const tasteInsights = { cuisines: ['Thai'], nutritionGoals: [] };
  expect(successWords([answer({ tasteInsights }), answer({ tasteInsights })]).description).toBe(
    'Found 24 items. Your receipts point to Thai.',
  );
});

test.each([
  [new ApiError(422, '{"message":"This is not a receipt."}'), 'This is not a receipt.'],
  [new ApiError(413, 'The photo is too large.'), 'The photo is too large.'],
  [new ApiError(502, '', 'Bad Gateway'), 'Failed to analyze receipt'],
  [new ApiError(502, '<html>Bad Gateway</html>'), 'Failed to analyze receipt'],
  [new TypeError('x'), 'We couldn’t process that receipt. Please try again with a clearer photo.'],
])('%s is described as "%s"', (error, text) => {
  expect(failureText(error)).toBe(text);
});

test('a failed deletion shows the server’s reason, if there is one', () => {
  expect(deleteFailureWords(new ApiError(500, ''))).toMatchObject({
    title: 'Failed to delete receipt',
    description: undefined,
  });
  expect(deleteFailureWords(new ApiError(503, '{"message":"Plateful is busy."}')).description).toBe(
    'Plateful is busy.',
  );
});

test('a correction applies to later receipts of its store', () => {
  expect(correctedWords('Corner Market').description).toBe("We'll remember this for Corner Market.");
  expect(correctedWords(null).description).toBe("We'll remember this.");
});
