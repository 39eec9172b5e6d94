import { expect, test } from 'vitest';
import { progressOf, tickItem } from './list-progress.ts';

function items(...checked: boolean[]) {
  return checked.map((checked, place) => ({
    ingredient: `item ${place}`,
    amount: 1,
    unit: '',
    category: 'Other' as const,
    checked,
    meals: [],
  }));
}

test('seven of twenty-three is 30 percent', () => {
  const list = items(...Array.from({ length: 23 }, (_, place) => place < 7));
  expect(progressOf(list)).toEqual({ checked: 7, total: 23, percent: 30, isComplete: false });
});

test('a list with one item left never says 100 percent', () => {
  const list = items(...Array.from({ length: 500 }, (_, place) => place > 0));
  expect(progressOf(list)).toMatchObject({ percent: 99, isComplete: false });
});

test('a list is complete with its last item, and an empty one never is', () => {
  expect(progressOf(items(true, true))).toMatchObject({ percent: 100, isComplete: true });
  expect(progressOf([])).toEqual({ checked: 0, total: 0, percent: 0, isComplete: false });
});

test('a tick changes one item and leaves the list before as it was', () => {
  const before = items(false, false);
  expect(tickItem(before, 1, true).map((item) => item.checked)).toEqual([false, true]);
  expect(tickItem(before, 7, true)).toEqual(before);
  expect(before[1]?.checked).toBe(false);
});
