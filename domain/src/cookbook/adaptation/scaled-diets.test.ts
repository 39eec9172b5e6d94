import { expect, test } from 'vitest';
import { dietsRiskedBy } from '../../foods/diets.ts';
import { foodById } from '../../foods/table.ts';
import { recipeFacts } from '../../recipes/recipe-facts.ts';
import { dailySample, propertyTimeout } from '../../testing/property-cases.ts';
import { cookBook } from '../cook-book.ts';
import { asWritten, makeRecipe } from '../make-recipe.ts';

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
