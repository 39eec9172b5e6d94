import { expect, test } from 'vitest';
import { cookBook } from '../cook-book.ts';

test('a low-carb tag means at most 20 g', () => {
  for (const { recipe, tags } of cookBook)
    if (tags.includes('Low-Carb')) expect(recipe.nutritionInfo.carbs, recipe.title).toBeLessThanOrEqual(20);
});
