import { expect, test } from 'vitest';
import { joinSplitWords } from './join-split-words.ts';

test.each([
  ['2 tbsp peanut b utter', '2 tbsp peanut butter'],
  ['mashed pota toes, warm', 'mashed potatoes, warm'],
  ['a pple, peeled', 'apple, peeled'],
  ['Stir in the but ter and the su gar.', 'Stir in the butter and the sugar.'],
])('a word that was split in reading "%s" is whole again', (row, whole) => {
  expect(joinSplitWords(row)).toBe(whole);
});

test.each([
  '1 c ream of tartar',
  '250 g ram flour',
  '1 T-bone steak',
  'Add a little butter milk',
  'Cook for 10 min over low heat',
  'nduja and zzyzx paste',
  '½ c up',
])('what may be two words stays: %s', (row) => {
  expect(joinSplitWords(row)).toBe(row);
});
