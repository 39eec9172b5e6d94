import { expect, test } from 'vitest';
import { readLines } from '../../safety/recipe-lines.ts';
import { preparedFor } from '../testing/prepared-dishes.ts';
import { withBrowningMinutes } from './brown-mushrooms.ts';

/** Cues and minutes that follow how much is in the pan. */

test('half a kilo of mushrooms has time to lose its water, in each batch', () => {
  const line = { name: 'mushrooms, sliced', amount: 500, unit: 'g' } as const;
  const list = [{ food: 'mushroom', line } as const];
  const fry = (how: string) => `Fry the mushrooms ${how}for 4 minutes, until the edges brown.`;
  expect(withBrowningMinutes([fry('')], list)).toEqual({
    steps: ['Fry the mushrooms for 8 minutes, until the edges brown.'],
    minutes: 4,
  });
  expect(withBrowningMinutes([fry('in two batches ')], list).steps[0]).toContain('for 6 minutes');
  expect(withBrowningMinutes(['Simmer the mushrooms for 2 minutes.'], list).minutes).toBe(0);
});

test('no recipe for eight browns mushrooms or cheese in a heap, or broils two pans at once', () => {
  for (const { recipe } of preparedFor({}, 8)) {
    const method = recipe.instructions.join(' ');
    const lines = readLines(recipe.ingredients);
    const heap = lines.some(
      ({ food, name }) => food?.kinds.includes('cheese') && /paneer|halloumi/.test(name),
    );
    const isMuch = recipe.ingredients.some(
      ({ name, amount, unit }) => unit === 'g' && amount > 600 && /^(?:paneer|halloumi)/.test(name),
    );
    if (heap && isMuch && /\b[Ff]ry the (?:paneer|halloumi)/.test(method))
      expect(method, recipe.title).toMatch(/batches|rounds/);
    if (
      /\btwo (?:[\w-]+,? )*(?:sheet pans|sheets|trays|pans|dishes)\b/.test(method) &&
      /\b[Bb]roil\b/.test(method)
    )
      expect(method, recipe.title).toMatch(/one \w+ after the other|in two (?:batches|rounds)/);
  }
});
