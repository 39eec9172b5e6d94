import { expect, test } from 'vitest';
import { foodById } from '../foods/table.ts';
import { nutritionOf } from '../nutrition/nutrition.ts';
import type { RecipeDraft } from '../recipes/recipe.ts';
import { readLines } from '../safety/recipe-lines.ts';
import { dailySample } from '../testing/property-cases.ts';
import { cuisines, type Diet, type NutritionGoal } from '../vocabulary/options.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import { maxLightCalories } from './choosing/goal-mismatch.ts';
import { composeRecipes } from './compose.ts';
import { cookBook } from './cook-book.ts';
import { dishPreparerFor } from './prepare-dish.ts';
import { batchesFor, usualProfile } from './testing/usual-profile.ts';

const preparerOf = (dietaryRestrictions: TasteProfile['dietaryRestrictions']) =>
  dishPreparerFor(
    { allergies: [], dietaryRestrictions, avoid: new Set(), use: new Set(), isMild: false },
    4,
    3,
  );

/** The first dish for each of the cuisines, as one household with a goal gets it. */
function firstsFor(goal: NutritionGoal, mealType: 'breakfast' | 'dinner') {
  return cuisines.flatMap((cuisine) => {
    const profile = {
      ...usualProfile,
      nutritionGoals: [goal],
      cuisinePreferences: [cuisine],
    };
    return [1, 2].flatMap((seed) => composeRecipes({ profile, count: 1, mealType, seed }).recipes);
  });
}

test('Mediterranean, Paleo and Whole30 exclude fried snacks', () => {
  for (const diet of ['Mediterranean', 'Paleo', 'Whole30'] as const) {
    const preparer = preparerOf([diet]);
    for (const { dish } of cookBook) {
      const made = preparer.prepare(dish);
      for (const { food } of made ? readLines(made.recipe.ingredients) : [])
        expect(food?.id, made!.recipe.title).not.toMatch(/(?:potato|tortilla)-chip$|^bombay-mix$/);
    }
  }
});

test('a reason mentions a diet only for dishes that suit it in spirit', () => {
  const said = batchesFor({ dietaryRestrictions: ['Mediterranean'] }, {}, 8).filter(({ reason }) =>
    /Keeps to Mediterranean/.test(reason!),
  );
  expect(said.length).toBeGreaterThan(3);
  for (const { ingredients, servings, title } of said) {
    const sweet = ingredients.filter((_, at) => {
      const { food } = readLines(ingredients)[at]!;
      return food !== null && foodById(food.id).class === 'sweetener';
    });
    expect(nutritionOf(sweet, servings).perServing.sugar, title).toBeLessThanOrEqual(10.5);
  }
});

test('light meals are light in each cuisine, and heart-healthy ones have few eggs and no chips', () => {
  const isLight = ({ nutritionInfo }: { nutritionInfo: { calories: number } }) =>
    nutritionInfo.calories <= maxLightCalories.breakfast;
  const breakfasts = firstsFor('Weight Loss', 'breakfast');
  expect(breakfasts.filter(isLight).length / breakfasts.length).toBeGreaterThan(0.95);
  for (const { ingredients, servings, title } of firstsFor('Heart Health', 'dinner')) {
    const eggs = ingredients.find(({ name }) => /^(?:large )?eggs?\b/.test(name));
    if (eggs?.unit === 'whole') expect((eggs.amount ?? 0) / servings, title).toBeLessThan(2);
    expect(ingredients.map(({ name }) => name).join(), title).not.toMatch(/potato chips|tortilla chips/);
  }
});

test('sides repeat nothing of the dish and suit its cuisine', () => {
  const beside = (profile: Partial<TasteProfile>) =>
    batchesFor(profile, {}, 8).flatMap(({ goesWith = [], ingredients }) =>
      goesWith.map((name) => ({ name, list: ingredients.map((one) => one.name).join() })),
    );
  for (const { name, list } of beside({ cuisinePreferences: ['Spanish', 'Italian', 'Greek'] }))
    if (/\btomatoes$/.test(name)) expect(list).not.toMatch(/\btomato/);
  for (const { name } of beside({ cuisinePreferences: ['Indian'] })) expect(name).not.toMatch(/bok choy/);
  for (const { name } of beside({ dietaryRestrictions: ['Paleo'] }))
    expect(name).not.toMatch(/(?<!sweet )\bpotato/);
  for (const { dish } of cookBook) expect(dish.goesWith, dish.name).not.toContain('sugar');
});

