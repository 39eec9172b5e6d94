import type { ListedItem } from '@plateful/contract/shopping-lists.ts';
import { expect, test } from 'vitest';
import { firstItems, groupItems } from './group-items.ts';
import { anItem } from './list-item.fixture.ts';

function item(ingredient: string, category: ListedItem['category']) {
  return anItem(ingredient, { category });
}

test('sections are in store order, not in list order', () => {
  const groups = groupItems([
    item('foil', 'Other'),
    item('rice', 'Pantry'),
    item('milk', 'Dairy'),
    item('eggs', 'Protein'),
    item('leek', 'Produce'),
  ]);
  expect(groups.map((group) => group.name)).toEqual(['Produce', 'Protein', 'Dairy', 'Pantry', 'Other']);
});

test('empty sections are omitted, and an empty list has none', () => {
  expect(groupItems([item('rice', 'Pantry')]).map((group) => group.name)).toEqual(['Pantry']);
  expect(groupItems([])).toEqual([]);
});

test('items keep their order in the list', () => {
  const [produce] = groupItems([item('leek', 'Produce'), item('rice', 'Pantry'), item('apple', 'Produce')]);
  expect(produce?.items.map(({ ingredient }) => ingredient)).toEqual(['leek', 'apple']);
});

test('a missing or unknown category is Other', () => {
  const strange = [
    { ...item('candle', 'Other'), category: undefined },
    { ...item('pan', 'Other'), category: 'Tools' },
  ];
  expect(groupItems(strange as unknown as ListedItem[])).toMatchObject([
    { name: 'Other', items: [{ ingredient: 'candle' }, { ingredient: 'pan' }] },
  ]);
});

test('staples and items at home are a separate group', () => {
  const groups = groupItems([
    { ...anItem('salt'), isStaple: true },
    anItem('milk', { category: 'Dairy' }),
    anItem('eggs', { isAtHome: true }),
  ]);
  expect(groups.map(({ name, items }) => [name, items.map(({ ingredient }) => ingredient)])).toEqual([
    ['Dairy', ['milk']],
    ['Check at home', ['salt', 'eggs']],
  ]);
});

test('a store can have its own order of sections', () => {
  const order = ['Dairy', 'Produce', 'Protein', 'Pantry', 'Other'] as const;
  const groups = groupItems([item('leek', 'Produce'), item('milk', 'Dairy')], order);
  expect(groups.map(({ name }) => name)).toEqual(['Dairy', 'Produce']);
});

test('aisles are grouped by section, items without one come last', () => {
  const items = [
    anItem('parsley', { category: 'Produce', aisle: 'Herbs' }),
    anItem('leek', { category: 'Produce', aisle: 'Vegetables' }),
    anItem('oddity', { category: 'Produce' }),
    anItem('milk', { category: 'Dairy', aisle: 'Milk, butter and yogurt' }),
  ];
  expect(groupItems(items, ['Dairy', 'Produce'], true).map(({ name }) => name)).toEqual([
    'Milk, butter and yogurt',
    'Vegetables',
    'Herbs',
    'Produce',
  ]);
});

test('the first items of a long list are taken section by section', () => {
  const groups = groupItems([item('leek', 'Produce'), item('rice', 'Pantry'), item('salt', 'Pantry')]);
  const shown = (max: number) =>
    firstItems(groups, max).map(({ name, items }) => [name, ...items.map(({ ingredient }) => ingredient)]);
  expect(shown(1)).toEqual([['Produce', 'leek']]);
  expect(shown(2)).toEqual([
    ['Produce', 'leek'],
    ['Pantry', 'rice'],
  ]);
  expect(firstItems(groups, Number.POSITIVE_INFINITY)).toEqual(groups);
});
