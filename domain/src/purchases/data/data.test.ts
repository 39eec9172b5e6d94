import { expect, test } from 'vitest';
import type { FoodId } from '../../foods/food-id.ts';
import { foodById, foodsById } from '../../foods/table.ts';
import { cuisines, nutritionGoals } from '../../vocabulary/options.ts';
import { cuisineIndicators, mainstream } from './cuisine-indicators.ts';
import { goalFoods } from './goal-foods.ts';
import { bakingFoods, dairyMilks, habitKinds, plantMilks, readyFoods } from './habit-kinds.ts';

test.each(cuisines)('indicators for %s are %s food by the table, each food once', (cuisine) => {
  const ids = cuisineIndicators[cuisine].trim().split(/[\s/]+/) as FoodId[];
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(foodById(id).cuisines, id).toContain(cuisine);
});

test('foods that most households have are in the food table', () => {
  for (const id of mainstream) expect(foodsById.has(id), id).toBe(true);
});

test.each(nutritionGoals)('foods that count for or against %s are in the food table', (goal) => {
  for (const id of goalFoods[goal].foods.keys()) expect(foodsById.has(id), id).toBe(true);
});

test('the foods of every habit are in the food table, and every habit has some', () => {
  for (const ids of [plantMilks, dairyMilks, bakingFoods, readyFoods])
    for (const id of ids) expect(foodsById.has(id), id).toBe(true);
  for (const { activity, foods } of habitKinds) expect(foods.size, activity).toBeGreaterThan(0);
});

test('no habit mentions health, religion, allergies or diets', () => {
  for (const { activity } of habitKinds)
    expect(activity).not.toMatch(
      /free|vegan|vegetarian|halal|kosher|diet|allerg|health|gluten|diabet|weight|sugar/i,
    );
});
