import { expect, test } from 'vitest';
import { composeRecipes } from '../cookbook/compose.ts';
import { usualProfile } from '../cookbook/testing/usual-profile.ts';
import type { RecipeDraft } from '../recipes/recipe.ts';
import { readLines } from '../safety/recipe-lines.ts';
import type { MealType } from '../vocabulary/options.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import { readWish, readWishes } from './read-wish.ts';

/** What a household gets that says something once and for all. */
function batchFor(
  customInstructions: string,
  household: Partial<TasteProfile> = {},
  mealType: MealType = 'dinner',
  count = 3,
) {
  const profile = { ...usualProfile, customInstructions, ...household };
  const { wish } = readWishes(profile, null);
  return composeRecipes({ profile, wish, mealType, count, seed: 3 });
}

const recipesFor = (...given: Parameters<typeof batchFor>) => batchFor(...given).recipes;
const methodOf = ({ instructions }: { instructions: readonly string[] }) => instructions.join(' ');

test.each([
  'Leftovers for lunch please',
  'leftovers are welcome',
  'we take leftovers to work',
  'enough for lunch tomorrow',
  'cook once, eat twice',
  'double portions please',
])('“%s” asks for leftovers', (text) => {
  expect(readWish(text)).toMatchObject({ understood: ['With leftovers'], notUnderstood: [] });
});

test.each(['use up leftovers', 'no leftovers', 'use up leftover rice'])('“%s” asks for none', (text) => {
  expect(readWish(text).wish.styles).toEqual([]);
});

test('a request for leftovers gives a second meal that keeps, with its servings and how to store them', () => {
  for (const [cuisine, householdSize, most] of [
    ['Italian', 4, 8],
    ['American', 2, 4],
    ['Mexican', 5, 10],
    ['Indian', 8, 16],
  ] as const) {
    const household = { householdSize, cuisinePreferences: [cuisine], timePreference: 90 };
    for (const recipe of recipesFor('Leftovers for lunch please', household)) {
      const { servings, title } = recipe;
      // A pot that would take too long for all of them has lunch for half.
      expect([most, 1.5 * householdSize, Math.ceil(1.5 * householdSize)], title).toContain(servings);
      expect(recipe.reason, title).toContain(
        `Makes ${servings} servings: ${householdSize} for dinner, ${servings - householdSize} for tomorrow's lunch.`,
      );
      expect(methodOf(recipe), title).toContain(`This makes ${servings} servings`);
      expect(methodOf(recipe), title).toMatch(/\bchill(?:ed,| (?:it|them)) for up to (?:a day|3 days)\b/);
      expect(methodOf(recipe), title).not.toMatch(/\b(?:eat|serve) (?:it |them )?at once\b/i);
    }
  }
});

test('breakfasts and snacks of a household that wants leftovers are made for those who eat them', () => {
  for (const meal of ['breakfast', 'snack'] as const)
    for (const { servings, title, reason } of recipesFor(
      'Leftovers for lunch please',
      { householdSize: 4 },
      meal,
    )) {
      if (!/\b(?:granola|muffins|cake|cookies|loaf|bars)\b/i.test(title))
        expect(servings, title).toBeLessThanOrEqual(6);
      expect(reason, title).not.toContain("tomorrow's lunch");
    }
});

test('a quick dish has more of its vegetables if many are requested, and the reason gives their grams', () => {
  const vegetablesOf = ({ ingredients, servings }: RecipeDraft) =>
    readLines(ingredients)
      .filter(({ food }) => food && ['vegetable', 'mushroom'].includes(food.class))
      .reduce((sum, { grams }) => sum + (grams ?? 0), 0) / servings;
  for (const cuisine of ['Middle Eastern', 'Mexican', 'Spanish', 'Mediterranean'] as const) {
    const household = { cuisinePreferences: [cuisine], timePreference: 20 };
    const [recipe] = recipesFor('Lots of vegetables', household, 'dinner', 1);
    expect(vegetablesOf(recipe!), recipe!.title).toBeGreaterThan(130);
    expect(recipe!.reason, recipe!.title).toMatch(/\d0 g of vegetables a serving/);
    if (vegetablesOf(recipe!) < 165) expect(recipe!.reason, recipe!.title).not.toContain('as you asked');
  }
});

