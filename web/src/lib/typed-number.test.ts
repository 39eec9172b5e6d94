import { expect, test } from 'vitest';
import { typedNumber } from './typed-number.ts';

test.each([
  [' 2.5 ', 2.5],
  ['2,5', 2.5],
  ['0', 0],
  ['-1', -1],
  ['', null],
  ['two', null],
  ['1e999', null],
])('"%s" is %s', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});
