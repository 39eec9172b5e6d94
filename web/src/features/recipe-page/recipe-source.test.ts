import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RecipeSource } from './recipe-source.tsx';

const shown = (source: string) =>
  renderToStaticMarkup(createElement(RecipeSource, { description: `Good.\nSource: ${source}` }));
const textOf = (source: string) => shown(source).replaceAll(/<[^>]*>/g, '');

test.each([
  ['Serious Eats, https://www.seriouseats.com/soup', 'From Serious Eats (seriouseats.com)'],
  ['https://www.seriouseats.com/soup', 'From seriouseats.com'],
  ['cook.example, https://cook.example/soup', 'From cook.example'],
  ['Grandma', 'From Grandma'],
])('“%s” is shown as “%s”', (source, text) => {
  expect(textOf(source)).toBe(text);
});

test.each([
  ['bbc.co.uk, https://evil.example/soup', 'From bbc.co.uk (evil.example)'],
  ['https://bbc.co.uk, https://evil.example/soup', 'From https://bbc.co.uk (evil.example)'],
  ['BBC, https://bbc.co.uk@evil.example/soup', 'From BBC (evil.example)'],
  ['BBC, https://bbс.example/soup', 'From BBC (xn--bb-pmc.example)'],
])('“%s” does not pass for another site', (source, text) => {
  expect(textOf(source)).toBe(text);
});

test('letters of a name cannot turn the host around', () => {
  expect(shown('BBC\u202e, https://evil.example/')).toContain('<bdi>BBC\u202e</bdi> (evil.example)');
});
