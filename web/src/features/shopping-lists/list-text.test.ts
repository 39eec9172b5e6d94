import type { ListedItem } from '@plateful/contract/shopping-lists.ts';
import { expect, test } from 'vitest';
import { anItem } from './list-item.fixture.ts';
import { listAsText } from './list-text.ts';

function item(ingredient: string, amount: number, unit: string, rest: Partial<ListedItem> = {}) {
  return anItem(ingredient, { amount, unit, category: 'Pantry', ...rest });
}

test('a list is shared by section, with amounts if there are any', () => {
  const items = [
    item('rice', 500, 'g'),
    item('salt', 0, ''),
    item('limes', 4, 'whole', { category: 'Produce' }),
  ];
  expect(listAsText({ name: 'Nov 20 – Nov 27', items })).toBe(
    'Nov 20 – Nov 27\n\nProduce\n- limes, 4\n\nPantry\n- rice, 500\u202fg\n- salt',
  );
});

test('notes are included, and sections are in the order of the store', () => {
  const items = [
    item('limes', 4, 'whole', { category: 'Produce', note: 'the green ones' }),
    item('salt', 0, '', { note: 'coarse' }),
    item('rice', 500, 'g', { aisle: 'Pasta, rice and grains' }),
  ];
  const order = ['Pantry', 'Produce'] as const;
  expect(listAsText({ name: 'List', items }, { order })).toBe(
    'List\n\nPantry\n- salt (coarse)\n- rice, 500\u202fg\n\nProduce\n- limes, 4 (the green ones)',
  );
  expect(listAsText({ name: 'List', items }, { order, hasAisles: true })).toBe(
    'List\n\nPasta, rice and grains\n- rice, 500\u202fg\n\nPantry\n- salt (coarse)\n\nProduce\n- limes, 4 (the green ones)',
  );
});

test('checked items are not shared, unless all are', () => {
  const rice = item('rice', 500, 'g', { checked: true });
  expect(listAsText({ name: 'List', items: [rice, item('salt', 0, '')] })).toBe('List\n\nPantry\n- salt');
  expect(listAsText({ name: 'List', items: [rice] })).toContain('rice');
  expect(listAsText({ name: 'List', items: [] })).toBe('List');
});
