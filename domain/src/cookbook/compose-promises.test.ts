import { describe, expect, test } from 'vitest';
import type { Food } from '../foods/food.ts';
import { readIngredient } from '../ingredient-lines/read-line.ts';
import type { RecipeDraft } from '../recipes/recipe.ts';
import { someOf } from '../testing/law-strength.ts';
import { diets, type MealType, mealTypes } from '../vocabulary/options.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import { type ComposeRequest, composeRecipes } from './compose.ts';
import { isHot } from './heat.ts';
import { brokenPromises } from './testing/broken-promises.ts';
import { randomRequests } from './testing/random-requests.ts';

const usual: TasteProfile = {
  cuisinePreferences: [],
  dietaryRestrictions: [],
  allergies: [],
  cookingSkillLevel: 'intermediate',
  timePreference: 45,
  spiceLevel: 3,
  householdSize: 4,
  mealTypes: [],
  nutritionGoals: [],
  customInstructions: null,
};

/** The same 12 batches of 5 for any household, so that two households can be compared. */
function batches(
  profile: Partial<TasteProfile>,
  more: Partial<Omit<ComposeRequest, 'profile'>> = {},
): RecipeDraft[] {
  return Array.from(
    { length: 12 },
    (_, seed) =>
      composeRecipes({ profile: { ...usual, ...profile }, count: 5, mealType: 'dinner', seed, ...more })
        .recipes,
  ).flat();
}

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

/** Grams a serving of the foods that are asked for. */
function gramsOf(recipe: RecipeDraft, isWanted: (food: Food) => boolean): number {
  const lines = recipe.ingredients.map((one) => readIngredient(one));
  const wanted = lines.filter(({ food }) => food !== null && isWanted(food));
  return wanted.reduce((sum, { grams }) => sum + (grams ?? 0), 0) / recipe.servings;
}

test('every promise to 300 random households is kept', () => {
  let recipes = 0;
  let recent: string[] = [];
  const requests = someOf(randomRequests(300, 2026));
  for (const asked of requests) {
    const request = { ...asked, avoidTitles: recent, month: 1 + (asked.seed % 12) };
    const batch = composeRecipes(request);
    expect(brokenPromises(request, batch)).toEqual([]);
    recipes += batch.recipes.length;
    recent = batch.recipes.map(({ title }) => title);
  }
  expect(recipes).toBeGreaterThan(5 * requests.length);
}, 60_000);

test('every two diets leave three dishes for every meal of half an hour', () => {
  const cases = diets.flatMap((one, at) =>
    diets.slice(at + 1).flatMap((other) => mealTypes.map((mealType) => ({ at, one, other, mealType }))),
  );
  for (const { at, one, other, mealType } of someOf(cases)) {
    const profile = { ...usual, dietaryRestrictions: [one, other], timePreference: 30 };
    const { recipes, shortfall } = composeRecipes({ profile, mealType, count: 3, seed: at });
    expect(recipes, `${one}, ${other}, ${mealType}: ${shortfall}`).toHaveLength(3);
  }
}, 60_000);

describe('nutrition goals', () => {
  const shift = (goal: string, of: (recipe: RecipeDraft) => number) =>
    mean(batches({ nutritionGoals: [goal] }).map(of)) / mean(batches({}).map(of));

  test('shift what the same seeds have on the plate', () => {
    expect(shift('Muscle Building', (one) => one.nutritionInfo.protein)).toBeGreaterThan(1.25);
    expect(shift('Weight Loss', (one) => one.nutritionInfo.calories)).toBeLessThan(0.85);
    expect(shift('Digestive Health', (one) => one.nutritionInfo.fiber)).toBeGreaterThan(1.2);
    expect(shift('Heart Health', (one) => one.nutritionInfo.sodium)).toBeLessThan(0.75);
    expect(shift('Energy Boost', (one) => one.nutritionInfo.carbs)).toBeGreaterThan(1.15);
  });

  test('Heart Health leaves out most of what is rich in saturated fat', () => {
    const rich = 'butter ghee heavy-cream coconut-oil coconut-milk cheddar gruyere parmesan sour-cream'.split(
      ' ',
    );
    const isRich = (food: Food) => food.class === 'red-meat' || rich.includes(food.id);
    expect(shift('Heart Health', (one) => gramsOf(one, isRich))).toBeLessThan(0.5);
  });
});

describe('variety', () => {
  test('six weeks in a row repeat no title, and hardly the dish before "with"', () => {
    const had: string[] = [];
    for (let week = 0; week < 6; week += 1) {
      const { recipes } = composeRecipes({
        profile: usual,
        count: 5,
        mealType: 'dinner',
        seed: 1,
        avoidTitles: had.map((title) => title.toUpperCase()),
      });
      expect(recipes).toHaveLength(5);
      had.push(...recipes.map(({ title }) => title));
    }
    expect(new Set(had.map((title) => title.toLowerCase())).size).toBe(30);
    expect(new Set(had.map((title) => title.split(' with ')[0]!.toLowerCase())).size).toBe(30);
  });

  test('a batch of ten has ten dishes of many kinds and kitchens', () => {
    const { recipes } = composeRecipes({ profile: usual, count: 10, mealType: 'dinner', seed: 8 });
    expect(new Set(recipes.map(({ tags }) => tags[0])).size).toBeGreaterThanOrEqual(8);
    expect(new Set(recipes.map(({ cuisineType }) => cuisineType)).size).toBeGreaterThanOrEqual(7);
    expect(new Set(recipes.map(({ ingredients }) => ingredients[0]!.name)).size).toBeGreaterThanOrEqual(7);
  });

  test('the same request gives the same recipes to the letter', () => {
    for (const request of randomRequests(12, 5))
      expect(composeRecipes(request)).toEqual(composeRecipes(request));
  });
});

