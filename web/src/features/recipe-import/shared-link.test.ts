import { expect, test } from 'vitest';
import { sharedWith } from './shared-link.ts';

test.each([
  ['url=https%3A%2F%2Fcook.example%2Fsoup', 'https://cook.example/soup', ''],
  ['title=Soup&text=Look%3A%20https%3A%2F%2Fcook.example%2Fsoup', 'https://cook.example/soup', ''],
  ['title=Soup&text=1%20onion', '', 'Soup\n1 onion'],
  ['', '', ''],
])('%s', (query, url, text) => {
  expect(sharedWith(new URLSearchParams(query))).toEqual({ url, text });
});
