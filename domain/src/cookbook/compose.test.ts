import { describe, expect, test } from 'vitest';
import { foodById } from '../foods/table.ts';
import { readIngredient } from '../ingredient-lines/read-line.ts';
import { nutritionOf } from '../nutrition/nutrition.ts';
import type { RecipeDraft } from '../recipes/recipe.ts';
import { recipeFacts } from '../recipes/recipe-facts.ts';
import { tagsOf } from '../recipes/tags.ts';
import { checkRecipe } from '../safety/check-recipe.ts';
import {
  type Allergen,
  allergens,
  cuisines,
  type Diet,
  diets,
  type MealType,
  mealTypes,
} from '../vocabulary/options.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import { type ComposeRequest, composeRecipes } from './compose.ts';
import { isHot } from './heat.ts';

const usual: TasteProfile = {
  cuisinePreferences: [],
  dietaryRestrictions: [],
  allergies: [],
  cookingSkillLevel: 'intermediate',
  timePreference: 45,
  spiceLevel: 2,
  householdSize: 4,
  mealTypes: [],
  nutritionGoals: [],
  customInstructions: null,
};

function compose(profile: Partial<TasteProfile>, more: Partial<Omit<ComposeRequest, 'profile'>> = {}) {
  return composeRecipes({ profile: { ...usual, ...profile }, count: 3, seed: 1, ...more });
}

const foodsOf = (recipe: RecipeDraft) => recipe.ingredients.map((one) => readIngredient(one));
const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

/** Recipes of many seeds, all for one household. */
function many(profile: Partial<TasteProfile>, mealType: MealType = 'dinner', seeds = 8): RecipeDraft[] {
  return Array.from(
    { length: seeds },
    (_, seed) => compose(profile, { seed, mealType, count: 5 }).recipes,
  ).flat();
}

function expectSound(recipe: RecipeDraft, profile: TasteProfile) {
  expect(checkRecipe(recipe, profile).violations, recipe.title).toEqual([]);
  expect(recipe.cookingTime, recipe.title).toBeLessThanOrEqual(profile.timePreference);
  expect(recipe.servings).toBe(profile.householdSize);
  expect(recipe.instructions.length, recipe.title).toBeGreaterThanOrEqual(4);
  expect(recipe.instructions.length, recipe.title).toBeLessThanOrEqual(8);
  const [least, most] = recipe.mealType === 'snack' ? [50, 500] : [150, 1100];
  expect(recipe.nutritionInfo.calories, recipe.title).toBeGreaterThanOrEqual(least);
  expect(recipe.nutritionInfo.calories, recipe.title).toBeLessThanOrEqual(most);
  expect(recipe.nutritionInfo).toEqual(nutritionOf(recipe.ingredients, recipe.servings).perServing);
  const method = recipe.instructions.join(' ');
  for (const { name } of recipe.ingredients) {
    expect(method, `${recipe.title} never uses ${name}`).toContain(name.split(',')[0]);
  }
  const written = `${recipe.title} ${recipe.description} ${method}`;
  expect(written).not.toMatch(/undefined|NaN|null| {2}|\.\.| [.,;]|\bthe (and|with|for|in|over)\b/);
}

describe('any household', () => {
  test('every pair of a diet and an allergy gets each of its meals', () => {
    for (const [index, diet] of diets.entries()) {
      for (const [offset, allergy] of allergens.entries()) {
        const mealType = mealTypes[(index + offset) % 4]!;
        const { recipes } = compose(
          { dietaryRestrictions: [diet], allergies: [allergy] },
          { mealType, count: 1, seed: index },
        );
        expect(recipes, `${diet}, no ${allergy}, ${mealType}`).toHaveLength(1);
      }
    }
  });

  test.each([
    [['Vegan', 'Keto']],
    [['Vegan', 'Whole30']],
    [['Paleo', 'Low-Fat']],
    [['Vegan', 'Low-Carb']],
    [['Vegetarian', 'Paleo']],
    [['Keto', 'Low-Fat']],
  ] as const)('%j leaves something for every meal', (pair) => {
    for (const mealType of mealTypes) {
      const profile = { ...usual, dietaryRestrictions: pair };
      const { recipes } = compose(profile, { mealType, count: 2 });
      expect(recipes.length, mealType).toBeGreaterThan(0);
      for (const recipe of recipes) expectSound(recipe, profile);
    }
  });

  test('each cuisine alone gives each meal in that cuisine', () => {
    for (const cuisine of cuisines) {
      for (const mealType of mealTypes) {
        const { recipes } = compose({ cuisinePreferences: [cuisine] }, { mealType, count: 1, seed: 3 });
        expect(recipes[0]?.cuisineType, `${cuisine} ${mealType}`).toBe(cuisine);
      }
    }
  });

  test('five minutes are enough for something without a stove', () => {
    for (const mealType of mealTypes) {
      const profile = { ...usual, timePreference: 5, cookingSkillLevel: 'beginner' as const };
      const { recipes } = compose(profile, { mealType });
      expect(recipes.length, mealType).toBe(3);
      for (const recipe of recipes) {
        expectSound(recipe, profile);
        expect(recipe.instructions.join(' ')).not.toMatch(/oven|simmer|fry/);
      }
    }
  });

  test('limits that leave nothing are named in a sentence', () => {
    const impossible = { dietaryRestrictions: [...diets], allergies: [...allergens], timePreference: 5 };
    const { recipes, shortfall } = compose(impossible, { mealType: 'breakfast' });
    expect(recipes.length).toBeLessThan(3);
    expect(shortfall).toMatch(/^We found .*Vegan.*no nuts.*5 minutes\.$/);
  });

  test('no recipe is asked for, none comes', () => {
    expect(compose({}, { count: 0 })).toEqual({ recipes: [], shortfall: null });
  });
});

