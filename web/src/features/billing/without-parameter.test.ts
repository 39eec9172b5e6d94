import { expect, test } from 'vitest';
import { withoutParameter } from './without-parameter.ts';

test('an address without other parameters becomes empty', () => {
  expect(withoutParameter({ search: '?upgraded=1', hash: '' }, 'upgraded')).toEqual({ search: '', hash: '' });
});

test('other parameters and the hash are kept', () => {
  const address = { search: '?tab=subscription&error=already_subscribed&tag=a&tag=b%26c', hash: '#pricing' };
  expect(withoutParameter(address, 'error')).toEqual({
    search: '?tab=subscription&tag=a&tag=b%26c',
    hash: '#pricing',
  });
});

test('a repeated parameter is removed completely', () => {
  expect(withoutParameter({ search: '?upgraded=1&upgraded=1', hash: '' }, 'upgraded').search).toBe('');
});
