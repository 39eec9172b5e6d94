import { expect, test } from 'vitest';
import type { FoodId } from './food-id.ts';
import { nameByWeight, nameWithoutAmount } from './name-by-weight.ts';
import { foodById } from './table.ts';

test.each<[FoodId, number, string]>([
  ['bean-sprout', 225, 'bean sprouts'],
  ['red-lentil', 30, 'red lentils'],
  ['green-pea', 400, 'green peas'],
  ['egg-noodle', 250, 'egg noodles'],
  ['oats', 80, 'oats'],
  ['potato', 1000, 'potatoes'],
  ['cabbage', 450, 'cabbage'],
  ['chicken-breast', 175, 'chicken breast'],
  ['chicken-breast', 500, 'chicken breasts'],
  ['bread', 500, 'bread'],
  ['canned-pumpkin', 425, 'canned pumpkin'],
  ['tomato-bisque', 400, 'tomato bisque'],
  ['greek-yogurt', 500, 'Greek yogurt'],
])('%s by weight, %d g, is called %j', (id, grams, name) => {
  expect(nameByWeight(foodById(id), grams)).toBe(name);
});

test.each<[FoodId, string]>([
  ['carrot', 'carrots'],
  ['bean-sprout', 'bean sprouts'],
  ['cabbage', 'cabbage'],
  ['salmon', 'salmon'],
])('%s without an amount is called %j', (id, name) => {
  expect(nameWithoutAmount(foodById(id))).toBe(name);
});

test('names of places, peoples and brands begin with capitals', () => {
  const ids: FoodId[] = [
    'dijon-mustard',
    'worcestershire-sauce',
    'thai-basil',
    'brussels-sprout',
    'thai-chili',
  ];
  expect(ids.map((id) => foodById(id).plural)).toEqual([
    'Dijon mustard',
    'Worcestershire sauce',
    'Thai basil',
    'Brussels sprouts',
    'Thai chilies',
  ]);
});