describe('seeds and batches', () => {
  test('the same request and seed give the same recipes, another seed gives others', () => {
    const titles = (seed: number) => compose({}, { seed, count: 5 }).recipes.map((one) => one.title);
    expect(compose({}, { seed: 9 })).toEqual(compose({}, { seed: 9 }));
    expect(titles(4)).not.toEqual(titles(5));
  });

  test('a week of dinners spreads kinds of dish, kitchens and mains', () => {
    const { recipes } = compose({}, { count: 7, mealType: 'dinner', seed: 12 });
    expect(new Set(recipes.map((one) => one.tags[0])).size).toBeGreaterThanOrEqual(6);
    expect(new Set(recipes.map((one) => one.cuisineType)).size).toBeGreaterThanOrEqual(5);
    expect(new Set(recipes.map((one) => one.ingredients[0]!.name)).size).toBeGreaterThanOrEqual(6);
  });

  test('meals take turns when no meal is asked for', () => {
    const meals = (profile: Partial<TasteProfile>) =>
      new Set(compose(profile, { count: 4 }).recipes.map((one) => one.mealType));
    expect(meals({})).toEqual(new Set(mealTypes));
    expect(meals({ mealTypes: ['lunch', 'dinner'] })).toEqual(new Set(['lunch', 'dinner']));
  });

  test('titles to avoid do not come back', () => {
    const first = compose({}, { count: 5, seed: 3 }).recipes.map((one) => one.title);
    const again = compose({}, { count: 5, seed: 3, avoidTitles: first.map((one) => one.toUpperCase()) });
    for (const { title } of again.recipes) expect(first).not.toContain(title);
  });

  test('what is at home is used', () => {
    const withSalmon = (atHome: string[]) =>
      Array.from(
        { length: 12 },
        (_, seed) => compose({}, { seed, mealType: 'dinner', count: 2, atHome }).recipes,
      )
        .flat()
        .filter((recipe) => foodsOf(recipe).some((line) => line.food?.id === 'salmon')).length;
    expect(withSalmon(['salmon'])).toBeGreaterThan(withSalmon([]) + 2);
  });
});

describe('taste', () => {
  /** Eaten by the spoon, so that grams of them say little. */
  const mild = ['kimchi', 'canned-green-chile'];

  test('spice level 1 has no chili, and every level more has more', () => {
    const heat = (spiceLevel: number) =>
      mean(
        many({ spiceLevel, cuisinePreferences: ['Thai', 'Mexican', 'Korean'] }).map((recipe) =>
          foodsOf(recipe)
            .filter((line) => line.food && isHot(line.food.id) && !mild.includes(line.food.id))
            .reduce((sum, line) => sum + (line.grams ?? 0) / recipe.servings, 0),
        ),
      );
    const levels = [1, 2, 3, 4, 5].map(heat);
    expect(levels[0]).toBe(0);
    for (let level = 1; level < 5; level += 1) expect(levels[level]).toBeGreaterThan(levels[level - 1]!);
  });

  test('favorite cuisines come first, a cuisine of their own is understood where we can', () => {
    expect(
      new Set(many({ cuisinePreferences: ['Greek'] }, 'dinner', 3).map((one) => one.cuisineType)),
    ).toEqual(new Set(['Greek']));
    expect(compose({ cuisinePreferences: ['Moroccan'] }).recipes[0]?.cuisineType).toBe('Middle Eastern');
    expect(compose({ cuisinePreferences: ['Klingon'] }).recipes).toHaveLength(3);
  });

  test('beginners get no dish that asks for more skill', () => {
    const tags = many({ cookingSkillLevel: 'beginner' }).map((one) => one.tags[0]);
    expect(tags).not.toContain('Skewers');
    expect(many({ cookingSkillLevel: 'advanced' }).map((one) => one.tags[0])).toContain('Skewers');
  });

  test('a household of ten buys more than one of two, in amounts that a cook would write', () => {
    const grams = (householdSize: number) =>
      mean(
        many({ householdSize }, 'dinner', 3).map((recipe) =>
          foodsOf(recipe).reduce((sum, line) => sum + (line.grams ?? 0), 0),
        ),
      );
    expect(grams(10) / grams(2)).toBeGreaterThan(4);
    for (const recipe of many({ householdSize: 3 })) {
      for (const { amount, unit, name } of recipe.ingredients) {
        expect(Number.isInteger(amount * 4), `${amount} ${unit} ${name}`).toBe(true);
        if (unit === 'g' && amount > 100) expect(amount % 5).toBe(0);
      }
    }
  });

  test('no soy sauce in Italian food, no tofu in a stew of those who eat meat', () => {
    for (const recipe of many({ cuisinePreferences: ['Italian', 'French'] })) {
      const ids = foodsOf(recipe).map((line) => line.food?.id);
      expect(ids, recipe.title).not.toContain('soy-sauce');
    }
  });
});

