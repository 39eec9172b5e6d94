import { expect, test } from 'vitest';
import { aisleOf } from './aisle.ts';
import type { FoodId } from './food-id.ts';
import { foodById, foods } from './table.ts';

test.each<[FoodId, string]>([
  ['parsley', 'Herbs'],
  ['lemon', 'Fruit'],
  ['red-chili', 'Vegetables'],
  ['salmon', 'Fish and seafood'],
  ['parmesan', 'Cheese'],
  ['greek-yogurt', 'Milk, butter and yogurt'],
  ['spaghetti', 'Pasta, rice and grains'],
  ['black-pepper', 'Spices and salt'],
  ['olive-oil', 'Oils, vinegars and sauces'],
  ['white-wine', 'Drinks'],
])('%s is in the aisle %s', (id, aisle) => {
  expect(aisleOf(foodById(id))).toBe(aisle);
});

test('most foods have a specific aisle', () => {
  const rest = foods.filter((food) => aisleOf(food) === 'Cans, jars and the rest');
  expect(rest.length).toBeLessThan(foods.length / 3);
});
