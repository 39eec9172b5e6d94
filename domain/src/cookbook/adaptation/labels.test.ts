import { expect, test } from 'vitest';
import { cookBook } from '../cook-book.ts';
import { dishPreparerFor } from '../prepare-dish.ts';

test('natto is used without its sauce if the sauce is excluded', () => {
  const natto = cookBook.find(({ dish: { number } }) => number === 708)!.dish;
  const nameFor = (allergies: ['Fish'] | []) =>
    dishPreparerFor(
      {
        allergies,
        dietaryRestrictions: [],
        excludedFoods: new Set(),
        foodsToUse: new Set(),
        omitHotParts: false,
      },
      4,
      3,
    )
      .prepare(natto)!
      .recipe.ingredients.find(({ name }) => name.startsWith('natto'))!.name;
  expect(nameFor(['Fish'])).toContain('without the sauce packets');
  expect(nameFor([])).not.toContain('packets,');
});
