import { expect, test } from 'vitest';
import { composeRecipes } from '../compose.ts';
import { cookBook } from '../cook-book.ts';
import { isTooMuchForOne } from '../dish.ts';
import { usualProfile } from '../testing/usual-profile.ts';

test('a large pot is not offered to one person, unless asked for', () => {
  const pots = cookBook.filter(({ dish }) => isTooMuchForOne(dish, 1));
  expect(pots.length).toBeGreaterThan(0);
  const titles = new Set(pots.map(({ recipe }) => recipe.title));
  const profile = {
    ...usualProfile,
    householdSize: 1,
    timePreference: 180,
    cookingSkillLevel: 'advanced',
  } as const;
  for (let seed = 0; seed < 12; seed += 1)
    for (const { title } of composeRecipes({ profile, count: 10, seed }).recipes)
      expect(titles).not.toContain(title);
  expect(pots.every(({ dish }) => !isTooMuchForOne(dish, 2))).toBe(true);
});
