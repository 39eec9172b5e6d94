import { expect, test } from 'vitest';
import { foodById } from '../../foods/table.ts';
import { nutritionOf } from '../../nutrition/nutrition.ts';
import type { RecipeDraft } from '../../recipes/recipe.ts';
import { readLines } from '../../safety/recipe-lines.ts';
import { cuisines, type NutritionGoal } from '../../vocabulary/options.ts';
import type { TasteProfile } from '../../vocabulary/taste-profile.ts';
import { composeRecipes } from '../compose.ts';
import { cookBook } from '../cook-book.ts';
import { dishPreparerFor } from '../prepare-dish.ts';
import { batchesFor, usualProfile } from '../testing/usual-profile.ts';
import { maxLightCalories } from './goal-mismatch.ts';

const kitchens = ['Italian', 'Greek', 'Japanese', 'Mexican'];

const share = (all: readonly RecipeDraft[], isSo: (recipe: RecipeDraft) => boolean) =>
  all.filter(isSo).length / all.length;

const dinnersFor = (household: Partial<TasteProfile>) =>
  batchesFor({ cuisinePreferences: kitchens, ...household }, { count: 3 }, 6);

const preparerOf = (dietaryRestrictions: TasteProfile['dietaryRestrictions']) =>
  dishPreparerFor(
    {
      allergies: [],
      dietaryRestrictions,
      excludedFoods: new Set(),
      foodsToUse: new Set(),
      omitHotParts: false,
    },
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

test('diets are met in spirit: little sweet fruit for Low-Carb, protein in a snack for muscles', () => {
  for (const { nutritionInfo, title } of batchesFor(
    { dietaryRestrictions: ['Low-Carb'] },
    { mealType: 'snack' },
  ))
    expect(nutritionInfo.carbs - nutritionInfo.fiber, title).toBeLessThanOrEqual(18);
  for (const { nutritionInfo, title } of batchesFor(
    { nutritionGoals: ['Muscle Building'] },
    { mealType: 'snack' },
  ))
    expect(nutritionInfo.protein, title).toBeGreaterThanOrEqual(8);
});

test('a low-fat diet gets no poultry skin', () => {
  for (const { ingredients, title } of batchesFor({ dietaryRestrictions: ['Low-Fat'] }, {}, 12))
    for (const { name } of ingredients)
      expect(/\b(?:chicken|duck|turkey)\b.*\bskin on\b/.test(name), `${title}: ${name}`).toBe(false);
});

test('low-fat dishes have little coconut and cheese', () => {
  const rich = batchesFor({ dietaryRestrictions: ['Low-Fat'] }, {}, 8).filter(({ ingredients, servings }) => {
    const fat = readLines(ingredients).reduce((sum, { food, grams }) => {
      const isRich = food && (foodById(food.id).class === 'dairy' || /^coconut/.test(food.id));
      return sum + (isRich ? ((grams ?? 0) * food.per100g.fat) / 100 : 0);
    }, 0);
    return fat / servings > 6;
  });
  expect(rich.map(({ title }) => title).length).toBeLessThan(3);
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
