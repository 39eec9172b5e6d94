import { expect, test } from 'vitest';
import { searchTermOf } from './use-search-term.ts';

test.each([
  [null, ''],
  ['', ''],
  ['  \n', ''],
  [' lentil soup ', 'lentil soup'],
  ['a'.repeat(120), 'a'.repeat(100)],
  [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
])('%j asks for %j', (text, term) => {
  expect(searchTermOf(text)).toBe(term);
});
