import { expect, test } from 'vitest';
import type { MealType } from '../../vocabulary/options.ts';
import { composeRecipes } from '../compose.ts';
import { cookBook } from '../cook-book.ts';
import { isTooMuchForOne } from '../dish.ts';
import { usualProfile } from '../testing/usual-profile.ts';
import { noWish } from '../wishes/wish.ts';

test('leftovers for lunch are for everyone, up to what one kitchen cooks, and come from dinners', () => {
  const leftovers = { ...noWish, styles: ['leftovers' as const] };
  const composedFor = (householdSize: number, mealType: MealType) =>
    composeRecipes({
      profile: { ...usualProfile, householdSize },
      wish: leftovers,
      mealType,
      count: 5,
      seed: 3,
    }).recipes;
  for (const people of [1, 2, 4, 6, 8])
    for (const { servings, reason, title } of composedFor(people, 'dinner')) {
      if (servings === people) expect(reason, title).toContain('No leftovers this time');
      else if (servings < 2 * people)
        expect(reason, title).toContain(`lunch for ${servings - people} of you`);
      else expect(servings, title).toBe(2 * people);
    }
  expect(composedFor(8, 'dinner').filter(({ servings }) => servings === 16).length).toBeGreaterThan(2);
  for (const { reason } of composedFor(2, 'breakfast'))
    expect(reason).toContain('Leftovers for lunch come from your dinners.');
});

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
