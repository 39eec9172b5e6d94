import { expect, test } from 'vitest';
import { batched } from './batched.ts';

test('keys requested in the same tick share a call, each key once, within the size limit', async () => {
  const calls: string[][] = [];
  const ask = batched(2, async (keys) => {
    calls.push(keys);
    return (key) => key.toUpperCase();
  });
  expect(await Promise.all(['a', 'b', 'a', 'c'].map(ask))).toEqual(['A', 'B', 'A', 'C']);
  expect(calls).toEqual([['a', 'b'], ['c']]);
  expect(await ask('a')).toBe('A');
  expect(calls).toHaveLength(3);
});

test('a failed call rejects all of its keys and no others', async () => {
  const ask = batched(1, async ([key]) => {
    if (key === 'bad') throw new Error('away');
    return () => 'good';
  });
  const answers = await Promise.allSettled([ask('bad'), ask('fine')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});
