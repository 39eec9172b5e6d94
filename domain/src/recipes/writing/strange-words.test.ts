import { expect, test } from 'vitest';
import { isSlip } from './strange-words.ts';

test.each([
  ['peants', 'peanut', 2],
  ['almnd', 'almond', 1],
  ['buttter', 'butter', 1],
  ['wlanut', 'walnut', 1],
  ['hazzelnnut', 'hazelnut', 2],
])('%s is a slip of %s', (wrong, right, most) => {
  expect(isSlip(wrong.replace(/s$/, ''), right, most)).toBe(true);
});

test.each([
  ['better', 'butter'],
  ['batter', 'butter'],
  ['beacon', 'bacon'],
  ['dream', 'cream'],
])('%s is another word than %s', (word, other) => {
  expect(isSlip(word, other, 2)).toBe(false);
});
