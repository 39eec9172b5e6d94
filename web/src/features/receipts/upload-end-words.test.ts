import { expect, test } from 'vitest';
import type { UploadAnswer } from './receipt-toasts.ts';
import { endWords } from './upload-end-words.ts';
import type { Outcome } from './upload-one-by-one.ts';

const answer = {
  receipt: { photoProblems: [] },
  otherReceipts: [],
  itemsFound: 5,
  tasteInsights: { cuisines: ['Thai'], nutritionGoals: [] },
  isRepeat: false,
};
const read: Outcome = { kind: 'read', answer: answer as unknown as UploadAnswer };
const empty: Outcome = { kind: 'empty' };
const skipped: Outcome = { kind: 'skipped' };
const cancelled: Outcome = { kind: 'cancelled' };

function failed(reason: string): Outcome {
  return { kind: 'failed', reason, canRetry: false };
}

test('a failed upload shows the server’s message', () => {
  expect(endWords([failed('This is not a receipt.')])).toEqual({
    title: 'Receipt upload failed',
    description: 'This is not a receipt.',
    variant: 'destructive',
  });
});

test('of several failures the first reason is shown, and all are counted', () => {
  expect(endWords([failed('Failed to analyze receipt'), failed('Torn.')])).toMatchObject({
    title: 'Receipt upload failed',
    description: 'Failed to analyze receipt. 0 of 2 files read.',
  });
});

test('a failure among successful uploads is reported', () => {
  expect(endWords([read, empty, failed('Torn.')])).toMatchObject({
    title: 'Receipt upload failed',
    description: 'Torn. 1 of 3 files read.',
  });
});

test('an upload without items is reported', () => {
  const advice =
    'The image was uploaded, but no grocery items were detected. Please retake a clearer photo and try again.';
  expect(endWords([empty])).toMatchObject({ title: 'Couldn’t read that receipt', description: advice });
  expect(endWords([empty, read])).toMatchObject({
    title: 'Couldn’t read that receipt',
    description: `${advice} 1 of 2 files read.`,
    variant: 'destructive',
  });
});

test('files that are not images, or were cancelled, are not failures', () => {
  expect(endWords([read, skipped, cancelled])).toEqual({
    title: 'Receipt analyzed successfully!',
    description: 'Found 5 items. Your receipts point to Thai.',
  });
  expect(endWords([cancelled, skipped])).toBeNull();
});
