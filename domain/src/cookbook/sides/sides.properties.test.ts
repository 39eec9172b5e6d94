import { expect, test } from 'vitest';
import { cuisines, type Diet } from '../../vocabulary/options.ts';
import { cookBook } from '../cook-book.ts';
import { preparedFor } from '../testing/prepared-dishes.ts';
import { batchesFor } from '../testing/usual-profile.ts';

test('no side is suggested for more than some dishes of a cuisine', () => {
  for (const cuisine of cuisines) {
    const beside = batchesFor({ cuisinePreferences: [cuisine] }, {}, 8).map(({ goesWith = [] }) => goesWith);
    for (const name of ['steamed bok choy', 'sliced cucumber', 'a green salad'])
      expect(
        beside.filter((names) => names.includes(name)).length / beside.length,
        `${name}: ${cuisine}`,
      ).toBeLessThan(0.5);
  }
  const chinese = batchesFor({ cuisinePreferences: ['Vietnamese', 'Korean', 'Thai'] }, {}, 12);
  expect(chinese.flatMap(({ goesWith = [] }) => goesWith)).not.toContain('steamed bok choy');
});

test('no corn with corn, sticky rice only where it is usual, no roots with a salad', () => {
  const diets: Diet[][] = [[], ['Paleo'], ['Gluten-Free']];
  for (const dietaryRestrictions of diets)
    for (const mealType of ['lunch', 'dinner'] as const)
      for (const recipe of batchesFor({ dietaryRestrictions }, { mealType }, 12)) {
        const beside = (recipe.goesWith ?? []).join();
        const has = (word: RegExp) => recipe.ingredients.some(({ name }) => word.test(name));
        if (has(/^grits|^polenta/)) expect(beside, recipe.title).not.toMatch(/cornbread|polenta/);
        if (recipe.tags.some((tag) => /salad$/i.test(tag)) && recipe.nutritionInfo.calories >= 350)
          expect(beside, recipe.title).not.toContain('roasted sweet potatoes');
      }
  for (const { dish } of cookBook)
    if (dish.goesWith.includes('sticky rice')) expect(dish.cuisine, dish.name).toBe('Thai');
});

test('no beer as a side of low-carb meals', () => {
  for (const dietaryRestrictions of [['Low-Carb'], ['Keto']] satisfies Diet[][])
    for (const { goesWith = [], title } of batchesFor(
      { dietaryRestrictions, cuisinePreferences: ['Korean'] },
      {},
      6,
    ))
      expect(goesWith.join(), title).not.toMatch(/\bbeer\b|\bcider\b/);
});

test('a replaced oil of a side keeps its name and what it is for', () => {
  const ofSides = preparedFor({ dietaryRestrictions: ['Paleo'] }, 4, 3, cookBook)
    .flatMap(({ adapted }) => [...adapted.parts])
    .filter(([key, { side }]) => side !== undefined && key.includes('oil for the'));
  expect(ofSides.some(([key, part]) => key !== part.key)).toBe(true);
  for (const [, { name, key }] of ofSides) {
    expect(name).toMatch(/^[a-z ]+ oil, for the /);
    expect(key).toBe(name.replace(', ', ' '));
  }
});
