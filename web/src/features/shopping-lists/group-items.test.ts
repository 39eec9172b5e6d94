import type { ListedItem } from '@plateful/contract/shopping-lists.ts';
import { expect, test } from 'vitest';
import { anItem } from './an-item.fixture.ts';
import { groupItems } from './group-items.ts';

function item(ingredient: string, category: ListedItem['category']) {
  return anItem(ingredient, { category });
}

test('sections come in the order of the shop, not of the list', () => {
  const groups = groupItems([
    item('foil', 'Other'),
    item('rice', 'Pantry'),
    item('milk', 'Dairy'),
    item('eggs', 'Protein'),
    item('leek', 'Produce'),
  ]);
  expect(groups.map((group) => group.section)).toEqual(['Produce', 'Protein', 'Dairy', 'Pantry', 'Other']);
});

test('sections without items are left out, and an empty list has none', () => {
  expect(groupItems([item('rice', 'Pantry')]).map((group) => group.section)).toEqual(['Pantry']);
  expect(groupItems([])).toEqual([]);
});

test('items keep their order in the list', () => {
  const [produce] = groupItems([item('leek', 'Produce'), item('rice', 'Pantry'), item('apple', 'Produce')]);
  expect(produce?.items.map(({ ingredient }) => ingredient)).toEqual(['leek', 'apple']);
});

test('a missing or strange category is Other', () => {
  const strange = [
    { ...item('candle', 'Other'), category: undefined },
    { ...item('pan', 'Other'), category: 'Tools' },
  ];
  expect(groupItems(strange as unknown as ListedItem[])).toMatchObject([
    { section: 'Other', items: [{ ingredient: 'candle' }, { ingredient: 'pan' }] },
  ]);
});
