import { type RecipeFacts, recipeFacts } from '../safety/recipe-facts.ts';
import type { MealType } from '../taste/options.ts';
import type { TasteProfile } from '../taste/taste-profile.ts';
import { tasteScore } from '../taste/taste-score.ts';
import { randomFrom } from './random.ts';
import { type SampleRecipe, sampleRecipes } from './sample-recipes.ts';

type Wish = { profile: TasteProfile; count: number; mealType?: MealType | undefined; seed: number };

let known: Map<string, RecipeFacts> | undefined;

function factsOf(sample: SampleRecipe): RecipeFacts {
  known ??= new Map(sampleRecipes.map((recipe) => [recipe.id, recipeFacts(recipe)]));
  return known.get(sample.id)!;
}

/** Within the hard limits: allergies and diets as the safety gate judges them, and the time there is. */
function fits(sample: SampleRecipe, { profile, mealType }: Wish): boolean {
  const { contains, mayContain, diets, unknownFoods } = factsOf(sample);
  const { allergies, dietaryRestrictions, timePreference, mealTypes } = profile;
  const isLimited = allergies.length > 0 || dietaryRestrictions.length > 0;
  if (isLimited && unknownFoods.length > 0) return false;
  if (allergies.some((allergy) => contains.includes(allergy) || mayContain.includes(allergy))) return false;
  if (!dietaryRestrictions.every((diet) => diets.includes(diet))) return false;
  if (sample.cookingTime > timePreference) return false;
  if (mealType) return sample.mealType === mealType;
  return mealTypes.length === 0 || !sample.mealType || mealTypes.includes(sample.mealType);
}

/**
 * Up to `count` samples that fit, the best for the taste first. The seed turns the choice among equally good
 * ones: the same seed gives the same samples. Fewer than `count` means that the library has no more.
 */
export function chooseSamples(wish: Wish): SampleRecipe[] {
  const random = randomFrom(wish.seed);
  return sampleRecipes
    .filter((sample) => fits(sample, wish))
    .map((sample) => ({ sample, score: tasteScore(sample, wish.profile) + random() }))
    .sort((a, b) => b.score - a.score)
    .slice(0, wish.count)
    .map(({ sample }) => sample);
}
