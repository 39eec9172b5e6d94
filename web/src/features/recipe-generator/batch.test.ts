import { expect, test } from 'vitest';
import { readBatch } from './batch.ts';

test('the history state restores samples by their count and seed', () => {
  expect(readBatch({ batch: { kind: 'samples', count: 5, seed: 2 } })).toEqual({
    kind: 'samples',
    count: 5,
    seed: 2,
  });
});

test('the history state restores generated recipes with their request', () => {
  const batch = { kind: 'generated', owner: 'u', ids: ['a', 'b'], isFallback: true, notice: 'Only two fit.' };
  expect(readBatch({ batch })).toEqual(batch);
});

test.each([
  null,
  'text',
  {},
  { batch: null },
  { batch: { kind: 'samples', count: '3', seed: 0 } },
  { batch: { kind: 'samples', count: 3, seed: -1 } },
  { batch: { kind: 'generated', owner: 'u', ids: [1] } },
  { batch: { kind: 'generated', ids: [] } },
])('another history state is not a batch: %j', (state) => {
  expect(readBatch(state)).toBeNull();
});
