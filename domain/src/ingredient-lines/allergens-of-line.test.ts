import { expect, test } from 'vitest';
import { allergensOfFood } from '../foods/allergens.ts';
import { foodById, foods } from '../foods/table.ts';
import { allergensOf } from './allergens-of-line.ts';
import { readLine } from './read-line.ts';

const contains = (text: string) => allergensOf(readLine(text)).contains;

test('a composed food has the allergens of its usual ingredients', () => {
  expect(contains('1 tbsp Worcestershire sauce')).toContain('Fish');
  expect(contains('2 tbsp soy sauce')).toEqual(expect.arrayContaining(['Gluten', 'Soy']));
  expect(contains('4 tbsp pesto')).toEqual(expect.arrayContaining(['Dairy', 'Nuts']));
});

test.each(['2 cubes of chicken stock', '1 tsp dried veal stock', '1 tbsp instant chicken stock'])(
  '%s is a bouillon, which may contain more allergens than a liquid stock',
  (line) => {
    expect(allergensOf(readLine(line)).mayContain).toEqual(['Dairy', 'Gluten', 'Soy']);
  },
);

test('near misses have no allergens of the food that they sound like', () => {
  expect(contains('1 can butter beans')).toEqual([]);
  expect(contains('200 g oyster mushrooms')).toEqual([]);
  expect(contains('400 ml coconut milk')).toEqual([]);
  expect(contains('1 tsp cream of tartar')).toEqual([]);
});

test('every choice of an "or" counts', () => {
  expect(contains('2 tbsp olive oil or butter')).toContain('Dairy');
});

test('a label clears its own allergens and no others', () => {
  expect(contains('100 g egg-free pasta')).toContain('Gluten');
  expect(contains('100 g dairy-free pesto')).toContain('Nuts');
  expect(contains('100 g dairy-free pesto')).not.toContain('Dairy');
});

test('an unknown food adds no allergens', () => {
  expect(allergensOf({ food: null, alternatives: [], freeOf: [] })).toEqual({ contains: [], mayContain: [] });
});

test('a certain allergen is not also listed as possible', () => {
  for (const food of foods) {
    const { contains: sure, mayContain } = allergensOfFood(food);
    expect(sure.filter((one) => mayContain.includes(one))).toEqual([]);
  }
});

test('every composed food has all allergens of its parts', () => {
  for (const food of foods) {
    const whole = allergensOfFood(food).contains;
    for (const part of food.parts) {
      expect(whole, food.id).toEqual(expect.arrayContaining(allergensOfFood(foodById(part)).contains));
    }
  }
});
