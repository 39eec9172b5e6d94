import { expect, test } from 'vitest';
import { allergensOfFood } from '../foods/allergens.ts';
import { dietsBrokenBy } from '../foods/diets.ts';
import { foods } from '../foods/table.ts';
import { readIngredient } from '../ingredient-lines/read-line.ts';
import type { Suggestions } from '../purchases/suggestions.ts';
import type { RecipeDraft } from '../recipes/recipe.ts';
import { checkRecipe } from '../safety/check-recipe.ts';
import { dailySample, isFull, propertyTimeout } from '../testing/property-cases.ts';
import { cuisines, nutritionGoals } from '../vocabulary/options.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import { type ComposeRequest, composeRecipes } from './compose.ts';
import { violatedGuarantees } from './testing/guarantees.ts';
import { randomRequests } from './testing/random-requests.ts';
import { usualProfile } from './testing/usual-profile.ts';

const usual: TasteProfile = { ...usualProfile, spiceLevel: 2 };
const nothing: Suggestions = { cuisines: [], nutritionGoals: [], likedFoods: [] };

/** Dinners of many seeds, the same ones whatever is suggested. */
function dinners(
  profile: Partial<TasteProfile>,
  suggested: Partial<Suggestions> = {},
  more: Partial<ComposeRequest> = {},
): RecipeDraft[] {
  const suggestions = { ...nothing, ...suggested };
  return Array.from(
    { length: 16 },
    (_, seed) =>
      composeRecipes({
        profile: { ...usual, ...profile },
        count: 5,
        mealType: 'dinner',
        seed,
        suggestions,
        ...more,
      }).recipes,
  ).flat();
}

const share = (recipes: readonly RecipeDraft[], isOne: (recipe: RecipeDraft) => boolean) =>
  recipes.filter(isOne).length / recipes.length;
const ofCuisine = (recipes: readonly RecipeDraft[], cuisine: string) =>
  share(recipes, (recipe) => recipe.cuisineType === cuisine);
const withFood = (recipes: readonly RecipeDraft[], id: string) =>
  share(recipes, (recipe) => recipe.ingredients.some((line) => readIngredient(line).food?.id === id));
const mean = (recipes: readonly RecipeDraft[], of: 'protein' | 'sodium' | 'calories') =>
  recipes.reduce((sum, recipe) => sum + recipe.nutritionInfo[of], 0) / recipes.length;

test('without suggestions from receipts the same seed gives the same recipes', () => {
  for (const request of randomRequests(12, 77))
    expect(composeRecipes({ ...request, suggestions: nothing })).toEqual(composeRecipes(request));
});

test('the same suggestions and seed give the same recipes', () => {
  const suggested = { cuisines: ['Korean'], likedFoods: ['salmon'] } as const;
  expect(dinners({}, suggested)).toEqual(dinners({}, suggested));
});

test('without stated cuisines a suggested one is used more than any other, but not alone', () => {
  const suggested = dinners({}, { cuisines: ['Korean'] });
  expect(ofCuisine(suggested, 'Korean')).toBeGreaterThan(ofCuisine(dinners({}), 'Korean') * 2);
  for (const cuisine of cuisines.filter((one) => one !== 'Korean'))
    expect(ofCuisine(suggested, 'Korean')).toBeGreaterThan(ofCuisine(suggested, cuisine));
  expect(ofCuisine(suggested, 'Korean')).toBeLessThan(0.5);
});

test('stated cuisines far outweigh suggested ones', () => {
  const suggested = dinners({ cuisinePreferences: ['Greek'] }, { cuisines: ['Korean', 'Thai'] });
  const guests = ofCuisine(suggested, 'Korean') + ofCuisine(suggested, 'Thai');
  expect(guests).toBeGreaterThan(0.05);
  expect(guests).toBeLessThan(0.3);
  expect(ofCuisine(suggested, 'Greek')).toBeCloseTo(1 - guests);
  for (const { reason, cuisineType } of suggested)
    if (cuisineType !== 'Greek') expect(reason).not.toContain('favorites');
});

test('a suggested cuisine that is stated anyway changes nothing', () => {
  const profile = { cuisinePreferences: ['Greek'] };
  expect(dinners(profile, { cuisines: ['Greek'] })).toEqual(dinners(profile));
});

test('foods bought often are used a little more, but less than foods at home', () => {
  const [without, liked, home] = [
    dinners({}),
    dinners({}, { likedFoods: ['salmon'] }),
    dinners({}, {}, { atHome: ['salmon'] }),
  ].map((recipes) => withFood(recipes, 'salmon'));
  expect(liked).toBeGreaterThan(without!);
  expect(home).toBeGreaterThan(liked! * 1.5);
});

test('a suggested goal affects foods less than a stated one, and portions not at all', () => {
  const protein = (profile: Partial<TasteProfile>, suggested: Partial<Suggestions>) =>
    mean(dinners(profile, suggested), 'protein');
  const none = protein({}, {});
  const suggested = protein({}, { nutritionGoals: ['Muscle Building'] });
  const stated = protein({ nutritionGoals: ['Muscle Building'] }, {});
  expect(suggested).toBeGreaterThan(none);
  expect(suggested - none).toBeLessThan((stated - none) * 0.75);
  const lighter = mean(dinners({}, { nutritionGoals: ['Weight Loss'] }), 'calories');
  expect(lighter).toBeGreaterThan(mean(dinners({}), 'calories') * 0.9);
});

test(
  '300 random households with everything suggested that could harm them: every limit and promise is kept',
  () => {
    let [recipes, asked] = [0, 0];
    const requests = dailySample(randomRequests(300, 411));
    for (const request of requests) {
      const { allergies, dietaryRestrictions } = request.profile;
      const harmful = foods.filter((food) => {
        const { contains, mayContain } = allergensOfFood(food);
        const broken = dietsBrokenBy(food);
        return (
          allergies.some((allergy) => contains.includes(allergy) || mayContain.includes(allergy)) ||
          dietaryRestrictions.some((diet) => broken.includes(diet))
        );
      });
      const suggestions: Suggestions = {
        cuisines: [
          cuisines[request.seed % cuisines.length]!,
          cuisines[(request.seed * 7 + 3) % cuisines.length]!,
        ],
        nutritionGoals: [nutritionGoals[request.seed % nutritionGoals.length]!],
        likedFoods: harmful.map(({ id }) => id),
      };
      const batch = composeRecipes({ ...request, suggestions });
      for (const recipe of batch.recipes)
        expect(checkRecipe(recipe, request.profile).violations, recipe.title).toEqual([]);
      expect(violatedGuarantees(request, batch)).toEqual([]);
      recipes += batch.recipes.length;
      asked += request.count;
    }
    // A tenth of the households may happen to be those with the strictest limits.
    expect(recipes).toBeGreaterThan((isFull ? 0.81 : 0.7) * asked);
  },
  propertyTimeout,
);
