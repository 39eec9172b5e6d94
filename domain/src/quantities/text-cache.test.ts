import { expect, test } from 'vitest';
import { createTextCache } from './text-cache.ts';

test('a text is read once, until the texts together are longer than the limit', () => {
  const cache = createTextCache<string>(10);
  let reads = 0;
  const read = (text: string) =>
    cache(text, () => {
      reads += 1;
      return text.toUpperCase();
    });
  expect(read('soup')).toBe('SOUP');
  expect(read('soup')).toBe('SOUP');
  expect(reads).toBe(1);
  read('a long text');
  expect(read('stew')).toBe('STEW');
  expect(read('soup')).toBe('SOUP');
  expect(reads).toBe(4);
});
