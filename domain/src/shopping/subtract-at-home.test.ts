import { expect, test } from 'vitest';
import { foodById } from '../foods/table.ts';
import { subtractAtHome } from './subtract-at-home.ts';

const feta = foodById('feta');
const wanted = (amount: number, unit: string, note: string | null = null) => ({ amount, unit, note });

test('an item that is completely at home need not be bought, and the list shows that', () => {
  expect(subtractAtHome(feta, wanted(200, 'g'), 300)).toEqual({ isAtHome: true, note: 'At home' });
  expect(subtractAtHome(feta, wanted(200, 'g', 'the Greek one'), 195)).toEqual({
    ...{ isAtHome: true, note: 'the Greek one · At home' },
  });
});

test('for an item that is partly at home the rest is bought, in packs', () => {
  expect(subtractAtHome(foodById('potato'), wanted(2, 'kg'), 500)).toEqual({
    ...{ amount: 1.5, unit: 'kg', note: 'Less what is at home' },
  });
  // The recipes need 150 g of the pack.
  expect(
    subtractAtHome(feta, { ...wanted(200, 'g'), needed: { amount: 150, unit: 'g' } }, 160),
  ).toMatchObject({
    isAtHome: true,
  });
});

test('nothing changes if the same pack is needed anyway, nothing is at home, or the weight is unknown', () => {
  expect(subtractAtHome(feta, wanted(200, 'g'), 10)).toBeNull();
  expect(subtractAtHome(feta, wanted(200, 'g'), 0)).toBeNull();
  expect(subtractAtHome(feta, wanted(2, 'parcels'), 500)).toBeNull();
  expect(subtractAtHome(feta, wanted(0, ''), 500)).toBeNull();
});
