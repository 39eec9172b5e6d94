import { expect, test } from 'vitest';
import { dailySample } from '../../testing/property-cases.ts';
import { cookBook } from '../cook-book.ts';
import { servingsFor } from '../dish.ts';
import { asWritten, makeRecipe } from '../make-recipe.ts';
import { everyVersion } from '../testing/prepared-dishes.ts';

const made = (people: number, all = dailySample(cookBook)) =>
  all.flatMap(({ dish }) => {
    const servings = servingsFor(dish, people);
    const recipe = servings === null ? null : makeRecipe(asWritten(dish), servings);
    return recipe ? [{ dish, servings: servings!, recipe }] : [];
  });

test('what is fried on both sides for many goes in batches', () => {
  const flat = /\b(?:[Ff]ry|[Ss]ear|[Bb]rown) the [^.]*\b(?:on each|a) side\b/;
  const inTurn =
    /\b(?:batches|rounds|lots|at a time|same way|one by one|the rest|the others?|in turn|two [\w -]*(?:pans|sheets)|half (?:of )?(?:the|it|them)|broil|oven|grill)\b/i;
  for (const { dish, servings, recipe } of made(8, cookBook)) {
    if (servings < 2 * dish.serves) continue;
    recipe.instructions.forEach((step, at) => {
      if (flat.test(step))
        expect(recipe.instructions.slice(Math.max(0, at - 1), at + 2).join(' '), recipe.title).toMatch(
          inTurn,
        );
    });
  }
});

test('fillets for eight are not steamed on one plate at once', () => {
  const steamed = cookBook.filter(
    ({ dish }) => dish.kind === 'steamed' && /fillets?\b/.test(JSON.stringify(dish.parts)),
  );
  expect(steamed.length).toBeGreaterThan(2);
  for (const { recipe } of made(8, steamed))
    if (/\bplate\b/.test(recipe.instructions.join(' ')))
      expect(recipe.instructions.join(' '), recipe.title).toMatch(/\bsteam in two batches\b/i);
});

test('two sheets have two racks', () => {
  for (const { title, instructions } of everyVersion(8)) {
    const method = instructions.join(' ');
    if (/\btwo (?:large )?(?:lined )?baking sheets\b/.test(method))
      expect(method, title).not.toMatch(/\bthe rack in the (?:upper|lower|middle)\b|\ba rack near\b/);
  }
});
