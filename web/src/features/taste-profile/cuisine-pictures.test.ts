import { foods } from '@plateful/domain/foods/table.ts';
import { cuisines } from '@plateful/domain/vocabulary/options.ts';
import { expect, test } from 'vitest';
import { cuisinePictures } from './cuisine-pictures.ts';

test('every cuisine has a picture, which is in the sprite through the food table', () => {
  const pictures = cuisinePictures(cuisines);
  expect(new Set(pictures).size).toBe(cuisines.length);
  const ofFoods = new Set(foods.map((food) => food.picture));
  expect(pictures.filter((name) => !ofFoods.has(name))).toEqual([]);
});

test('a custom cuisine has no picture', () => {
  expect(cuisinePictures(['Peruvian', 'Thai'])).toEqual(cuisinePictures(['Thai']));
});
