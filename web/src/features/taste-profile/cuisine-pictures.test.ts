import { foods } from '@plateful/domain/foods/table.ts';
import { cuisines } from '@plateful/domain/vocabulary/options.ts';
import { expect, test } from 'vitest';
import { cuisinePictures } from './cuisine-pictures.ts';

test('every cuisine has a picture of its own, which the food table brings into the sprite', () => {
  const pictures = cuisinePictures(cuisines);
  expect(new Set(pictures).size).toBe(cuisines.length);
  const ofFoods = new Set(foods.map((food) => food.picture));
  expect(pictures.filter((name) => !ofFoods.has(name))).toEqual([]);
});

test('a cuisine of one’s own lays nothing on the plate', () => {
  expect(cuisinePictures(['Peruvian', 'Thai'])).toEqual(cuisinePictures(['Thai']));
});
