import { expect, test } from 'vitest';
import type { FoodId } from '../foods/food-id.ts';
import { foodById } from '../foods/table.ts';
import { mainGroupOf } from './main-group.ts';

const sharesOf = (...shares: [FoodId, number][]) =>
  shares.map(([name, share]) => ({ food: foodById(name), share }));

test('beans of three kinds, each of which is a little, are a meal of beans', () => {
  const [tomato, ...beans] = [
    ['canned-tomato', 0.5],
    ['black-bean', 0.1],
    ['kidney-bean', 0.1],
    ['pinto-bean', 0.1],
  ] satisfies [FoodId, number][];
  expect(mainGroupOf(sharesOf(tomato!, ...beans))).toBe('legume');
  expect(mainGroupOf(sharesOf(tomato!, beans[0]!))).toBe('canned-tomato');
});

test('mussels and shrimp are of one group, and without foods there is none', () => {
  expect(mainGroupOf(sharesOf(['mussel', 0.5]))).toBe(mainGroupOf(sharesOf(['shrimp', 0.5])));
  expect(mainGroupOf([])).toBe(null);
});
