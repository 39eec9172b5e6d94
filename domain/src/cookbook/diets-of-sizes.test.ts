import { expect, test } from 'vitest';
import { dietsRiskedBy } from '../foods/diets.ts';
import { foodById } from '../foods/table.ts';
import { recipeFacts } from '../recipes/recipe-facts.ts';
import { dailySample, propertyTimeout } from '../testing/property-cases.ts';
import { cookBook } from './cook-book.ts';
import { asWritten, makeRecipe } from './make-recipe.ts';

/** Kept or broken by the foods alone, not by figures. */
const strict = [
  'Vegan',
  'Vegetarian',
  'Pescatarian',
  'Gluten-Free',
  'Dairy-Free',
  'Paleo',
  'Whole30',
] as const;
/** A title cannot vouch for what shops also sell ready-made, see decision 086. */
const readyMade = /\bgranola\b/i;

test(
  'a dish keeps the diets that its foods keep, for any number of servings',
  () => {
    for (const { dish, facts } of cookBook) {
      if (readyMade.test(dish.name)) continue;
      const risked = new Set(dish.parts.flatMap(({ food }) => dietsRiskedBy(foodById(food))));
      const kept = strict.filter((diet) => !risked.has(diet));
      expect(facts.diets, dish.name).toEqual(expect.arrayContaining(kept));
    }
    for (const { dish } of dailySample(cookBook))
      for (const servings of [1, 2, 8, 12]) {
        if (readyMade.test(dish.name)) continue;
        const risked = new Set(dish.parts.flatMap(({ food }) => dietsRiskedBy(foodById(food))));
        const { diets } = recipeFacts(makeRecipe(asWritten(dish), servings)!);
        const kept = strict.filter((diet) => !risked.has(diet));
        expect(diets, `${dish.name} for ${servings}`).toEqual(expect.arrayContaining(kept));
      }
  },
  propertyTimeout,
);

test('a batter is baked in skillets, never in a pot', () => {
  const baked = cookBook.filter(
    ({ dish }) =>
      ['savory bake', 'sweet bread', 'cake and cookies'].includes(dish.kind) &&
      dish.steps.some((step) => /\{an? [^{}]*skillet, \d+\}/.test(step)),
  );
  expect(baked.length).toBeGreaterThan(1);
  for (const { dish } of baked)
    for (const servings of [8, 10, 12]) {
      const { instructions } = makeRecipe(asWritten(dish), servings)!;
      expect(instructions.join(' '), dish.name).not.toMatch(/\bpots?\b/);
    }
});
