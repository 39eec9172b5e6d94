import { expect, test } from 'vitest';
import { toGrams } from './grams.ts';
import { foodById } from './table.ts';

const milk = foodById('milk');
const egg = foodById('egg');
const onion = foodById('onion');
const butter = foodById('butter');
const chicken = foodById('chicken-breast');

test('a cup of milk and 250 ml of milk imply the same density', () => {
  const cup = toGrams(milk, 1, 'cup')!;
  expect(cup).toBe(milk.grams.cup);
  expect(toGrams(milk, 236.5882365, 'ml')).toBeCloseTo(cup, 6);
  expect(toGrams(milk, 16, 'tbsp')).toBeCloseTo(cup, 6);
  expect(toGrams(milk, 48, 'tsp')).toBeCloseTo(cup, 6);
});

test('a weight is a weight for any food', () => {
  expect(toGrams(chicken, 1, 'lb')).toBeCloseTo(453.59, 2);
  expect(toGrams(chicken, 2, 'kg')).toBe(2000);
});

test('no unit and "whole" count pieces, by size where the food has sizes', () => {
  expect(toGrams(onion, 2, null)).toBe(2 * onion.grams.each!);
  expect(toGrams(onion, 2, 'whole')).toBe(2 * onion.grams.each!);
  expect(toGrams(onion, 1, null, 'large')).toBe(onion.grams.large);
  expect(toGrams(onion, 1, null, 'small')).toBe(onion.grams.small);
});

test('a size that the food lacks counts as the usual size', () => {
  expect(toGrams({ ...egg, grams: { each: 50 } }, 1, null, 'large')).toBe(50);
});

test('a stick of butter weighs 113 to 114 g', () => {
  expect(toGrams(butter, 1, 'stick')).toBe(113);
});

test('missing weights in the table are not guessed', () => {
  expect(toGrams(egg, 1, 'clove')).toBeNull();
  expect(toGrams(milk, 1, 'splash')).toBeNull();
  expect(toGrams({ ...milk, packs: [] }, 1, 'bag')).toBeNull();
  expect(toGrams({ ...milk, grams: {} }, 1, 'cup')).toBeNull();
  expect(toGrams({ ...milk, grams: {} }, 1, null)).toBeNull();
});

test('invalid amounts have no weight', () => {
  expect(toGrams(milk, -1, 'cup')).toBeNull();
  expect(toGrams(milk, Number.NaN, 'cup')).toBeNull();
  expect(toGrams(milk, Number.POSITIVE_INFINITY, 'cup')).toBeNull();
  expect(toGrams(milk, 0, 'cup')).toBe(0);
});
