import { expect, test } from 'vitest';
import { z } from 'zod';
import { newKey } from './new-key.ts';

test.each([
  ['where the browser makes UUIDs', crypto],
  ['where it does not', {}],
])('%s, every key is a new UUID of version 4', (_, source) => {
  const keys = Array.from({ length: 200 }, () => newKey(source));
  for (const key of keys) expect(z.uuidv4().safeParse(key).success, key).toBe(true);
  expect(new Set(keys).size).toBe(keys.length);
});
