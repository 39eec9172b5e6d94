import { expect, test } from 'vitest';
import {
  isLinkedSourceLine,
  isSourceLine,
  pageOf,
  sourceIn,
  sourceLine,
  sourceLinkIn,
  withoutSourceLine,
  withSourceLine,
} from './source-line.ts';

const soup = 'https://cook.example/soup';

test.each([
  [null, null, null],
  ['A soup.', null, null],
  [`A soup.\nSource: ${soup}`, null, soup],
  [`A soup.\nSource: Cook, and more, ${soup}`, 'Cook, and more', soup],
  [`Source: my grandmother\nSource: ${soup}`, 'my grandmother', soup],
  ['Source: my grandmother', 'my grandmother', null],
  ['Source: ', null, null],
  ['The source: https://cook.example/', null, null],
])('%j names %j and %j', (description, name, url) => {
  expect(sourceIn(description)).toEqual({ name, url });
  expect(sourceLinkIn(description)).toBe(url);
});

test.each([
  [{ name: 'Cook', url: soup }, `Source: Cook, ${soup}`],
  [{ name: 'cook.example', url: soup }, `Source: ${soup}`],
  [{ name: null, url: soup }, `Source: ${soup}`],
  [{ name: 'Ann', url: null }, 'Source: Ann'],
  [{ name: null, url: null }, ''],
])('%j is told as %j', (source, line) => {
  expect(sourceLine(source)).toBe(line);
});

test('a source is the last line of a description, and told whole however long that is', () => {
  const source = { name: 'Cook', url: soup };
  expect(withSourceLine('A soup.', source, 100)).toBe(`A soup.\nSource: Cook, ${soup}`);
  expect(withSourceLine('', source, 100)).toBe(`Source: Cook, ${soup}`);
  const long = withSourceLine('word '.repeat(50), source, 100);
  expect(long.length).toBeLessThanOrEqual(100);
  expect(sourceIn(long)).toEqual(source);
  expect(withSourceLine('A soup.', { name: null, url: `https://${'x'.repeat(200)}` }, 100)).toBe('A soup.');
  expect(withoutSourceLine(long)).toMatch(/^word .*…$/);
  expect(withoutSourceLine(`Source: ${soup}`)).toBe('');
});

test('a line that names a source is recognized', () => {
  expect(isSourceLine('Source: a friend')).toBe(true);
  expect(isSourceLine('Sourdough')).toBe(false);
  expect(isLinkedSourceLine('Source: a friend')).toBe(false);
  expect(isLinkedSourceLine(`Source: Cook, ${soup}`)).toBe(true);
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
