import { expect, test } from 'vitest';
import { foodById } from '../foods/table.ts';
import { nutritionOf } from './nutrition.ts';

const rice = { name: 'rice', amount: 200, unit: 'g' };

test('200 g of rice for two is 100 g of rice each', () => {
  const { perServing, coverage } = nutritionOf([rice], 2);
  const { calories, protein } = foodById('rice').per100g;
  expect(perServing.calories).toBe(Math.round(calories));
  expect(perServing.protein).toBeCloseTo(protein, 1);
  expect(coverage).toBe(1);
});

test('an unknown food lowers the coverage by its weight', () => {
  const { perServing, coverage } = nutritionOf([rice, { name: 'zorbleflax', amount: 200, unit: 'g' }], 2);
  expect(perServing.calories).toBe(nutritionOf([rice], 2).perServing.calories);
  expect(coverage).toBeCloseTo(0.5);
});

test('a food of unknown weight also lowers the coverage', () => {
  const { coverage } = nutritionOf([rice, { name: 'zorbleflax', amount: 3, unit: 'whole' }], 2);
  expect(coverage).toBeCloseTo(0.5);
});

test('a zero that means "not known" has coverage 0', () => {
  expect(nutritionOf([{ name: 'zorbleflax', amount: 1, unit: 'cup' }], 4)).toMatchObject({
    perServing: { calories: 0 },
    coverage: 0,
  });
  expect(nutritionOf([], 4).coverage).toBe(0);
});

test('water and salt to taste do not lower the coverage', () => {
  const water = { name: 'water', amount: 1, unit: 'l' };
  const salt = { name: 'salt, to taste', amount: 0, unit: '' };
  expect(nutritionOf([rice, water, salt], 2)).toEqual(nutritionOf([rice], 2));
});

test('absurd amounts do not affect the figures', () => {
  for (const amount of [Number.NaN, Number.POSITIVE_INFINITY, -200]) {
    const { perServing } = nutritionOf([rice, { ...rice, amount }], 2);
    expect(perServing.calories).toBe(nutritionOf([rice], 2).perServing.calories);
  }
});

test('a recipe for no servings has no nutrition per serving', () => {
  for (const servings of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => nutritionOf([rice], servings)).toThrow(RangeError);
  }
});

test('only the absorbed part of frying oil counts', () => {
  const oil = (name: string, amount: number) => ({ name, amount, unit: 'g' });
  const fried = { name: 'chicken breast', amount: 600, unit: 'g' };
  const caloriesOf = (...lines: Parameters<typeof nutritionOf>[0]) =>
    nutritionOf(lines, 4).perServing.calories;
  expect(caloriesOf(fried, oil('sunflower oil, for frying', 500))).toBe(
    caloriesOf(fried, oil('sunflower oil', 60)),
  );
  expect(caloriesOf(fried, oil('sunflower oil, for frying', 20))).toBe(
    caloriesOf(fried, oil('sunflower oil', 20)),
  );
});

test('broth and sauce beside what is fried take up no oil', () => {
  const oil = { name: 'sunflower oil, for frying', amount: 500, unit: 'ml' };
  const tofu = { name: 'firm tofu', amount: 500, unit: 'g' };
  const beside = [
    { name: 'kombu dashi', amount: 400, unit: 'ml' },
    { name: 'soy sauce', amount: 3, unit: 'tbsp' },
  ];
  const calories = (lines: Parameters<typeof nutritionOf>[0]) => nutritionOf(lines, 1).perServing.calories;
  expect(calories([tofu, oil, ...beside])).toBeCloseTo(calories([tofu, oil]) + calories(beside), -1);
});

test('mussels and clams in the shell count by their meat', () => {
  const protein = (...lines: string[]) => nutritionOf(lines, 1).perServing.protein;
  expect(protein('400 g mussels, scrubbed')).toBeCloseTo(protein('100 g mussel meat'), 0);
  expect(protein('1 lb clams in the shell')).toBeLessThan(15);
  expect(protein('100 g shelled mussels')).toBeGreaterThan(10);
});
