import { expect, test } from 'vitest';
import { warningOf } from './photo-warning.ts';

test('the page warns about small and dark photos before they are read', () => {
  expect(warningOf(320, 220)).toMatch(/^This photo is only 320 pixels wide\. .*cancel/);
  expect(warningOf(1200, 60)).toMatch(/^This photo is dark\. /);
  expect(warningOf(1200, 220)).toBeNull();
});
