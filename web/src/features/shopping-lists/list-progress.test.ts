import { expect, test } from 'vitest';
import { anItem } from './list-item.fixture.ts';
import { isComplete, progressOf } from './list-progress.ts';

function items(...checked: boolean[]) {
  return checked.map((checked, place) => anItem(`item ${place}`, { checked }));
}

test('seven of twenty-three is 30 percent', () => {
  const list = items(...Array.from({ length: 23 }, (_, place) => place < 7));
  expect(progressOf(list)).toEqual({ checked: 7, total: 23, percent: 30 });
});

test('a list with one item left is below 100 percent', () => {
  const list = items(...Array.from({ length: 500 }, (_, place) => place > 0));
  expect(progressOf(list).percent).toBe(99);
  expect(isComplete(list)).toBe(false);
});

test('a list is complete when all items are checked, and an empty one never is', () => {
  expect(progressOf(items(true, true)).percent).toBe(100);
  expect(isComplete(items(true, true))).toBe(true);
  expect(progressOf([])).toEqual({ checked: 0, total: 0, percent: 0 });
  expect(isComplete([])).toBe(false);
});

test('items at home do not count', () => {
  const salt = anItem('salt', { isAtHome: true });
  expect(progressOf([...items(true, false), salt])).toMatchObject({ checked: 1, total: 2 });
  expect(isComplete([...items(true), salt])).toBe(true);
  expect(isComplete([salt])).toBe(false);
});
