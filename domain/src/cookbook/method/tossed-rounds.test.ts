import { expect, test } from 'vitest';
import { dailySample } from '../../testing/property-cases.ts';
import { cookBook } from '../cook-book.ts';
import { servingsFor } from '../dish.ts';
import { asWritten, makeRecipe } from '../make-recipe.ts';
import { everyVersion } from '../testing/prepared-dishes.ts';
import { statedMinutes } from '../times/stated-minutes.ts';

const made = (people: number, all = dailySample(cookBook)) =>
  all.flatMap(({ dish }) => {
    const servings = servingsFor(dish, people);
    const recipe = servings === null ? null : makeRecipe(asWritten(dish), servings);
    return recipe ? [{ dish, servings: servings!, recipe }] : [];
  });

test('rounds at the stove end before the plates are filled', () => {
  for (const { recipe } of made(8, cookBook))
    for (const step of recipe.instructions) {
      const [before, again] = step.split(/ (?:Keep this batch warm|Cook the other batch)\b/);
      if (again) expect(before, recipe.title).not.toMatch(/^(?:Slide|Lift|Tip|Transfer)\b[^.;]*\bonto\b/);
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

test('two sheets have two racks, and nothing boils or simmers for long in rounds', () => {
  for (const { title, instructions } of everyVersion(8)) {
    const method = instructions.join(' ');
    if (/\btwo (?:large )?(?:lined )?baking sheets\b/.test(method))
      expect(method, title).not.toMatch(/\bthe rack in the (?:upper|lower|middle)\b|\ba rack near\b/);
    const inRounds = /\bbatches from here on\b.*(?:Keep this batch|Cook the other)/.exec(method)?.[0];
    if (!inRounds) continue;
    expect(inRounds, title).not.toMatch(/\bRinse the [a-z ]*rice\b/);
    const simmering = inRounds.split('. ').filter((one) => /\bsimmer/i.test(one));
    expect(statedMinutes(simmering.join(' ')), title).toBeLessThan(12);
  }
});
