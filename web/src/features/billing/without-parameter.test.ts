import { expect, test } from 'vitest';
import { withoutParameter } from './without-parameter.ts';

test('nothing is left of an address that had nothing else', () => {
  expect(withoutParameter({ search: '?upgraded=1', hash: '' }, 'upgraded')).toEqual({ search: '', hash: '' });
});

test('other parameters and the section stay', () => {
  const address = { search: '?tab=subscription&error=already_subscribed&tag=a&tag=b%26c', hash: '#pricing' };
  expect(withoutParameter(address, 'error')).toEqual({
    search: '?tab=subscription&tag=a&tag=b%26c',
    hash: '#pricing',
  });
});

test('a parameter that came twice goes twice', () => {
  expect(withoutParameter({ search: '?upgraded=1&upgraded=1', hash: '' }, 'upgraded').search).toBe('');
});
