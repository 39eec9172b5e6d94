import { expect, test } from 'vitest';
import { aisleOf, sectionOf } from './aisle.ts';
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
  ['peanut', 'Nuts, seeds and dried fruit'],
  ['chickpea', 'Beans and lentils'],
  ['fava-bean', 'Beans and lentils'],
  ['burger-bun', 'Bread and bakery'],
  ['cooked-rice', 'Pasta, rice and grains'],
  ['baby-corn', 'Cans, jars and the rest'],
  ['canned-tuna', 'Cans, jars and the rest'],
  ['coconut-milk', 'Cans, jars and the rest'],
])('%s is in the aisle %s', (id, aisle) => {
  expect(aisleOf(foodById(id))).toBe(aisle);
});

test.each<[FoodId, string]>([
  ['baby-corn', 'Pantry'],
  ['fava-bean', 'Pantry'],
  ['canned-tuna', 'Protein'],
  ['sweet-potato', 'Produce'],
])('%s is in the section %s', (id, section) => {
  expect(sectionOf(foodById(id))).toBe(section);
});

test('most foods have a specific aisle', () => {
  const rest = foods.filter((food) => aisleOf(food) === 'Cans, jars and the rest');
  expect(rest.length).toBeLessThan(foods.length / 3);
});
