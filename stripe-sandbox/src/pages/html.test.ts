import { expect, test } from 'vitest';
import { html } from './html.ts';

test('a template escapes all that is not HTML itself', () => {
  const name = `<b title="x">Ann & 'Bo'</b>`;
  const escaped = '&#60;b title=&#34;x&#34;&#62;Ann &#38; &#39;Bo&#39;&#60;/b&#62;';
  expect(`${html`<p>${name}</p>`}`).toBe(`<p>${escaped}</p>`);
  expect(`${html`<ul>${[name, html`<i>${name}</i>`]}</ul>`}`).toBe(`<ul>${escaped}<i>${escaped}</i></ul>`);
});

test('numbers are shown; null, undefined and false are not', () => {
  expect(`${html`${0}${null}${undefined}${false}`}`).toBe('0');
});
