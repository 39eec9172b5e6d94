import type { Recipe } from '@plateful/contract/recipes.ts';
import { expect, test } from 'vitest';
import {
  copiedWords,
  dayCalories,
  mealsToCopy,
  type PlannedMeal,
  withMeal,
  withoutSlot,
} from './planned-meal.ts';

function recipe(title: string, calories: number | null, coverage = 1): Recipe {
  const figures = { protein: 20, carbs: 40, fat: 10, fiber: 5, sodium: 300, sugar: 4 };
  return {
    id: title,
    title,
    description: null,
    ingredients: [],
    instructions: [],
    cookingTime: null,
    servings: 4,
    cuisineType: null,
    mealType: null,
    nutritionInfo: calories === null ? null : { ...figures, calories },
    tags: [],
    isGenerated: false,
    origin: 'library',
    createdAt: '2026-11-20T10:00:00.000Z',
    facts: { contains: [], mayContain: [], diets: [], unknownFoods: [], pictures: [], coverage },
  };
}

function meal(date: string, mealType: PlannedMeal['mealType'], dish = recipe('Soup', 300)): PlannedMeal {
  return { id: `${date} ${mealType}`, recipeId: dish.id, date, mealType, servings: 3, recipe: dish };
}

test('a copied meal keeps weekday, meal and servings', () => {
  const [copy] = mealsToCopy([meal('2026-11-25', 'dinner')], []);
  expect(copy).toMatchObject({ recipeId: 'Soup', date: '2026-12-02', mealType: 'dinner', servings: 3 });
  expect(copy).not.toHaveProperty('id');
});

test('a copied Sunday stays a Sunday when the clocks change that night', () => {
  const [copy] = mealsToCopy([meal('2026-03-22', 'lunch')], []);
  expect(copy?.date).toBe('2026-03-29');
});

test('a slot that is taken next week keeps its meal', () => {
  const week = [meal('2026-11-23', 'lunch'), meal('2026-11-23', 'dinner'), meal('2026-11-24', 'dinner')];
  const next = [meal('2026-11-30', 'dinner', recipe('Tacos', 500))];
  expect(mealsToCopy(week, next).map((copy) => `${copy.date} ${copy.mealType}`)).toEqual([
    '2026-11-30 lunch',
    '2026-12-01 dinner',
  ]);
});

test.each([
  [5, 0, 'Week copied', 'Copied 5 meals.'],
  [1, 0, 'Week copied', 'Copied 1 meal.'],
  [4, 1, 'Week copied', 'Copied 4 of 5 meals. 1 slot of next week already had a meal and kept it.'],
  [0, 1, 'No meals copied', 'Next week already has a meal in this slot, and kept it.'],
  [0, 2, 'No meals copied', 'Next week already has a meal in each of these slots, and kept it.'],
])('%i copied and %i kept is told as "%s"', (copied, kept, title, description) => {
  expect(copiedWords(copied, kept)).toEqual({ title, description });
});

test('a day adds up what each person eats', () => {
  const day = [
    meal('2026-11-23', 'lunch', recipe('Soup', 300.4)),
    meal('2026-11-23', 'dinner', recipe('Stew', 620.3)),
  ];
  expect(dayCalories(day)).toEqual({ calories: 921, isComplete: true });
});

test('a day with a meal without figures has no total', () => {
  const day = [meal('2026-11-23', 'lunch'), meal('2026-11-23', 'dinner', recipe('Mystery', null))];
  expect(dayCalories(day)).toBeNull();
  expect(dayCalories([])).toBeNull();
});

test('a total of partly known figures does not pass for a whole one', () => {
  expect(dayCalories([meal('2026-11-23', 'lunch', recipe('Stew', 400, 0.8))])).toEqual({
    calories: 400,
    isComplete: false,
  });
});

test('a slot holds one meal', () => {
  const monday = meal('2026-11-23', 'lunch');
  const other = meal('2026-11-23', 'lunch', recipe('Tacos', 500));
  expect(withMeal([monday], other)).toEqual([other]);
  expect(withoutSlot([monday, meal('2026-11-23', 'dinner')], other)).toMatchObject([{ mealType: 'dinner' }]);
});
