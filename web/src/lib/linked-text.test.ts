import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { LinkedText, withoutMarks } from './linked-text.tsx';
import { toBeNamed } from './operator.ts';

function html(text: string): string {
  const element = createElement(MemoryRouter, null, createElement(LinkedText, null, text));
  return renderToStaticMarkup(element).replaceAll(/ (class|data-discover)="[^"]*"/g, '');
}

test('internal, external and mail links are rendered as links', () => {
  expect(html('See [the terms](/terms#age), please.')).toBe(
    'See <a href="/terms#age">the terms</a>, please.',
  );
  expect(html('See [section 7](#receipts).')).toBe('See <a href="/#receipts">section 7</a>.');
  expect(html('[Stripe](https://stripe.com/privacy)')).toBe(
    '<a href="https://stripe.com/privacy">Stripe</a>',
  );
  expect(html('[a](mailto:a@b.test?subject=My%20data) [b](/)')).toBe(
    '<a href="mailto:a@b.test?subject=My%20data">a</a> <a href="/">b</a>',
  );
});

test('names are rendered as code, missing details are highlighted, other text is unchanged', () => {
  expect(html('`sid` < 5 & more')).toBe('<code>sid</code> &lt; 5 &amp; more');
  expect(html(`Operator: ${toBeNamed}.`)).toBe(`Operator: <span>${toBeNamed}</span>.`);
  expect(html('bought on [date], (or later)')).toBe('bought on [date], (or later)');
});

test('plain text has the words without the markup', () => {
  expect(withoutMarks('See [the terms](/terms#age) of `sid`, [date].')).toBe('See the terms of sid, [date].');
});
