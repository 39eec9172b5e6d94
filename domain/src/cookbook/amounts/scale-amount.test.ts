import { expect, test } from 'vitest';
import { toGrams } from '../../foods/grams.ts';
import { foodById } from '../../foods/table.ts';
import { dailySample } from '../../testing/property-cases.ts';
import { cookBook } from '../cook-book.ts';
import { servingsFor } from '../dish.ts';
import { asWritten, makeRecipe } from '../make-recipe.ts';
import { salt, testDish } from '../testing/test-dish.ts';

const made = (people: number, all = dailySample(cookBook)) =>
  all.flatMap(({ dish }) => {
    const servings = servingsFor(dish, people);
    const recipe = servings === null ? null : makeRecipe(asWritten(dish), servings);
    return recipe ? [{ dish, servings: servings!, recipe }] : [];
  });

test('a large vegetable is never more than doubled by rounding', () => {
  for (const people of [1, 2])
    for (const { dish, servings, recipe } of made(people))
      for (const part of dish.parts) {
        const food = foodById(part.food);
        const each = toGrams(food, 1, 'whole') ?? 0;
        if (part.unit !== 'whole' || food.class !== 'vegetable' || each < 100) continue;
        const line = recipe.ingredients.find(({ name }) => name.startsWith(part.key));
        const exact = (part.amount * servings) / dish.serves;
        if (line?.unit === 'whole' && exact < 0.5)
          expect(line.amount / exact, `${recipe.title}: ${line.name}`).toBeLessThanOrEqual(2.01);
      }
});

test('oil for frying does not scale with the servings', () => {
  const oil = {
    key: 'canola oil',
    amount: 200,
    unit: 'ml',
    name: 'canola oil, for frying',
    food: 'canola-oil',
  } as const;
  const dish = { ...testDish, parts: [oil, salt], steps: ['Heat the {canola oil} with the {salt}.'] };
  expect(makeRecipe(asWritten(dish), 12)!.ingredients[0]!.amount).toBe(350);
  expect(makeRecipe(asWritten(dish), 1)!.ingredients[0]!.amount).toBe(125);
});

test('fruit used in portions stays whole', () => {
  const lemon = { key: 'lemon', amount: 1, unit: 'whole', name: 'lemon', food: 'lemon' } as const;
  const dish = {
    ...testDish,
    parts: [lemon, salt],
    steps: ['Squeeze half of the {lemon} over with the {salt}. Cut the rest of the {lemon} into wedges.'],
  };
  expect(makeRecipe(asWritten(dish), 1)!.ingredients[0]!.amount).toBe(1);
});

test('no household opens a whole can of legumes a head to avoid half of one', () => {
  for (const people of [1, 2])
    for (const { dish, servings, recipe } of made(people, cookBook))
      for (const part of dish.parts) {
        if (part.unit !== 'can' || foodById(part.food).class !== 'legume') continue;
        const line = recipe.ingredients.find(({ name }) => name.includes(part.key));
        const exact = (part.amount * servings) / dish.serves;
        if (line?.unit === 'can' && line.amount > 1)
          expect(line.amount / exact, `${recipe.title}: ${line.name}`).toBeLessThanOrEqual(1.26);
      }
});
