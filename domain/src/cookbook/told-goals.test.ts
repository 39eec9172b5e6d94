import { expect, test } from 'vitest';
import type { RecipeDraft } from '../recipes/recipe.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import { composeRecipes } from './compose.ts';
import { batchesFor, usualProfile } from './testing/usual-profile.ts';
import { noWish } from './wishes/wish.ts';

const kitchens = ['Italian', 'Greek', 'Japanese', 'Mexican'];
const share = (all: readonly RecipeDraft[], isSo: (recipe: RecipeDraft) => boolean) =>
  all.filter(isSo).length / all.length;
const dinnersFor = (household: Partial<TasteProfile>) =>
  batchesFor({ cuisinePreferences: kitchens, ...household }, { count: 3 }, 6);

test.each([
  ['Muscle Building', /\d g of protein a serving for muscle building/],
  ['Weight Loss', /\d kcal a serving, light enough for weight loss/],
  ['Digestive Health', /\d g of fiber a serving for digestive health/],
  ['Energy Boost', /\d g of carbs a serving for energy/],
  ['Heart Health', /for heart health|heart health in mind/],
  ['Longevity', /long life/],
  ['Anti-Inflammatory', /anti-inflammatory diet/],
  ['Better Sleep', /better sleep in mind/],
] as const)('who aims at %s is told what a dish has for it', (goal, words) => {
  const dinners = dinnersFor({ nutritionGoals: [goal] });
  expect(share(dinners, ({ reason }) => words.test(reason!))).toBeGreaterThan(
    goal === 'Better Sleep' || goal === 'Heart Health' ? 0.5 : 0.8,
  );
});

test('two goals are told in one sentence each kind, and nothing is chosen for its foods twice', () => {
  for (const nutritionGoals of [
    ['Longevity', 'Anti-Inflammatory'],
    ['Muscle Building', 'Digestive Health'],
  ])
    for (const { reason, title } of dinnersFor({ nutritionGoals })) {
      expect(reason!.match(/Chosen for/g)?.length ?? 0, title).toBeLessThan(2);
      expect(reason!.match(/a serving/g)?.length ?? 0, title).toBeLessThan(2);
    }
});

test('dishes that contradict a goal are not offered while others exist', () => {
  for (const goal of ['Heart Health', 'Longevity'])
    expect(
      share(dinnersFor({ nutritionGoals: [goal] }), ({ nutritionInfo }) => nutritionInfo.sodium <= 900),
    ).toBe(1);
  expect(
    share(
      dinnersFor({ nutritionGoals: ['Digestive Health'] }),
      ({ nutritionInfo }) => nutritionInfo.fiber >= 5,
    ),
  ).toBe(1);
  expect(
    share(
      dinnersFor({ nutritionGoals: ['Weight Loss'] }),
      ({ nutritionInfo }) => nutritionInfo.calories <= 600,
    ),
  ).toBe(1);
  expect(
    share(
      dinnersFor({ nutritionGoals: ['Muscle Building'] }),
      ({ nutritionInfo }) => nutritionInfo.protein >= 25,
    ),
  ).toBe(1);
});

test('only cuisines that a cook would call so are neighbors, and others are owned to as a change', () => {
  const told = (own: string, household: Partial<TasteProfile>) =>
    batchesFor({ cuisinePreferences: [own], ...household }, { count: 3 }, 4);
  for (const own of ['Indian', 'Korean', 'Greek', 'Japanese']) {
    const quick = told(own, { timePreference: 15 });
    for (const { reason, cuisineType, title } of quick) {
      expect(reason, title).not.toContain('neighbor');
      if (cuisineType === own) continue;
      expect(reason, title).toMatch(/^\w[\w ]*, (?:for a change|from the|close to the)/);
    }
  }
});

test('that the own dishes take longer is said only if all of them do', () => {
  const profile = { ...usualProfile, cuisinePreferences: ['Thai'], timePreference: 15 };
  for (const { reason, cuisineType } of composeRecipes({ profile, mealType: 'dinner', count: 3, seed: 1 })
    .recipes)
    if (cuisineType !== 'Thai' && cuisineType !== 'Asian')
      expect(reason).toContain('for a change: our Thai dinners take longer than your 15 minutes.');
  const long = { ...profile, timePreference: 60, dietaryRestrictions: ['Paleo', 'Keto'] as const };
  for (const { reason } of composeRecipes({
    profile: { ...long, dietaryRestrictions: [...long.dietaryRestrictions] },
    mealType: 'dinner',
    count: 8,
    seed: 1,
  }).recipes)
    expect(reason).not.toContain('take longer');
});

test('a household that saves gets dear dishes last', () => {
  const profile = { ...usualProfile, cuisinePreferences: ['Italian', 'French'], timePreference: 60 };
  const { recipes } = composeRecipes({
    profile,
    wish: { ...noWish, isCheap: true },
    mealType: 'dinner',
    count: 6,
    seed: 4,
  });
  expect(share(recipes, ({ reason }) => /Easy on the budget/.test(reason!))).toBeGreaterThan(0.6);
});

test('hot is said of what is hot, and fiery of nothing that is mild', () => {
  for (const { reason, title, description } of batchesFor({ spiceLevel: 2, timePreference: 60 }, {}, 12)) {
    expect(reason, title).not.toContain('Hot with');
    expect(`${title} ${description}`).not.toMatch(/\bfiery\b(?! dishes)|\bblazing\b/i);
  }
  const mild = composeRecipes({
    profile: { ...usualProfile, spiceLevel: 2 },
    wish: { ...noWish, names: ['couscous'] },
    mealType: 'dinner',
    count: 5,
    seed: 1,
  }).recipes;
  expect(mild.map(({ title }) => title)).toContain('Couscous with spiced chickpeas and feta');
});
