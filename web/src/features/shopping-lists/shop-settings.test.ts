import { expect, test } from 'vitest';
import { moved, orderOf } from './shop-settings.ts';

const settings = { sinksDone: false, keepsScreenOn: false, hasAisles: false, store: '', orders: {} };

test('a store has its own order of sections, any other the usual one', () => {
  const orders = { Corner: ['Dairy', 'Produce'] as const };
  expect(orderOf({ ...settings, orders })).toEqual(['Produce', 'Protein', 'Dairy', 'Pantry', 'Other']);
  expect(orderOf({ ...settings, orders, store: 'Corner' })).toEqual([
    'Dairy',
    'Produce',
    'Protein',
    'Pantry',
    'Other',
  ]);
});

test('a section moves to another place, and no further than the end', () => {
  const order = ['Produce', 'Dairy', 'Other'] as const;
  expect(moved(order, 'Dairy', 0)).toEqual(['Dairy', 'Produce', 'Other']);
  expect(moved(order, 'Produce', 2)).toEqual(['Dairy', 'Other', 'Produce']);
  expect(moved(order, 'Other', 3)).toEqual(order);
});
