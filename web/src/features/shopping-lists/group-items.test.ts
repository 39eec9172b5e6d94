import type { ShoppingItem } from '@plateful/contract/shopping-lists.ts';
import { expect, test } from 'vitest';
import { groupItems } from './group-items.ts';

function item(ingredient: string, category: ShoppingItem['category']): ShoppingItem {
  return { ingredient, amount: 1, unit: '', category, checked: false, meals: [] };
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

test('items keep their order and know their place in the list', () => {
  const [produce] = groupItems([item('leek', 'Produce'), item('rice', 'Pantry'), item('apple', 'Produce')]);
  expect(produce?.items.map(({ item, index }) => [item.ingredient, index])).toEqual([
    ['leek', 0],
    ['apple', 2],
  ]);
});

test('a missing or strange category is Other', () => {
  const strange = [
    { ...item('candle', 'Other'), category: undefined },
    { ...item('pan', 'Other'), category: 'Tools' },
  ];
  expect(groupItems(strange as unknown as ShoppingItem[])).toMatchObject([
    { section: 'Other', items: [{ index: 0 }, { index: 1 }] },
  ]);
});
