import { expect, test } from 'vitest';
import { feedUrl, isPrivateAddress, webcalUrl } from './feed-address.ts';

test('the feed URL is on the origin that the user visits', () => {
  expect(feedUrl('https://plateful.example', '/api/calendar/feed/abc')).toBe(
    'https://plateful.example/api/calendar/feed/abc',
  );
});

test('a calendar app gets the webcal: scheme', () => {
  expect(webcalUrl('https://plateful.example/api/calendar/feed/https:')).toBe(
    'webcal://plateful.example/api/calendar/feed/https:',
  );
  expect(webcalUrl('http://localhost:3000/feed')).toBe('webcal://localhost:3000/feed');
});

test.each([
  'http://localhost:3000/f',
  'http://127.0.0.1/f',
  'http://192.168.1.20:3000/f',
  'http://10.0.0.5/f',
  'http://172.20.1.1/f',
  'http://kitchen.local/f',
  'http://[::1]:3000/f',
  'http://[fd12:3456::1]/f',
])('%s is at home', (url) => expect(isPrivateAddress(url)).toBe(true));

test.each([
  'https://plateful.example/f',
  'https://localhost.example/f',
  'https://10.example/f',
  'https://172.32.0.1/f',
  'https://8.8.8.8/f',
  'https://[2001:db8::1]/f',
])('%s is on the internet', (url) => expect(isPrivateAddress(url)).toBe(false));
