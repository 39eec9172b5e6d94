import { expect, test } from 'vitest';
import { nutritionOf } from '../nutrition/nutrition.ts';
import { tagsOf } from './tags.ts';

const tags = (...ingredients: { name: string; amount: number; unit: string }[]) =>
  tagsOf({
    title: 'Dish',
    ingredients,
    instructions: ['Cook it.'],
    servings: 1,
    cookingTime: 30,
    nutritionInfo: nutritionOf(ingredients, 1).perServing,
  });
const of = (name: string, amount: number) => ({ name, amount, unit: 'g' });

test('Low-Fat means at most 3 g in 100 g', () => {
  expect(tags(of('cod', 200), of('potatoes', 300), of('olive oil', 5))).toContain('Low-Fat');
  expect(tags(of('pasta', 150), of('olive oil', 14))).not.toContain('Low-Fat');
});

test('Low-Carb is a share of the energy, and at most 20 g', () => {
  expect(tags(of('quark', 200), of('honey', 20))).not.toContain('Low-Carb');
  expect(tags(of('chicken breast', 200), of('carrots', 200), of('olive oil', 10))).toContain('Low-Carb');
  expect(tags(of('chicken breast', 200), of('carrots', 300), of('olive oil', 30))).not.toContain('Low-Carb');
});

test('Keto has almost no carbohydrate, however small the serving', () => {
  expect(tags(of('melon', 120), of('prosciutto', 30))).not.toContain('Keto');
  expect(tags(of('salmon', 200), of('spinach', 100))).toContain('Keto');
});

test('Pescatarian dishes contain fish', () => {
  expect(tags(of('spaghetti', 100), of('parmesan', 30))).not.toContain('Pescatarian');
  expect(tags(of('spaghetti', 100), of('canned tuna', 80))).toContain('Pescatarian');
});

test('a tag of a pattern of eating is dropped if bread or rice stands beside the dish', () => {
  const salmon = {
    title: 'Dish',
    ingredients: [of('salmon', 200), of('spinach', 100)],
    instructions: ['Cook it.'],
    servings: 1,
    cookingTime: 30,
    nutritionInfo: nutritionOf([of('salmon', 200), of('spinach', 100)], 1).perServing,
  };
  expect(tagsOf(salmon)).toEqual(expect.arrayContaining(['Keto', 'Whole30']));
  const beside = tagsOf({ ...salmon, goesWith: ['steamed rice'] });
  for (const tag of ['Keto', 'Low-Carb', 'Paleo', 'Whole30']) expect(beside).not.toContain(tag);
  expect(tagsOf({ ...salmon, goesWith: ['a green salad'] })).toContain('Keto');
});
