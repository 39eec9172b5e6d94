import { expect, test } from 'vitest';
import { readLine } from '../ingredient-lines/read-line.ts';
import { strictDiets } from './diet-checks.ts';
import { dietsBrokenBy } from './diets.ts';
import type { FoodId } from './food-id.ts';
import { foodById, foods } from './table.ts';

const broken = (id: FoodId) => dietsBrokenBy(foodById(id));
const brokenBy = (text: string) => {
  const { food, freeOf } = readLine(text);
  return food ? dietsBrokenBy(food, freeOf) : null;
};

test('meat, fish, eggs and dairy break the diets that exclude them', () => {
  expect(broken('chicken-breast')).toEqual(['Vegetarian', 'Vegan', 'Pescatarian']);
  expect(broken('salmon')).toEqual(['Vegetarian', 'Vegan']);
  expect(broken('shrimp')).toEqual(['Vegetarian', 'Vegan']);
  expect(broken('egg')).toEqual(['Vegan']);
  expect(broken('milk')).toEqual(['Vegan', 'Paleo', 'Dairy-Free', 'Whole30']);
  expect(broken('lard')).toEqual(['Vegetarian', 'Vegan', 'Pescatarian']);
});

test('grains, pulses, sugar and wine break Paleo and Whole30', () => {
  expect(broken('rice')).toEqual(['Paleo', 'Whole30']);
  expect(broken('spaghetti')).toEqual(['Paleo', 'Gluten-Free', 'Whole30']);
  expect(broken('chickpea')).toEqual(['Paleo', 'Whole30']);
  expect(broken('tofu')).toEqual(['Paleo', 'Whole30']);
  expect(broken('sugar')).toEqual(['Paleo', 'Whole30']);
  for (const id of ['canola-oil', 'sunflower-oil', 'vegetable-oil', 'rice-vinegar'] as const)
    expect(broken(id)).toEqual(['Paleo']);
  for (const id of ['olive-oil', 'avocado-oil', 'apple-cider-vinegar'] as const)
    expect(broken(id)).toEqual([]);
  expect(broken('white-wine')).toEqual(expect.arrayContaining(['Paleo', 'Whole30']));
});

test('rows can declare exceptions', () => {
  expect(broken('ghee')).not.toContain('Whole30');
  expect(broken('ghee')).toEqual(expect.arrayContaining(['Vegan', 'Dairy-Free']));
  expect(broken('green-bean')).toEqual([]);
  expect(broken('honey')).toEqual(['Vegan', 'Whole30']);
  expect(broken('parmesan')).toContain('Vegetarian');
  expect(broken('gelatin')).toEqual(expect.arrayContaining(['Vegetarian', 'Pescatarian', 'Vegan']));
});

test('parts count: pesto is not vegan, Worcestershire sauce is not vegetarian', () => {
  expect(broken('pesto')).toEqual(expect.arrayContaining(['Vegan', 'Dairy-Free']));
  expect(broken('worcestershire-sauce')).toEqual(expect.arrayContaining(['Vegetarian', 'Vegan']));
  expect(broken('chicken-stock')).toEqual(expect.arrayContaining(['Vegetarian', 'Vegan', 'Pescatarian']));
});

test('a label clears what it claims and nothing else', () => {
  expect(brokenBy('200 g gluten-free spaghetti')).toEqual(['Paleo', 'Whole30']);
  expect(brokenBy('50 g vegan parmesan')).not.toContain('Vegan');
  expect(brokenBy('50 g vegan parmesan')).not.toContain('Vegetarian');
  expect(brokenBy('50 g vegan pesto')).not.toContain('Vegan');
});

test('a food with Gluten or Dairy breaks the diet named after it', () => {
  for (const food of foods) {
    if (food.contains.includes('Gluten')) expect(dietsBrokenBy(food), food.id).toContain('Gluten-Free');
    if (food.contains.includes('Dairy')) expect(dietsBrokenBy(food), food.id).toContain('Dairy-Free');
    if (food.contains.includes('Dairy')) expect(dietsBrokenBy(food), food.id).toContain('Vegan');
  }
});

test('vegan food is vegetarian, and only strict diets are decided by food', () => {
  for (const food of foods) {
    const diets = dietsBrokenBy(food);
    if (diets.includes('Vegetarian')) expect(diets, food.id).toContain('Vegan');
    expect(diets.every((diet) => strictDiets.some((one) => one === diet))).toBe(true);
  }
});
