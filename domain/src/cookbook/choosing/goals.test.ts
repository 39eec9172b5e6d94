import { describe, expect, test } from 'vitest';
import type { RecipeDraft } from '../../recipes/recipe.ts';
import { sodium } from '../adaptation/less-salt.ts';
import { gramsOf } from '../testing/composed-foods.ts';
import { batchesFor, mean } from '../testing/usual-profile.ts';

describe('nutrition goals change which foods are chosen', () => {
  const shift = (goal: string, of: (recipe: RecipeDraft) => number, seeds = 12) =>
    mean(batchesFor({ nutritionGoals: [goal] }, {}, seeds).map(of)) / mean(batchesFor({}, {}, seeds).map(of));

  test('by its figures', () => {
    expect(shift('Muscle Building', (recipe) => recipe.nutritionInfo.protein)).toBeGreaterThan(1.2);
    expect(shift('Weight Loss', (recipe) => recipe.nutritionInfo.calories)).toBeLessThan(0.85);
    expect(shift('Digestive Health', (recipe) => recipe.nutritionInfo.fiber)).toBeGreaterThan(1.2);
    // Many dinners, since one salty dish more or less moves the mean of a few; those of all others are not salty either.
    const sodiumFor = (nutritionGoals: string[]) =>
      mean(batchesFor({ nutritionGoals }, {}, 24).map((recipe) => recipe.nutritionInfo.sodium));
    expect(sodiumFor([])).toBeLessThan(sodium.aim);
    expect(sodiumFor(['Heart Health'])).toBeLessThan(0.84 * sodium.aim);
    expect(shift('Energy Boost', (recipe) => recipe.nutritionInfo.carbs)).toBeGreaterThan(1.1);
  });

  test('by its foods', () => {
    const fish = (recipe: RecipeDraft) => gramsOf(recipe, (food) => food.class === 'fish');
    expect(shift('Anti-Inflammatory', fish)).toBeGreaterThan(1.3);
    const rich = (recipe: RecipeDraft) =>
      gramsOf(recipe, (food) => food.class === 'red-meat' || /butter$|cream$|^ghee$|^coconut-/.test(food.id));
    // Many, as above.
    expect(shift('Heart Health', rich, 24)).toBeLessThan(0.6);
  });
});
