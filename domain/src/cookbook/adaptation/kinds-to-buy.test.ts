import { expect, test } from 'vitest';
import { everyVersion } from '../testing/prepared-dishes.ts';

/** What a shop has of several kinds, named without one. */
const loose =
  /^(?:(?:green|red) chil(?:i|ies)|dried red chilies|grits|peanuts|unsalted peanuts|cashews|(?:canned )?tomatoes(?:, (?:of )?\d+ g(?: each)?)?)$/;

const pattern = /^(?:such as|old-|raw|whole|chopped|crushed)/;

test('the list says which chili, which grits, roasted or raw nuts, whole or chopped tomatoes', () => {
  for (const servings of [1, 4, 8])
    for (const { title, ingredients } of everyVersion(servings))
      for (const { name, unit } of ingredients) {
        if (/^tomatoes/.test(name) && unit !== 'can') continue;
        const parts = name.split(', ');
        const at = parts.findIndex((_, index) => loose.test(parts.slice(0, index + 1).join(', ')));
        if (at !== -1)
          expect(
            parts.slice(1).some((part) => pattern.test(part)),
            `${title}: ${name}`,
          ).toBe(true);
      }
});

test('tomatoes that are diced in the can are not called chopped too', () => {
  for (const { title, ingredients } of everyVersion(4))
    for (const { name } of ingredients)
      expect(name, title).not.toMatch(/\bdiced tomatoes\b.*\b(?:chopped|whole peeled)\b/);
});
