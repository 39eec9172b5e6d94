import { expect, test } from 'vitest';
import { recipeFacts } from './recipe-facts.ts';

const mainFood = (...lines: [amount: number, unit: 'g', name: string][]) =>
  recipeFacts({
    title: 'Dinner',
    description: null,
    servings: 4,
    instructions: ['Cook everything.'],
    ingredients: lines.map(([amount, unit, name]) => ({ amount, unit, name })),
  } as never).mainFood;

test('a dinner is named after its protein, even if there is more rice', () => {
  expect(mainFood([400, 'g', 'firm tofu'], [500, 'g', 'cooked rice'], [200, 'g', 'broccoli'])).toBe(
    'Tofu and soy',
  );
  expect(mainFood([300, 'g', 'chicken breast'], [700, 'g', 'tomatoes'])).toBe('Chicken and poultry');
  expect(mainFood([400, 'g', 'spaghetti'], [200, 'g', 'shrimp'], [100, 'g', 'tomatoes'])).toBe('Seafood');
});

test('without one it is named after its cheese or what there is most of', () => {
  expect(mainFood([300, 'g', 'paneer'], [500, 'g', 'spinach'])).toBe('Cheese');
  expect(mainFood([400, 'g', 'spaghetti'], [300, 'g', 'tomatoes'], [20, 'g', 'parmesan'])).toBe(
    'Pasta and noodles',
  );
  expect(mainFood([320, 'g', 'cooked rice'], [100, 'g', 'peas'], [30, 'g', 'bacon'])).toBe('Rice and grains');
});

test('water and stock are not main foods, and unknown foods have no name', () => {
  expect(mainFood([2000, 'g', 'water'], [900, 'g', 'chicken stock'], [300, 'g', 'carrots'])).toBe(
    'Vegetables',
  );
  expect(mainFood([300, 'g', 'flurbs'])).toBeNull();
});
