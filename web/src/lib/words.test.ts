import { expect, test } from 'vitest';
import { counted } from './words.ts';

test('a count of one is singular, all others are plural', () => {
  expect([0, 1, 23].map((count) => counted(count, 'item'))).toEqual(['0 items', '1 item', '23 items']);
});