test('"after work" limits dinners only, and the reason states no minutes that the request did not', () => {
  const says = 'We cook on weeknights after work';
  for (const timePreference of [15, 45, 90]) {
    const household = { timePreference, cuisinePreferences: ['Italian', 'Mediterranean'] };
    for (const { cookingTime, reason, title } of recipesFor(says, household)) {
      expect(cookingTime, title).toBeLessThanOrEqual(Math.min(30, timePreference));
      expect(reason, title).not.toMatch(/within the 30|within the 45/);
      if (timePreference > 30) expect(reason, title).toMatch(/quick enough for a weeknight/);
    }
  }
  const usual = composeRecipes({
    profile: { ...usualProfile, timePreference: 90 },
    mealType: 'breakfast',
    count: 8,
    seed: 3,
  });
  const saying = batchFor(says, { timePreference: 90 }, 'breakfast', 8);
  expect(saying.recipes.map(({ title }) => title)).toEqual(usual.recipes.map(({ title }) => title));
  expect(saying.recipes.some(({ reason }) => /weeknight/.test(reason!))).toBe(false);
});

test('if nothing is quick enough for a weeknight, the household gets what its own minutes allow', () => {
  let slower = 0;
  for (const dietaryRestrictions of [
    ['Whole30', 'Vegan'],
    ['Keto', 'Low-Fat'],
    ['Low-Carb', 'Vegan'],
  ] as const)
    for (const timePreference of [45, 90]) {
      const household = { dietaryRestrictions: [...dietaryRestrictions], timePreference, householdSize: 8 };
      const { recipes, shortfall } = batchFor('We cook on weeknights after work', household, 'dinner', 1);
      if (recipes.some(({ cookingTime }) => cookingTime > 30)) {
        slower += 1;
        expect(shortfall).toBe(
          'We have no dish as quick as that within your limits. These take a little longer.',
        );
        expect(recipes[0]!.reason).not.toMatch(/weeknight/);
      }
      if (recipes.length === 0) expect(shortfall).toContain(`${timePreference} minutes`);
    }
  expect(slower).toBeGreaterThan(0);
});

test.each([
  ['Only an air fryer and a stove', ['air fryer']],
  ['we only have a stove and an air fryer', ['air fryer']],
  ['a stove and an air fryer, that is all we have', ['air fryer']],
  ['all we have is a gas stove and a microwave', []],
  ['nothing but a hot plate', []],
  ['just two burners', []],
  ['only a microwave', ['no cooking']],
])('“%s” means a kitchen without an oven', (text, styles) => {
  const { wish, notUnderstood } = readWish(text);
  expect(wish.withoutEquipment).toEqual(expect.arrayContaining(['oven', 'broiler']));
  expect(wish.styles).toEqual(styles);
  expect(notUnderstood).toEqual([]);
});

test.each([
  ['no mixer', 'mixer'],
  ["we don't own a wok", 'wok'],
  ['our blender is broken', 'blender'],
  ['without a freezer', 'freezer'],
  ["I don't have a food processor", 'food processor'],
])('“%s” is a kitchen that lacks it', (text, lacking) => {
  expect(readWish(text).wish.withoutEquipment).toContain(lacking);
});

test('dishes for children have no coffee, and are called mild only if such dishes are usually hot or spiced', () => {
  for (const cuisine of ['Vietnamese', 'Italian', 'American'] as const)
    for (const meal of ['breakfast', 'snack'] as const)
      for (const { ingredients, reason, title } of recipesFor(
        'Kids eat with us',
        { cuisinePreferences: [cuisine] },
        meal,
        6,
      )) {
        expect(ingredients.map(({ name }) => name).join(), title).not.toMatch(
          /\b(?:coffee|espresso|matcha)\b/,
        );
        if (/toast|yogurt|porridge|oats/i.test(title))
          expect(reason, title).not.toContain('Mild, as children');
      }
});

test('who trains for a marathon, saves money or wants one pot reads where a dish answers it', () => {
  const textsOf = (says: string, words: RegExp, household: Partial<TasteProfile> = {}) =>
    recipesFor(says, { cuisinePreferences: ['Italian'], ...household }).filter(({ reason }) =>
      words.test(reason!),
    );
  const runner = recipesFor('I train for a marathon', { cuisinePreferences: ['Italian'] }, 'dinner', 6);
  const filling = runner.filter(({ nutritionInfo }) => nutritionInfo.carbs >= 60);
  expect(filling.length).toBeGreaterThanOrEqual(3);
  for (const { reason } of filling) expect(reason).toMatch(/\d g of carbs a serving for energy/);
  expect(textsOf('Cheap meals, we are on a budget', /Easy on the budget, with \w+/)).toHaveLength(3);
  expect(textsOf('One pot if you can', /All of it in one (?:pot|pan), as you asked/)).toHaveLength(3);
  expect(textsOf('Comfort food', /Comfort food, as you asked/)).toHaveLength(3);
});
