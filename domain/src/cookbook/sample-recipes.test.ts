import { expect, test } from 'vitest';
import { checkRecipe } from '../safety/check-recipe.ts';
import { allergens, cuisines, diets, mealTypes } from '../vocabulary/options.ts';
import { sampleRecipes } from './sample-recipes.ts';

const count = (wanted: (sample: (typeof sampleRecipes)[number]) => boolean) =>
  sampleRecipes.filter(wanted).length;

test('the library has at least 150 recipes, each with its own id and title', () => {
  expect(sampleRecipes.length).toBeGreaterThanOrEqual(150);
  expect(new Set(sampleRecipes.map(({ id }) => id)).size).toBe(sampleRecipes.length);
  expect(new Set(sampleRecipes.map(({ title }) => title.toLowerCase())).size).toBe(sampleRecipes.length);
});

test('every recipe passes the gate, and all its foods are known', () => {
  const noLimits = { allergies: [], dietaryRestrictions: [] };
  const wrong = sampleRecipes.filter(
    (sample) =>
      !checkRecipe(sample, noLimits).ok || sample.facts.unknownFoods.length > 0 || sample.facts.coverage < 1,
  );
  expect(wrong.map(({ title }) => title)).toEqual([]);
});

test('every recipe feeds a person, and a snack is one', () => {
  const wrong = sampleRecipes.filter(({ mealType, nutritionInfo: { calories } }) =>
    mealType === 'snack' ? calories < 50 || calories > 600 : calories < 150 || calories > 1100,
  );
  expect(wrong.map(({ title, nutritionInfo }) => `${title} ${nutritionInfo.calories}`)).toEqual([]);
});

test.each(cuisines)('%s has every meal at least twice', (cuisine) => {
  for (const meal of mealTypes) {
    const found = count(({ cuisineType, mealType }) => cuisineType === cuisine && mealType === meal);
    expect(found, meal).toBeGreaterThanOrEqual(2);
  }
});

test.each(diets)('%s has every meal at least eight times', (diet) => {
  for (const meal of mealTypes) {
    const found = count(({ facts, meals }) => facts.diets.includes(diet) && meals.includes(meal));
    expect(found, meal).toBeGreaterThanOrEqual(8);
  }
});

test.each(allergens)('without %s there is every meal at least twenty times', (allergy) => {
  for (const meal of mealTypes) {
    const found = count(
      ({ facts, mealType }) =>
        mealType === meal && !facts.contains.includes(allergy) && !facts.mayContain.includes(allergy),
    );
    expect(found, meal).toBeGreaterThanOrEqual(20);
  }
});
