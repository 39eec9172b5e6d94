import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commonPlaces, mergeSequence } from './merge-sequence.ts';

const lists = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 8 });

test('changes to different items are all applied', () => {
  expect(mergeSequence(['a', 'b', 'c'], ['a2', 'b', 'c'], ['a', 'b', 'c2'])).toEqual(['a2', 'b', 'c2']);
  expect(mergeSequence(['a', 'b', 'c'], ['b', 'c'], ['a', 'b', 'x', 'c'])).toEqual(['b', 'x', 'c']);
});

test('different changes to the same item are a conflict, equal ones are not', () => {
  expect(mergeSequence(['a', 'b'], ['x', 'b'], ['y', 'b'])).toBeNull();
  expect(mergeSequence(['a', 'b'], ['x', 'b'], ['x', 'b'])).toEqual(['x', 'b']);
  expect(mergeSequence(null, ['a'], ['b'])).toBeNull();
});

test('property: if one side changed nothing, the result is the other side', () => {
  fc.assert(
    fc.property(lists, lists, (base, other) => {
      expect(mergeSequence(base, base, other)).toEqual(other);
      expect(mergeSequence(base, other, base)).toEqual(other);
      expect(mergeSequence(base, other, other)).toEqual(other);
    }),
  );
});

test('property: the order of the sides makes no difference', () => {
  fc.assert(
    fc.property(lists, lists, lists, (base, one, other) => {
      expect(mergeSequence(base, one, other)).toEqual(mergeSequence(base, other, one));
    }),
  );
});

test('for very long lists only the common start and end are compared', () => {
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
