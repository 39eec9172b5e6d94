import { expect, test } from 'vitest';
import { cookBook } from '../cook-book.ts';
import { asWritten, makeRecipe } from '../make-recipe.ts';

test('the time of every dish covers its steps, its knife work and its batches, and never falls for more people', () => {
  for (const { dish } of cookBook) {
    const times = [dish.serves, dish.serves + 2, dish.serves + 4].map(
      (servings) => makeRecipe(asWritten(dish), servings)!.cookingTime,
    );
    expect(times, dish.name).toEqual(times.toSorted((a, b) => a - b));
    expect(times[0], dish.name).toBe(dish.minutes.total);
  }
});
