import { expect, test } from 'vitest';
import { isSourceLine, sourceLine, sourceLinkIn } from './source-line.ts';

test.each([
  [null, null],
  ['A soup.', null],
  [`A soup.\n${sourceLine('https://cook.example/soup')}`, 'https://cook.example/soup'],
  [
    `${sourceLine('my grandmother')}\n${sourceLine('https://cook.example/soup')}`,
    'https://cook.example/soup',
  ],
  ['The source: https://cook.example/', null],
])('%j names %j', (description, link) => {
  expect(sourceLinkIn(description)).toBe(link);
});

test('a line that names a source is told from others', () => {
  expect(isSourceLine(sourceLine('a friend'))).toBe(true);
  expect(isSourceLine('Sourdough')).toBe(false);
});
