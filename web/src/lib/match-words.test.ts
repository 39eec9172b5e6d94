import { expect, test } from 'vitest';
import { wordMatcher } from './match-words.ts';

const text = 'Sautéed greens with jalapeño, one-pan';

test.each(['', '  ', '…', 'GREENS', 'gree', 'sauteed jalapeno', 'jalapeño', 'pan one', 'one-pan'])(
  '%j matches the text',
  (typed) => {
    expect(wordMatcher(typed)(text)).toBe(true);
  },
);

test.each(['tofu', 'greens tofu', 'reens', 'greenses'])('%j does not match the text', (typed) => {
  expect(wordMatcher(typed)(text)).toBe(false);
});
