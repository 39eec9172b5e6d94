import { expect, test } from 'vitest';
import type { FoodId } from '../foods/food-id.ts';
import { foodIds } from '../foods/food-ids.ts';
import { foodById } from '../foods/table.ts';
import { measureAmount } from './measure-amount.ts';

const measured = (id: FoodId, grams: number) => {
  const found = measureAmount(foodById(id), grams);
  return found && `${found.amount} ${found.unit}`;
};

test('amounts are what a cook writes down', () => {
  expect(measured('onion', 210)).toBe('2 whole');
  expect(measured('onion', 50)).toBe('0.5 whole');
  expect(measured('garlic', 11)).toBe('4 clove');
  expect(measured('chickpea', 480)).toBe('2 can');
  expect(measured('chickpea', 125)).toBe('0.5 can');
  expect(measured('coconut-milk', 380)).toBe('1 can');
  expect(measured('coconut-milk', 270)).toBe('280 ml');
  expect(measured('soy-sauce', 48)).toBe('3 tbsp');
  expect(measured('cumin', 2.1)).toBe('1 tsp');
  expect(measured('cumin', 0.2)).toBe('2 pinch');
  expect(measured('cilantro', 24)).toBe('2 handful');
  expect(measured('chicken-breast', 613)).toBe('625 g');
  expect(measured('jasmine-rice', 263)).toBe('260 g');
  expect(measured('spinach', 88)).toBe('90 g');
  expect(measured('egg', 400)).toBe('8 whole');
  expect(measured('flour-tortilla', 384)).toBe('8 whole');
  expect(measured('milk', 880)).toBe('850 ml');
});

test('nothing rounds to nothing', () => {
  for (const id of foodIds('saffron bay-leaf thyme nori lime egg avocado salt')) {
    expect(measureAmount(foodById(id), 0.03)?.amount, id).toBeGreaterThan(0);
  }
});
