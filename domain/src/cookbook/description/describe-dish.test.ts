import { expect, test } from 'vitest';
import { listedOf, listingOf } from '../../safety/listed-foods.ts';
import { mentionedFoods } from '../../safety/named-foods.ts';
import { readLines } from '../../safety/recipe-lines.ts';
import { mealTypes } from '../../vocabulary/options.ts';
import { atSpiceLevel } from '../adaptation/with-spice-level.ts';
import { cookBook } from '../cook-book.ts';
import { asWritten, makeRecipe } from '../make-recipe.ts';
import { preparedFor } from '../testing/prepared-dishes.ts';
import { descriptionForMeal, descriptionInTime } from './describe-dish.ts';

const dishOf = (number: number) => cookBook.find(({ dish }) => dish.number === number)!.dish;

test('a headnote says what the dish is, and nothing of parts that are left out', () => {
  for (const { recipe } of preparedFor({ allergies: ['Eggs'] }))
    for (const meal of mealTypes) {
      const text = descriptionForMeal(meal, recipe.description);
      expect(text, recipe.title).not.toMatch(/\[\[|\]\]/);
      const isFirst = recipe.description.startsWith(text.split(' ').slice(0, 3).join(' '));
      if (!isFirst) expect(text.split(' ').length, `${recipe.title}: ${text}`).toBeGreaterThanOrEqual(12);
    }
  const kraPao = preparedFor({ allergies: ['Eggs'] }, 4, 3, cookBook).find(
    ({ adapted }) => adapted.dish.number === 1313,
  );
  expect(kraPao!.recipe.description).toMatch(/^What Thailand orders/);
  expect(kraPao!.recipe.instructions.join(' ')).not.toMatch(/Pour off/);
});

test('a title names no fish or shellfish that the list lacks', () => {
  const sea: readonly string[] = ['fish', 'crustacean', 'mollusc'];
  for (const { recipe } of cookBook) {
    const listed = listedOf(readLines(recipe.ingredients));
    const missing = mentionedFoods(recipe.title).filter(
      (one) => sea.includes(one.food.class) && one.food.id !== 'white-fish' && !listingOf(one, listed),
    );
    expect(
      missing.map(({ words }) => words),
      recipe.title,
    ).toEqual([]);
  }
});

test('a hotter dish is not called gentle or mild', () => {
  const gentle = /\bgentle\b|\bmild enough\b|\bgently (?:spiced|fiery)\b|\bsoothing\b/;
  const curry = dishOf(
    cookBook.find(({ recipe }) => recipe.title.startsWith('Kerala fish curry'))!.dish.number,
  );
  const needs = { allergies: [], dietaryRestrictions: [] };
  const at = (level: number) =>
    makeRecipe(atSpiceLevel(asWritten(curry), level, needs), 4, level)!.description;
  expect(at(2)).toContain('The heat is gentle.');
  expect(at(5)).not.toMatch(gentle);
  const hot = preparedFor({}, 4, 5).filter(({ recipe }) =>
    recipe.ingredients.some(({ name }) => /\b(?:cayenne|chil(?:i|ies)|hot sauce|harissa)\b/.test(name)),
  );
  expect(hot.length).toBeGreaterThan(30);
  for (const { recipe } of hot) expect(recipe.description, recipe.title).not.toMatch(gentle);
});

test('a description does not mention beef if another meat replaced it', () => {
  const tacoSalad = cookBook.find(({ recipe }) => recipe.title === 'Taco salad')!.dish;
  const adapted = asWritten(tacoSalad);
  const turkey = {
    key: 'ground turkey',
    amount: 500,
    unit: 'g',
    name: 'ground turkey',
    food: 'ground-turkey',
  } as const;
  const parts = new Map(adapted.parts).set('lean ground beef', turkey);
  expect(makeRecipe(adapted, 4)!.description).toContain('beef');
  expect(makeRecipe({ ...adapted, parts }, 4)!.description).not.toContain('beef');
});

test('a description does not mention another meal, if something else is left of it', () => {
  expect(descriptionForMeal('dinner', 'Soft eggs. It is what farmers have for breakfast.')).toBe(
    'Soft eggs.',
  );
  expect(descriptionForMeal('breakfast', 'Soft eggs. It is what farmers have for breakfast.')).toContain(
    'breakfast',
  );
  expect(descriptionForMeal('dinner', 'A breakfast of soft eggs.')).toBe('A breakfast of soft eggs.');
});

test('a description names no peanut sauce, sesame or wine that the household does without', () => {
  for (const [limits, word] of [
    [{ allergies: ['Peanuts' as const] }, /\bpeanuts?\b/i],
    [{ allergies: ['Sesame' as const] }, /\bsesame\b/i],
    [{ dietaryRestrictions: ['Paleo' as const] }, /\bwine\b/i],
  ] as const)
    for (const { recipe } of preparedFor(limits, 4, 3, cookBook)) {
      const list = recipe.ingredients.map(({ name }) => name.replace(/\b[\w-]+-free\b|\bpeanut oil\b/g, ''));
      if (!word.test(list.join(', '))) expect(recipe.description, recipe.title).not.toMatch(word);
    }
});

test('a dish that takes longer for many is not called quick', () => {
  const about = 'Chickpeas with spinach and cumin. From can to table in a quarter of an hour.';
  expect(descriptionInTime(about, 15, 15)).toBe(about);
  expect(descriptionInTime(about, 30, 15)).toBe('Chickpeas with spinach and cumin.');
});

test('a description tells more than where a name comes from', () => {
  for (const { recipe } of preparedFor({}, 4, 1))
    expect(recipe.description, recipe.title).not.toMatch(/^(?:The name comes|It is as|Less saucy)/);
});
