import { expect, test } from 'vitest';
import { mailLink, networks, recipeAddress, shareLink } from './share-links.ts';

const url = recipeAddress('https://plateful.example', '5a3b1e00-0000-8000-8000-000000000001');
const shared = { url, title: 'Mac & cheese, 100 % crème' };

test('every network gets the full URL of the recipe page', () => {
  for (const network of networks) {
    const values = [...new URL(shareLink(network, shared)).searchParams.values()];
    expect(values.some((value) => value.includes(url))).toBe(true);
  }
});

test('ampersands and percent signs in a title are encoded', () => {
  expect(new URL(shareLink('X', shared)).searchParams.get('text')).toBe(shared.title);
  expect(new URL(shareLink('WhatsApp', shared)).searchParams.get('text')).toBe(`${shared.title}\n${url}`);
});

test('an email has the title as subject and the link in its body', () => {
  const mail = new URL(mailLink(shared));
  expect(mail.protocol).toBe('mailto:');
  expect(mail.search).not.toContain('+');
  expect(mail.searchParams.get('subject')).toBe(shared.title);
  expect(mail.searchParams.get('body')).toContain(url);
});
