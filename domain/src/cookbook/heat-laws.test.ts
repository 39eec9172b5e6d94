import { expect, test } from 'vitest';
import { foodById } from '../foods/table.ts';
import { readLines } from '../safety/recipe-lines.ts';
import { preparedFor } from './testing/prepared-dishes.ts';
import { batchesFor } from './testing/usual-profile.ts';
import { isChili } from './with-heat.ts';

/** Chili that is added for a household's wish, as editors marked it down. */

const ground = /^(?:cayenne pepper|red pepper flakes|Aleppo pepper|gochugaru|Espelette pepper|berbere)$/;

test('chili that a household wishes for neither burns in fat nor in a dry pan, and shichimi comes last', () => {
  const burns =
    /\ba (?:[\w-]+,? ){0,3}dry (?:[\w-]+ ){0,2}pan\b|\bsizzl|\bsplutter|\bcrackl|^(?!.*(?:tomato|water|stock|milk|sauce|chicken|beef|pork|lamb|kimchi|egg|meat|turkey|yogurt|juice|cream|wine)).*\b(?:fry|cook|brown|soften|sear)\b.*\bfor (?:[5-9]|1\d) minutes/i;
  for (const spiceLevel of [3, 4, 5])
    for (const servings of [2, 6])
      for (const { adapted, recipe } of preparedFor({}, servings, spiceLevel)) {
        const added = [...adapted.parts.keys()].filter(
          (key) => !adapted.dish.parts.some((one) => one.key === key),
        );
        for (const name of added) {
          const steps = recipe.instructions.map((step) => step.split(/(?<=[.;]) /));
          const at = steps.findIndex((step) => step.some((sentence) => sentence.includes(name)));
          const sentence = steps[at]?.find((one) => one.includes(name)) ?? '';
          if (ground.test(name) && !/\b(?:rub|season|toss|sprinkle)\b/i.test(sentence))
            expect(sentence, recipe.title).not.toMatch(burns);
          if (name === 'shichimi togarashi') expect(at, recipe.title).toBe(steps.length - 1);
        }
      }
});

test('mains have chili for those who like it hot and wish for better sleep', () => {
  const mains = batchesFor(
    { spiceLevel: 5, nutritionGoals: ['Better Sleep'], cuisinePreferences: ['French', 'Greek', 'American'] },
    {},
    4,
  );
  const hot = mains.filter(({ ingredients }) =>
    readLines(ingredients).some(({ food }) => food && isChili(foodById(food.id))),
  );
  expect(hot.length / mains.length).toBeGreaterThan(0.85);
});
