import type { ListOperation } from '@plateful/contract/shopping-lists.ts';
import { timeOf } from '@plateful/domain/merging/hybrid-clock.ts';
import { expect, test } from 'vitest';
import { aList, anItem } from './list-item.fixture.ts';
import { withChanges, withOperations } from './shown-list.ts';

const list = aList([anItem('carrots', { category: 'Produce' }), anItem('milk', { category: 'Dairy' })]);

/** Consecutive operations of one device. */
function operations(...edits: Pick<ListOperation, 'item' | 'set'>[]): ListOperation[] {
  return edits.map((edit, index) => ({ ...edit, at: timeOf(1000 + index, 0, 'device00') }) as ListOperation);
}

function shown(...edits: Parameters<typeof operations>) {
  return withOperations(list, operations(...edits));
}

const names = ({ items }: { items: readonly { ingredient: string }[] }) =>
  items.map((item) => item.ingredient);

test('unsent changes are applied to the server’s state', () => {
  const { items } = shown({ item: 'milk', set: { checked: true } }, { item: 'milk', set: { amount: 2 } });
  expect(items).toMatchObject([{ checked: false }, { ingredient: 'milk', checked: true, amount: 2 }]);
  expect(list.items[1]).toMatchObject({ checked: false, amount: 1 });
});

test('unchanged items keep their identity', () => {
  expect(shown({ item: 'milk', set: { checked: true } }).items[0]).toBe(list.items[0]);
  expect(withOperations(list, [])).toBe(list);
});

test('an item with unsent changes keeps its identity while another one changes', () => {
  const [first, second] = operations(
    { item: 'milk', set: { checked: true } },
    { item: 'carrots', set: { checked: true } },
  ) as [ListOperation, ListOperation];
  const milk = withOperations(list, [first]).items[1];
  expect(milk).toMatchObject({ ingredient: 'milk', checked: true });
  expect(withOperations(list, [first, second]).items[1]).toBe(milk);
  const next = aList([anItem('milk', { category: 'Dairy', amount: 3 })]);
  expect(withOperations(next, [first]).items[0]).toMatchObject({ checked: true, amount: 3 });
});

test('a list is computed once for the same unsent changes, and again when the server changes it', () => {
  const ticked = operations({ item: 'milk', set: { checked: true } });
  expect(withOperations(list, ticked)).toBe(withOperations(list, ticked));
  const next = aList([anItem('milk', { category: 'Dairy', amount: 3 })]);
  expect(names(withOperations(next, ticked))).toEqual(['milk']);
});

test('an added item is in its section, and a removed one is hidden until the removal is undone', () => {
  const leek = { ingredient: 'leek', amount: 2, unit: 'whole', category: 'Produce' as const };
  expect(names(shown({ item: 'new', set: leek }))).toEqual(['carrots', 'leek', 'milk']);
  const gone = { item: 'milk', set: { isRemoved: true } };
  expect(names(shown(gone))).toEqual(['carrots']);
  expect(names(shown(gone, { item: 'milk', set: { isRemoved: false } }))).toEqual(['carrots', 'milk']);
});

test('a list has its new name, and is archived when all are checked unless it was restored', () => {
  expect(shown({ item: null, set: { name: 'Party' } })).toMatchObject({ name: 'Party', isArchived: false });
  const checkOffs = [
    { item: 'milk', set: { checked: true } },
    { item: 'carrots', set: { checked: true } },
  ];
  expect(shown(...checkOffs).isArchived).toBe(true);
  const undone = [
    { item: 'milk', set: { checked: false } },
    { item: null, set: { isArchived: false } },
  ];
  expect(shown(...checkOffs, ...undone).isArchived).toBe(false);
});

test('changes of the server are applied, unless they are older', () => {
  const changes = {
    version: 2,
    name: 'List',
    isArchived: false,
    isOutdated: true,
    items: [anItem('carrots', { category: 'Pantry' }), anItem('apples', { category: 'Produce' })],
    removed: ['milk'],
    clock: null,
  };
  const next = withChanges(list, changes);
  expect(names(next)).toEqual(['apples', 'carrots']);
  expect(next).toMatchObject({ version: 2, isOutdated: true });
  expect(withChanges({ ...list, version: 3 }, changes)).toMatchObject({ version: 3, items: list.items });
});
