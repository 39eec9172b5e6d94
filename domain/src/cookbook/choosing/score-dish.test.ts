import { describe, expect, test } from 'vitest';
import type { Food } from '../../foods/food.ts';
import type { RecipeDraft } from '../../recipes/recipe.ts';
import { composeRecipes } from '../compose.ts';
import { gramsOf } from '../testing/composed-foods.ts';
import { batchesFor, mean, usualProfile } from '../testing/usual-profile.ts';
import { noWish } from '../wishes/wish.ts';

const share = (all: readonly RecipeDraft[], isSo: (recipe: RecipeDraft) => boolean) =>
  all.filter(isSo).length / all.length;

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

describe('season', () => {
  const isHarvest = ({ season }: Food, month: number) => {
    if (season === null) return false;
    const [first, last] = season;
    return first <= last ? month >= first && month <= last : month >= first || month <= last;
  };
  /** Share of vegetables and fruit with a season that come from elsewhere or from a store. */
  const share = (recipes: readonly RecipeDraft[], month: number) => {
    const isPlant = (food: Food) => ['vegetable', 'fruit'].includes(food.class) && food.season !== null;
    const of = (isWanted: (food: Food) => boolean) =>
      mean(recipes.map((recipe) => gramsOf(recipe, isWanted)));
    return of((food) => isPlant(food) && !isHarvest(food, month)) / of(isPlant);
  };

  test.each([1, 7])('dinners in month %i have fewer foods out of season', (month) => {
    const inSeason = share(batchesFor({}, { month }), month);
    expect(inSeason).toBeLessThan(share(batchesFor({}), month) * 0.85);
  });
});
