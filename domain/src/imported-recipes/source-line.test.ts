import { expect, test } from 'vitest';
import { isSourceLine, pageOf, sourceLine, sourceLinkIn } from './source-line.ts';

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

test('a line that names a source is recognized', () => {
  expect(isSourceLine(sourceLine('a friend'))).toBe(true);
  expect(isSourceLine('Sourdough')).toBe(false);
});

test.each([
  ['https://www.cook.example/Soup/?utm_source=x&utm_medium=mail&fbclid=1', 'http://cook.example/soup#steps'],
  ['https://cook.example/soup/amp/', 'https://m.cook.example/soup?ref=home'],
  ['https://cook.example/?b=2&id=1', 'https://cook.example?id=1&b=2'],
])('%s and %s lead to one page', (one, other) => {
  expect(pageOf(one)).toBe(pageOf(other));
});

test.each([
  ['https://cook.example/recipe?id=1', 'https://cook.example/recipe?id=2'],
  ['https://cook.example/soup', 'https://other.example/soup'],
])('%s and %s lead to two', (one, other) => {
  expect(pageOf(one)).not.toBe(pageOf(other));
});

test('invalid links give no page', () => {
  expect([pageOf('my grandmother'), pageOf('mailto:ann@cook.example')]).toEqual([null, null]);
});
