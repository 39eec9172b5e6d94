import { expect, test } from 'vitest';
import { cookBook } from '../cook-book.ts';

test('the minutes include boiling eggs beforehand', () => {
  const boiled = cookBook.filter(({ recipe }) =>
    /Boil the eggs? for 10 minutes/.test(recipe.instructions[0]!),
  );
  expect(boiled.length).toBeGreaterThan(3);
  for (const { recipe } of boiled) expect(recipe.cookingTime, recipe.title).toBeGreaterThanOrEqual(15);
});