describe('the household', () => {
  test('the same dish for eight is twice the dish for four', () => {
    const [four, eight] = [4, 8].map((householdSize) => batches({ householdSize, timePreference: 120 }));
    const grams = (recipes: readonly RecipeDraft[]) =>
      mean(recipes.map((one) => gramsOf(one, () => true) * one.servings));
    expect(grams(eight!) / grams(four!)).toBeGreaterThan(1.9);
    expect(grams(eight!) / grams(four!)).toBeLessThan(2.1);
    expect(new Set(eight!.map(({ servings }) => servings))).toEqual(new Set([8]));
  });

  test('spice level changes the same dishes', () => {
    const heat = (spiceLevel: number) => {
      const recipes = batches({ spiceLevel, cuisinePreferences: ['Thai', 'Indian', 'Mexican'] });
      return mean(recipes.map((one) => gramsOf(one, (food) => isHot(food.id) && food.class !== 'composed')));
    };
    expect(heat(1)).toBe(0);
    expect(heat(5)).toBeGreaterThan(heat(2) * 2);
  });

  test('who cooks better gets more of what asks for skill', () => {
    const skilled = ['Skewers', 'Pan-seared', 'Stuffed vegetables', 'Eggs in sauce'];
    const share = (cookingSkillLevel: TasteProfile['cookingSkillLevel']) =>
      mean(batches({ cookingSkillLevel }).map(({ tags }) => (skilled.includes(tags[0]!) ? 1 : 0)));
    expect(share('beginner')).toBe(0);
    expect(share('intermediate')).toBeGreaterThan(0.1);
    expect(share('advanced')).toBeGreaterThan(share('intermediate'));
  });
});

describe('why it suits', () => {
  const profile = {
    ...usual,
    nutritionGoals: ['Longevity'],
    cuisinePreferences: ['Greek'],
  } satisfies TasteProfile;

  test('stands beside every description', () => {
    for (const mealType of mealTypes) {
      for (const recipe of batches({ ...profile, allergies: ['Nuts'] }, { mealType })) {
        expect(recipe.reason).toMatch(/^It suits you because it .+\.$/);
      }
    }
  });

  test('names as a favorite only the kitchen that is one', () => {
    for (const recipe of batches(profile)) {
      expect(recipe.reason?.includes('favorites')).toBe(recipe.cuisineType === 'Greek');
    }
  });

  test('claims Mediterranean only of what is, and then cooks with olive oil', () => {
    for (const recipe of batches({
      dietaryRestrictions: ['Mediterranean'],
      cuisinePreferences: ['Indian'],
    })) {
      expect(recipe.reason).toContain('keeps to Mediterranean');
      expect(
        gramsOf(recipe, ({ id }) => id === 'olive-oil'),
        recipe.title,
      ).toBeGreaterThan(0);
    }
  });
});

test('what must not be bitten on is lifted out before the dish is served', () => {
  const whole = /\b(bay lea|star anise|curry lea|makrut lime lea|galangal|dried red chili)/;
  const recipes = batches({
    cuisinePreferences: ['Thai', 'Indian', 'Chinese', 'Spanish', 'Greek', 'American'],
  });
  const found = recipes.filter(({ ingredients }) => ingredients.some(({ name }) => whole.test(name)));
  expect(found.length).toBeGreaterThan(4);
  for (const { instructions, title } of found) {
    expect(instructions.at(-1), title).toMatch(/^Lift out the .+, or eat around (it|them)\. /);
  }
});

describe('season', () => {
  const isHarvest = ({ season }: Food, month: number) => {
    if (season === null) return false;
    const [first, last] = season;
    return first <= last ? month >= first && month <= last : month >= first || month <= last;
  };
  /** Share of vegetables and fruit with a season that come from elsewhere or from a store. */
  const share = (recipes: readonly RecipeDraft[], month: number) => {
    const isPlant = (food: Food) => ['vegetable', 'fruit'].includes(food.class) && food.season !== null;
    const of = (isWanted: (food: Food) => boolean) => mean(recipes.map((one) => gramsOf(one, isWanted)));
    return of((food) => isPlant(food) && !isHarvest(food, month)) / of(isPlant);
  };

  test.each<[MealType, number]>([
    ['dinner', 1],
    ['dinner', 7],
    ['breakfast', 7],
    ['snack', 11],
  ])('%s in month %i has far less of what is not harvested', (mealType, month) => {
    const told = share(batches({}, { mealType, month }), month);
    expect(told).toBeLessThan(share(batches({}, { mealType }), month) * 0.8);
  });

  test('the same seed and month give the same recipes, without a month the season says nothing', () => {
    expect(batches({}, { month: 5 })).toEqual(batches({}, { month: 5 }));
    expect(batches({}, { month: 5 })).not.toEqual(batches({}, { month: 12 }));
  });
});
