import { expect, test } from 'vitest';
import { leftWords } from './waste-words.ts';

const food = 'bean sprouts';
const left = { food, words: '', keepsUntil: null };

test.each([
  ['metric', 226, '225\u202fg bean sprouts (will spoil)'],
  ['us', 226, '8 oz bean sprouts (will spoil)'],
  ['us', 905, '2 lb bean sprouts (will spoil)'],
  ['us', 6, '¼ oz bean sprouts (will spoil)'],
] as const)('in %s units %d g are left as %j', (units, grams, words) => {
  expect(leftWords([{ ...left, grams }], units)).toBe(words);
});

test('what is left is good until a day, and four foods are named', () => {
  const one = { ...left, grams: 100, keepsUntil: '2030-01-10' };
  expect(leftWords([one, one, one, one, one, one], 'metric')).toMatch(
    /^100\u202fg bean sprouts \(good until Thu, Jan 10\), .* and 2 more$/,
  );
});
