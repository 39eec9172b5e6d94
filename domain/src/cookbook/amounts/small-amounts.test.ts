import { expect, test } from 'vitest';
import { foodById } from '../../foods/table.ts';
import { dailySample } from '../../testing/property-cases.ts';
import { cookBook } from '../cook-book.ts';
import { servingsFor } from '../dish.ts';
import { asWritten, makeRecipe } from '../make-recipe.ts';
import { preparedFor } from '../testing/prepared-dishes.ts';
import { methodFor, salt, testDish } from '../testing/test-dish.ts';
import { type ListLine, listPart } from './list-lines.ts';

const measured = ({ amount, unit, name }: ListLine) => `${amount} ${unit} ${name}`;

const some = dailySample(cookBook);

test('small amounts are in usual measures', () => {
  const part = (food: string, amount: number, unit: 'g' | 'tsp' | 'can' | 'whole', name: string) => ({
    key: name.split(',')[0]!,
    food: foodById(food as 'parsley').id,
    amount,
    unit,
    name,
  });
  const cilantro = part('cilantro', 16, 'g', 'cilantro, chopped');
  expect(measured(listPart(cilantro, 0.25))).toBe('2 sprig cilantro, chopped');
  expect(measured(listPart(part('parsley', 15, 'g', 'parsley, chopped'), 0.5))).toBe(
    '2 tbsp parsley, chopped',
  );
  expect(measured(listPart(part('mayonnaise', 60, 'g', 'mayonnaise'), 0.25))).toBe('1 tbsp mayonnaise');
  expect(listPart(part('vegetable-oil', 1, 'tsp', 'vegetable oil'), 0.5).amount).toBe(1);
  expect(listPart(part('sesame-oil', 1, 'tsp', 'sesame oil'), 0.5).amount).toBe(0.5);
  expect(measured(listPart(part('tuna-in-oil', 2, 'can', 'tuna in oil, drained'), 0.75))).toMatch(
    /^1\d\d g canned tuna in oil, drained weight/,
  );
  expect(listPart(part('red-onion', 0.25, 'whole', 'red onion'), 1.5).amount).toBe(0.5);
});

test('water for one is not four teaspoons, and less than a teaspoon of oil is divided by eye', () => {
  const oil = { key: 'oil', amount: 3, unit: 'tbsp', name: 'oil', food: 'vegetable-oil' } as const;
  const steps = [
    'Heat {1 tbsp} of the {oil} with the {salt}.',
    'Add the rest of the {oil} and {80 ml} of water.',
  ];
  const text = methodFor({ ...testDish, parts: [oil, salt], steps }, 1);
  expect(text).toContain('Heat a third of the oil');
  expect(text).toContain('1½ tablespoons of water');
});

test('no list weighs a few grams of a leafy herb, or halves a can of fish', () => {
  for (const { dish } of cookBook)
    for (const people of [1, 2, 3]) {
      const servings = servingsFor(dish, people);
      if (servings === null || servings === dish.serves) continue;
      for (const { amount, unit, name } of makeRecipe(asWritten(dish), servings)!.ingredients) {
        const line = `${dish.name} for ${servings}: ${amount} ${unit} ${name}`;
        if (/^(?:cilantro|parsley|mint|basil|dill)\b(?! leaves)/.test(name) && unit === 'g')
          expect(amount, line).toBeGreaterThanOrEqual(10);
        if (/\btuna\b|\bsardines\b/.test(name) && unit === 'can') expect(amount % 1, line).toBe(0);
      }
    }
});

test('amounts avoid two and a quarter teaspoons, and one and a half limes or chilies', () => {
  for (const servings of [2, 3, 5, 6])
    for (const { recipe } of preparedFor({}, servings))
      for (const { amount, unit, name } of recipe.ingredients) {
        if (unit === 'tsp' && amount > 2) expect(amount % 0.5, `${recipe.title}: ${name}`).toBe(0);
        if (
          unit === 'whole' &&
          amount > 1.25 &&
          /^(?:limes|serrano peppers|jalapeños|(?:red|green) chilies)\b/.test(name)
        )
          expect(amount % 1, `${recipe.title}: ${name}`).toBe(0);
      }
});

test('every spoon in list and steps is on a set of measuring spoons, however hot the dish', () => {
  for (const servings of [3, 4])
    for (const { recipe } of preparedFor({}, servings, 5, some)) {
      for (const { amount, unit, name } of recipe.ingredients)
        if (unit === 'tsp' || unit === 'tbsp')
          expect(amount * 4, `${recipe.title}: ${name}`).toSatisfy(Number.isInteger);
      expect(recipe.instructions.join(' '), recipe.title).not.toMatch(
        /(?:\d\.\d|[⅓⅔⅛⅜⅝⅞]) ?(?:tea|table)spoons?\b|[¼¾] tablespoons?\b/,
      );
    }
});

test('pinches of salt are not halved', () => {
  for (const { dish } of dailySample(cookBook)) {
    const { ingredients, instructions, title } = makeRecipe(asWritten(dish), 1)!;
    const own = ingredients.filter(({ name }) => name === 'salt');
    if (own.length === 0 || own.some(({ unit, amount }) => unit !== 'pinch' && amount > 0.25)) continue;
    expect(instructions.join(' '), title).not.toMatch(/\b(?:half|thirds?|quarters?) of the salt\b/);
  }
});
