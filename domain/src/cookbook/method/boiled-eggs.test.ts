import { expect, test } from 'vitest';
import { cookBook } from '../cook-book.ts';

test('hard-boiled eggs are boiled, and thin meat comes with advice on cutting', () => {
  let seen = 0;
  for (const { recipe, dish } of cookBook) {
    const [first = ''] = recipe.instructions;
    const names = recipe.ingredients.map(({ name }) => name);
    expect(
      names.filter((name) => /^hard-boiled\b/.test(name)),
      recipe.title,
    ).toEqual([]);
    if (/\bBoil the eggs? for 10 minutes, cool/.test(first)) {
      expect(names, recipe.title).toContainEqual(expect.stringMatching(/^eggs?$/));
      expect(dish.tags, recipe.title).not.toContain('no-cook');
      seen += 1;
    }
    if (names.some((name) => /\bpork\b.*very thinly sliced/.test(name)))
      expect(first, recipe.title).toContain('as thin as paper');
  }
  expect(seen).toBeGreaterThan(3);
});
