import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commonPlaces, mergeSequence } from './merge-sequence.ts';

const lists = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 8 });

test('changes of different items are both kept', () => {
  expect(mergeSequence(['a', 'b', 'c'], ['a2', 'b', 'c'], ['a', 'b', 'c2'])).toEqual(['a2', 'b', 'c2']);
  expect(mergeSequence(['a', 'b', 'c'], ['b', 'c'], ['a', 'b', 'x', 'c'])).toEqual(['b', 'x', 'c']);
});

test('one item that both changed is a conflict, unless to the same', () => {
  expect(mergeSequence(['a', 'b'], ['x', 'b'], ['y', 'b'])).toBeNull();
  expect(mergeSequence(['a', 'b'], ['x', 'b'], ['x', 'b'])).toEqual(['x', 'b']);
  expect(mergeSequence(null, ['a'], ['b'])).toBeNull();
});

test('law: a side that changed nothing takes the other as it is', () => {
  fc.assert(
    fc.property(lists, lists, (base, other) => {
      expect(mergeSequence(base, base, other)).toEqual(other);
      expect(mergeSequence(base, other, base)).toEqual(other);
      expect(mergeSequence(base, other, other)).toEqual(other);
    }),
  );
});

test('law: it does not matter which side came first', () => {
  fc.assert(
    fc.property(lists, lists, lists, (base, one, other) => {
      expect(mergeSequence(base, one, other)).toEqual(mergeSequence(base, other, one));
    }),
  );
});

test('lists without end are compared at their ends alone', () => {
  const long = (word: string) => Array.from({ length: 50_000 }, (_, at) => `${word} ${at}`);
  const [one, other] = [
    ['a', ...long('x'), 'z'],
    ['a', ...long('y'), 'y', 'z'],
  ];
  expect(commonPlaces(one, other)).toEqual([
    [0, 0],
    [50_001, 50_002],
  ]);
  expect(commonPlaces(one, one)).toHaveLength(one.length);
});
