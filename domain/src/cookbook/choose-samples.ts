import { tasteScore } from '../recipes/taste-score.ts';
import { isWithinLimits } from '../recipes/within-limits.ts';
import { type MealType, mealTypes } from '../vocabulary/options.ts';
import { randomFrom } from '../vocabulary/random.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import { type SampleRecipe, sampleRecipes } from './sample-recipes.ts';

type Wish = { profile: TasteProfile; count: number; mealType?: MealType | undefined; seed: number };

/** Within the hard limits: allergies and diets as the safety gate judges them, and the time there is. */
function fits(sample: SampleRecipe, { profile, mealType }: Wish): boolean {
  const { timePreference, mealTypes: wanted } = profile;
  if (!isWithinLimits(sample.facts, profile)) return false;
  if (sample.cookingTime > timePreference) return false;
  if (mealType) return sample.mealType === mealType;
  return wanted.length === 0 || !sample.mealType || wanted.includes(sample.mealType);
}

/** How far chance may carry a sample: over one of a favorite cuisine at times, so that another try shows others. */
const luck = 3;

/**
 * Up to `count` samples that fit, the best for the taste first and one of each meal type in turn. The seed turns
 * the choice: the same seed gives the same samples. Fewer than `count` means that the library has no more.
 */
export function chooseSamples(wish: Wish): SampleRecipe[] {
  const random = randomFrom(wish.seed);
  const ranked = sampleRecipes
    .filter((sample) => fits(sample, wish))
    .map((sample) => ({ sample, score: tasteScore(sample, wish.profile) + luck * random() }))
    .sort((a, b) => b.score - a.score)
    .map(({ sample }) => sample);
  return inTurn(ranked).slice(0, wish.count);
}

/** The first of each meal type, then the second of each, and so on. */
function inTurn(samples: readonly SampleRecipe[]): SampleRecipe[] {
  const byMeal = mealTypes.map((mealType) => samples.filter((sample) => sample.mealType === mealType));
  const rounds = Math.max(...byMeal.map((group) => group.length));
  return Array.from({ length: rounds }, (_, round) => byMeal.flatMap((group) => group[round] ?? [])).flat();
}