describe('nutrition goals shift the dish', () => {
  const figure = (goal: string | null, of: 'calories' | 'protein' | 'sodium' | 'fiber') =>
    mean(many(goal ? { nutritionGoals: [goal] } : {}).map((recipe) => recipe.nutritionInfo[of]));

  test('Muscle Building has more protein, Weight Loss less energy', () => {
    expect(figure('Muscle Building', 'protein')).toBeGreaterThan(figure(null, 'protein') * 1.2);
    expect(figure('Weight Loss', 'calories')).toBeLessThan(figure(null, 'calories') * 0.85);
  });

  test('Heart Health has less sodium, Digestive Health more fiber', () => {
    expect(figure('Heart Health', 'sodium')).toBeLessThan(figure(null, 'sodium') * 0.8);
    expect(figure('Digestive Health', 'fiber')).toBeGreaterThan(figure(null, 'fiber') * 1.15);
  });

  test('Heart Health and Anti-Inflammatory bring fish to the table more often', () => {
    const share = (goals: string[]) =>
      mean(
        many({ nutritionGoals: goals }, 'dinner', 10).map((recipe) =>
          foodsOf(recipe).some((line) => line.food?.class === 'fish') ? 1 : 0,
        ),
      );
    expect(share(['Heart Health'])).toBeGreaterThan(share([]) + 0.1);
    expect(share(['Anti-Inflammatory'])).toBeGreaterThan(share([]) + 0.1);
  });

  test('the reason says why it suits, with the figures of the recipe', () => {
    for (const recipe of many({ nutritionGoals: ['Muscle Building'] }, 'dinner', 2)) {
      const { protein } = recipe.nutritionInfo;
      if (protein >= 20) expect(recipe.reason).toContain(`has ${Math.round(protein)} g of protein a serving`);
    }
  });
});

describe('tags', () => {
  test('are what the facts of the recipe say', () => {
    const many = Array.from({ length: 40 }, (_, seed) =>
      compose({ timePreference: 90, nutritionGoals: ['Muscle Building'] }, { count: 4, seed }),
    );
    for (const recipe of [compose({}, { count: 10, seed: 21 }), ...many].flatMap(({ recipes }) => recipes)) {
      const kept = recipeFacts(recipe).diets;
      const [kind, ...rest] = recipe.tags;
      expect(tagsOf(recipe, kind), recipe.title).toEqual([kind, ...rest]);
      expect(recipe.tags.includes('Vegan')).toBe(kept.includes('Vegan'));
      expect(recipe.tags.includes('Quick')).toBe(recipe.cookingTime <= 20);
      expect(recipe.tags.includes('High protein')).toBe(recipe.nutritionInfo.protein >= 30);
    }
  });
});

describe('limits in the foods', () => {
  const household = (dietaryRestrictions: Diet[], allergies: Allergen[]) =>
    many({ dietaryRestrictions, allergies, cuisinePreferences: ['Chinese', 'Japanese'] }, 'dinner', 4);

  test('soy sauce gives way to coconut aminos under a soy allergy and on a gluten-free diet, as tamari may have gluten', () => {
    const ids = (recipes: RecipeDraft[]) =>
      recipes.flatMap((one) => foodsOf(one).map((line) => line.food!.id));
    expect(ids(household([], ['Soy']))).toContain('coconut-aminos');
    expect(ids(household(['Gluten-Free'], []))).toContain('coconut-aminos');
    expect(ids(household(['Gluten-Free'], []))).not.toContain('tamari');
    expect(ids(household([], []))).toContain('soy-sauce');
  });

  test('poultry always says when it is safe', () => {
    for (const recipe of many({})) {
      if (!foodsOf(recipe).some((line) => line.food === foodById('chicken-thigh'))) continue;
      expect(recipe.instructions.join(' ')).toContain('74 °C / 165 °F');
    }
  });
});
