import { expect, test } from 'vitest';
import { nestingProblems } from './recipe-nesting.ts';

/** `levels` levels of `width` recipes that each contain the whole next level, and one recipe on top. */
function wide(levels: number, width: number): Map<string, string[]> {
  const level = (at: number) => Array.from({ length: at < levels ? width : 0 }, (_, n) => `${at} ${n}`);
  const parts = new Map([['top', level(0)]]);
  for (let at = 0; at < levels; at += 1) for (const id of level(at)) parts.set(id, level(at + 1));
  return parts;
}

test('each recipe is read once, however many contain it', () => {
  const parts = wide(5, 100);
  let reads = 0;
  const partsIn = (id: string) => {
    reads += 1;
    return parts.get(id) ?? [];
  };
  expect(nestingProblems(['top'], partsIn, 6)).toEqual(new Map());
  expect(reads).toBe(parts.size);
});

test('nesting that is too deep is found without following it to its end', () => {
  const parts = new Map(Array.from({ length: 100_000 }, (_, at) => [`${at}`, [`${at + 1}`]]));
  let reads = 0;
  const partsIn = (id: string) => {
    reads += 1;
    return parts.get(id) ?? [];
  };
  expect([...nestingProblems(['0'], partsIn, 6).values()]).toEqual(['depth']);
  expect(reads).toBeLessThan(10);
});

test('a recipe within itself is a circle, but one that another contains twice is not', () => {
  const partsIn = (parts: Record<string, string[]>) => (id: string) => parts[id] ?? [];
  expect(nestingProblems(['a'], partsIn({ a: ['a'] }), 6)).toEqual(new Map([['a', 'circle']]));
  expect(nestingProblems(['a'], partsIn({ a: ['b'], b: ['c'], c: ['a'] }), 6)).toEqual(
    new Map([['c', 'circle']]),
  );
  expect(nestingProblems(['a'], partsIn({ a: ['b', 'c'], b: ['d'], c: ['d'] }), 3)).toEqual(new Map());
});

test('a recipe that contains an already checked one is too deep with it', () => {
  const parts: Record<string, string[]> = { b: ['c'], c: ['d'], a: ['b'] };
  expect(nestingProblems(['b', 'a'], (id) => parts[id] ?? [], 3)).toEqual(new Map([['a', 'depth']]));
});
