import { describe, expect, test } from 'vitest';
import type { Food } from '../foods/food.ts';
import type { RecipeDraft } from '../recipes/recipe.ts';
import type { Allergen, Diet } from '../vocabulary/options.ts';
import { descriptionForMeal } from './description/describe-dish.ts';
import { foodsOf, gramsOf } from './testing/composed-foods.ts';
import { batchesFor, mean } from './testing/usual-profile.ts';

describe('nutrition goals shift what is chosen', () => {
  const shift = (goal: string, of: (recipe: RecipeDraft) => number, seeds = 12) =>
    mean(batchesFor({ nutritionGoals: [goal] }, {}, seeds).map(of)) / mean(batchesFor({}, {}, seeds).map(of));

  test('by its figures', () => {
    expect(shift('Muscle Building', (one) => one.nutritionInfo.protein)).toBeGreaterThan(1.2);
    expect(shift('Weight Loss', (one) => one.nutritionInfo.calories)).toBeLessThan(0.85);
    expect(shift('Digestive Health', (one) => one.nutritionInfo.fiber)).toBeGreaterThan(1.2);
    expect(shift('Heart Health', (one) => one.nutritionInfo.sodium)).toBeLessThan(0.8);
    expect(shift('Energy Boost', (one) => one.nutritionInfo.carbs)).toBeGreaterThan(1.1);
  });

  test('by its foods', () => {
    const fish = (recipe: RecipeDraft) => gramsOf(recipe, (food) => food.class === 'fish');
    expect(shift('Anti-Inflammatory', fish)).toBeGreaterThan(1.3);
    const rich = (recipe: RecipeDraft) =>
      gramsOf(recipe, (food) => food.class === 'red-meat' || /butter$|cream$|^ghee$|^coconut-/.test(food.id));
    // Many dinners, since one steak more or less moves the mean of a few.
    expect(shift('Heart Health', rich, 24)).toBeLessThan(0.6);
  });
});

describe('limits in the foods', () => {
  const foodsFor = (dietaryRestrictions: Diet[], allergies: Allergen[]) =>
    batchesFor(
      { dietaryRestrictions, allergies, cuisinePreferences: ['Chinese', 'Japanese'] },
      {},
      4,
    ).flatMap((one) => foodsOf(one).map((line) => line.food!.id));

  test('soy sauce gives way to coconut aminos under a soy allergy, and to tamari on a gluten-free diet', () => {
    expect(foodsFor([], ['Soy'])).toContain('coconut-aminos');
    expect(foodsFor(['Gluten-Free'], [])).toContain('tamari');
    expect(foodsFor([], [])).toContain('soy-sauce');
  });

  test('a replaced food is mentioned only to the household', () => {
    const told = batchesFor({ dietaryRestrictions: ['Vegan'] }, {}, 4).filter(({ reason }) =>
      /in place of/.test(reason!),
    );
    expect(told.length).toBeGreaterThan(2);
    for (const { reason, title, description } of told) {
      const [, now, before] = /with (.+?) in place of ([^.]+)\./.exec(reason!)!;
      // "Vegan kimchi" has the old name in it.
      if (!now!.includes(before!)) expect(`${title} ${description}`).not.toContain(before);
    }
  });

  test('avoided foods are left out', () => {
    const avoidedFoods = ['mushrooms', 'cilantro', 'chicken'];
    for (const recipe of batchesFor({ avoidedFoods })) {
      for (const { food } of foodsOf(recipe)) {
        expect(food!.class, recipe.title).not.toBe('mushroom');
        expect(food!.name, recipe.title).not.toMatch(/cilantro|chicken (?!stock)/);
      }
    }
  });

  test('poultry always has its safe temperature', () => {
    for (const recipe of batchesFor({})) {
      if (!foodsOf(recipe).some(({ food }) => food?.id === 'chicken-thigh')) continue;
      expect(recipe.instructions.join(' '), recipe.title).toContain('74 °C / 165 °F');
    }
  });
});

test('a main dish has side suggestions, and hot ones for people who like it hot', () => {
  const mild = batchesFor({ spiceLevel: 5, cuisinePreferences: ['French', 'Greek'] }, {}, 4);
  const isHot = /harissa|(?:aleppo|espelette|red|hot|cayenne) pepper|cayenne|chil|hot sauce/i;
  const isServedHot = ({ goesWith = [], ingredients }: RecipeDraft) =>
    [...goesWith, ...ingredients.map(({ name }) => name)].some((name) => isHot.test(name));
  expect(mild.filter(isServedHot).length).toBeGreaterThan(mild.length * 0.9);
  const isStarch = ({ class: kind }: Food) =>
    ['grain', 'gluten-grain', 'starchy-vegetable', 'legume'].includes(kind);
  for (const recipe of batchesFor({}, {}, 4))
    expect(recipe.goesWith!.length > 0 || gramsOf(recipe, isStarch) > 0, recipe.title).toBe(true);
});

test('a description does not mention another meal, if something else is left of it', () => {
  expect(descriptionForMeal('dinner', 'Soft eggs. It is what farmers have for breakfast.')).toBe(
    'Soft eggs.',
  );
  expect(descriptionForMeal('breakfast', 'Soft eggs. It is what farmers have for breakfast.')).toContain(
    'breakfast',
  );
  expect(descriptionForMeal('dinner', 'A breakfast of soft eggs.')).toBe('A breakfast of soft eggs.');
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

  test.each([1, 7])('dinners in month %i have fewer foods out of season', (month) => {
    const told = share(batchesFor({}, { month }), month);
    expect(told).toBeLessThan(share(batchesFor({}), month) * 0.85);
  });
});