test('dinner and lunch of a household are never the same dish', () => {
  const diets: Diet[][] = [[], ['Keto'], ['Vegan']];
  for (const cuisine of cuisines)
    for (const dietaryRestrictions of diets)
      for (const seed of dailySample([11, 12, 13, 14, 15, 16, 17, 18, 19, 20])) {
        const profile: TasteProfile = {
          ...usualProfile,
          cuisinePreferences: [cuisine],
          timePreference: 30,
          dietaryRestrictions,
        };
        const [dinner, lunch] = (['dinner', 'lunch'] as const).map(
          (mealType) =>
            composeRecipes({ profile, count: 1, mealType, seed: seed * 7919 + mealType.length }).recipes[0],
        );
        expect(lunch?.title, `${cuisine} ${dietaryRestrictions}`).not.toBe(dinner?.title);
      }
});

test('a meal is praised for a goal only with the fiber or sodium that the goal requires', () => {
  const share = (goal: NutritionGoal, isMet: (recipe: RecipeDraft) => boolean) => {
    const made = firstsFor(goal, 'dinner');
    return made.filter(isMet).length / made.length;
  };
  expect(
    share('Digestive Health', ({ nutritionInfo: { fiber, calories } }) => fiber >= 7.5 && calories <= 800),
  ).toBeGreaterThan(0.95);
  expect(share('Heart Health', ({ nutritionInfo }) => nutritionInfo.sodium <= 750)).toBeGreaterThan(0.95);
  for (const { reason, nutritionInfo, title } of firstsFor('Digestive Health', 'dinner'))
    if (/for digestive health/.test(reason ?? ''))
      expect(nutritionInfo.fiber, title).toBeGreaterThanOrEqual(7.5);
});

test('a low-fat diet gets dishes labelled so', () => {
  const made = batchesFor(
    { dietaryRestrictions: ['Low-Fat'], cuisinePreferences: ['Chinese'] },
    { count: 1 },
  );
  const labelled = made.filter(({ tags }) => tags.includes('Low-Fat'));
  expect(labelled.length / made.length).toBeGreaterThan(0.9);
});

test('meals for energy have their bread, rice or roots on the list', () => {
  for (const cuisine of ['Korean', 'American', 'Middle Eastern', 'Italian'] as const)
    for (const { nutritionInfo, title } of batchesFor(
      { nutritionGoals: ['Energy Boost'], cuisinePreferences: [cuisine] },
      {},
      4,
    ))
      expect(nutritionInfo.carbs, title).toBeGreaterThanOrEqual(40);
});

test('few dinners are a meal only with what stands beside them', () => {
  const dinners = batchesFor({ cuisinePreferences: ['Vietnamese', 'Spanish', 'Indian', 'Greek'] }, {}, 12);
  const thin = dinners.filter(({ nutritionInfo }) => nutritionInfo.calories < 350);
  expect(thin.length / dinners.length).toBeLessThan(0.05);
});

test('little butter, ghee or lard for a low-fat diet or against inflammation', () => {
  const solid = /^(?:unsalted butter|salted butter|butter|ghee|lard)\b/;
  const shareOf = (household: Partial<TasteProfile>) => {
    const made = (['Japanese', 'French', 'Indian', 'American'] as const).flatMap((cuisine) =>
      batchesFor({ ...household, cuisinePreferences: [cuisine] }, { count: 3 }, 6),
    );
    // Nearly a teaspoon, after rounding.
    const much = made.filter(
      ({ ingredients, servings }) =>
        nutritionOf(
          ingredients.filter(({ name }) => solid.test(name)),
          servings,
        ).perServing.fat > 4.6,
    );
    return much.length / made.length;
  };
  expect(shareOf({ dietaryRestrictions: ['Low-Fat'] })).toBeLessThan(0.1);
  expect(shareOf({ nutritionGoals: ['Anti-Inflammatory'] })).toBeLessThan(0.05);
});
