import { expect, test } from 'vitest';
import { cookBook } from './cook-book.ts';
import { kitchenFor } from './prepare-dish.ts';

test('eggs that the list has boiled are boiled in the method, and meat that is cut thin is told how', () => {
  let seen = 0;
  for (const { recipe, dish } of cookBook) {
    const [first = ''] = recipe.instructions;
    const names = recipe.ingredients.map(({ name }) => name);
    if (names.some((name) => /^hard-boiled eggs?\b/.test(name))) {
      expect(recipe.instructions.join(' '), recipe.title).toMatch(/[Bb]oil the eggs?\b/);
      expect(dish.tags, recipe.title).not.toContain('no-cook');
      seen += 1;
    }
    if (names.some((name) => /\bpork\b.*very thinly sliced/.test(name)))
      expect(first, recipe.title).toContain('freezer');
  }
  expect(seen).toBeGreaterThan(3);
});

test('the sauce in packs of natto is left out by those who may not have what is in it', () => {
  const natto = cookBook.find(({ dish: { number } }) => number === 708)!.dish;
  const nameFor = (allergies: ['Fish'] | []) =>
    kitchenFor({ allergies, dietaryRestrictions: [], avoid: new Set(), use: new Set(), isMild: false }, 4, 3)
      .prepare(natto)!
      .recipe.ingredients.find(({ name }) => name.startsWith('natto'))!.name;
  expect(nameFor(['Fish'])).toContain('without the sauce packets');
  expect(nameFor([])).not.toContain('packets,');
});
