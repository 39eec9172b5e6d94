import { expect, test } from 'vitest';
import { gramsPer, millilitersPer, ratioOf, unitOf, units } from './units.ts';

test.each([
  ['cups', 'cup'],
  ['Cup', 'cup'],
  ['c.', 'cup'],
  ['Tbsp.', 'tbsp'],
  ['tablespoons', 'tbsp'],
  ['T', 'tbsp'],
  ['t', 'tsp'],
  ['teaspoon', 'tsp'],
  ['grams', 'g'],
  ['gm', 'g'],
  ['KG', 'kg'],
  ['ounces', 'oz'],
  ['lbs', 'lb'],
  ['fl. oz.', 'fl oz'],
  ['fluid ounces', 'fl oz'],
  ['litres', 'l'],
  ['tins', 'can'],
  ['rashers', 'slice'],
  ['ribs', 'stalk'],
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['packages', 'packet'],
  ['pinches', 'pinch'],
  ['each', 'whole'],
] as const)('%s is the unit %s', (word, unit) => {
  expect(unitOf(word)).toBe(unit);
});

test.each(['', 'onion', 'cupboard', 'constructor', '__proto__', 'x'.repeat(5000), '杯'])(
  '%s is not a unit',
  (word) => {
    expect(unitOf(word)).toBeNull();
  },
);

test('every unit is found by its own name', () => {
  expect(units.filter((unit) => unitOf(unit) !== unit)).toEqual([]);
});

test('no unit is both a weight and a volume', () => {
  expect(units.filter((unit) => gramsPer[unit] && millilitersPer[unit])).toEqual([]);
});

test('three teaspoons make a tablespoon, sixteen tablespoons a cup, sixteen ounces a pound', () => {
  expect(ratioOf('tbsp', 'tsp')).toBeCloseTo(3, 9);
  expect(ratioOf('cup', 'tbsp')).toBeCloseTo(16, 9);
  expect(ratioOf('lb', 'oz')).toBeCloseTo(16, 9);
});

test('a cup has no weight without a food', () => {
  expect(ratioOf('cup', 'g')).toBeNull();
  expect(ratioOf('clove', 'g')).toBeNull();
});
