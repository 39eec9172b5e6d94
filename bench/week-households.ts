import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { usualProfile } from '@plateful/domain/cookbook/testing/usual-profile.ts';
import type { StoredRecipe } from '@plateful/domain/planning/stored-recipe.ts';
import { usualEffort, type WeekRequest } from '@plateful/domain/planning/week-request.ts';
import {
  allergens,
  cuisines,
  type Diet,
  nutritionGoals,
  plannedMealTypes,
} from '@plateful/domain/vocabulary/options.ts';
import { randomFrom } from '@plateful/domain/vocabulary/random.ts';
import { weekFrom } from '@plateful/domain/weeks/plain-date.ts';

/** Household sizes in roughly the proportions of a census. */
const sizes = [1, 1, 2, 2, 2, 2, 3, 4, 4, 5, 5, 6] as const;
const diets: readonly Diet[] = ['Vegetarian', 'Pescatarian', 'Gluten-Free', 'Dairy-Free', 'Vegan'];
const avoided = ['mushrooms', 'olives', 'eggplant', 'cilantro', 'anchovies', 'beets'];
const dates = weekFrom('2026-11-23');
const ownRecipes = 12;
const fixedMeals = 2;

/** The weeks of `count` simulated households, deterministic: 21 meals, two of them fixed. */
export function weekRequests(count: number, maxCandidates: number): WeekRequest[] {
  return Array.from({ length: count }, (_, seed) => weekRequest(seed, maxCandidates));
}

function weekRequest(seed: number, maxCandidates: number): WeekRequest {
  const random = randomFrom(1000 + seed * 101);
  const below = (max: number) => Math.floor(random() * max);
  const pick = <T>(values: readonly T[]): T => values[below(values.length)]!;
  const some = <T>(values: readonly T[], counts: readonly number[]): T[] => {
    const left = [...values];
    return Array.from({ length: pick(counts) }, () => left.splice(below(left.length), 1)[0]!);
  };
  const people = pick(sizes);
  const profile = {
    ...usualProfile,
    householdSize: people,
    cuisinePreferences: some(cuisines, [1, 2, 3, 3, 4]),
    dietaryRestrictions: some(diets, [0, 0, 0, 1]),
    allergies: some(allergens, [0, 0, 0, 1, 2]),
    avoidedFoods: some(avoided, [0, 0, 1]),
    nutritionGoals: some<string>(nutritionGoals, [0, 0, 1]),
    spiceLevel: 1 + below(5),
  };
  const hurry = { breakfast: 15 + 5 * below(4), lunch: 25 + 5 * below(6), dinner: 35 + 5 * below(7) };
  const slots = dates.flatMap((date, day) =>
    plannedMealTypes.map((mealType) => ({
      date,
      mealType,
      eaters: people,
      maxMinutes: day < 5 ? hurry[mealType] : 2 * hurry[mealType],
    })),
  );
  const recipes = some(sampleRecipes, [ownRecipes]).map(stored);
  const locked = new Set(some([...slots.keys()], [fixedMeals]));
  return {
    household: {
      profile,
      withoutEquipment: random() < 0.2 ? ['oven'] : [],
      atHome: [],
      suggestions: null,
      favoriteTitles: recipes.slice(0, 6).map(({ title }) => title),
      recentTitles: some(sampleRecipes, [10]).map(({ title }) => title),
      refusedTitles: [],
      month: 1 + below(12),
      prices: {},
    },
    open: slots.filter((_, index) => !locked.has(index)),
    kept: [...locked].map((at) => {
      const { date, mealType, eaters } = slots[at]!;
      const fitting = sampleRecipes.filter((recipe) => recipe.mealType === mealType);
      return { date, mealType, recipe: stored(pick(fitting)), servings: eaters, buysNothing: false };
    }),
    recipes,
    shopDays: [dates[0]!, dates[3]!],
    wastePreference: 0.5,
    budget: null,
    seed,
    ...usualEffort,
    maxCandidates,
  };
}

function stored(recipe: (typeof sampleRecipes)[number], at?: number): StoredRecipe {
  const { id, title, description, ingredients, instructions, cookingTime, servings, cuisineType, mealType } =
    recipe;
  const source = at !== undefined && at < 6 ? 'favorite' : 'own';
  return {
    id,
    source,
    title,
    description,
    ingredients,
    instructions,
    cookingTime,
    servings,
    cuisineType,
    mealType,
  };
}
