import { isWithinLimits } from '../recipes/within-limits.ts';
import { type MealType, mealTypes } from '../vocabulary/options.ts';
import { randomFrom } from '../vocabulary/random.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import { cookBook } from './cook-book.ts';
import { tiltOf } from './goals.ts';
import { type SampleRecipe, sampleRecipes } from './sample-recipes.ts';
import { canBeCooked, scoreDish, type Tastes } from './score-dish.ts';
import { tableAfter } from './table.ts';
import { foodsMeant } from './wishes/foods-meant.ts';
import { noWish, type Wish } from './wishes/wish.ts';

type SampleWish = {
  profile: TasteProfile;
  count: number;
  mealType?: MealType | undefined;
  seed: number;
  month?: number | undefined;
  wish?: Wish | undefined;
  avoidedFoods?: readonly string[] | undefined;
};

/** How far chance may carry a sample: over one of a favorite cuisine at times, so that another try shows others. */
const luck = 22;

/**
 * Up to `count` dishes of the cook book as they are written, within the hard limits, the best for the taste first and
 * one of each meal in turn. The seed turns the choice: the same seed gives the same samples. Fewer than `count` means
 * that the book has no more.
 */
export function chooseSamples(asked: SampleWish): SampleRecipe[] {
  const { profile, mealType, seed, month, wish = noWish } = asked;
  const tastes: Tastes = { profile, wish, month, atHome: new Set(), suggestions: undefined };
  const tilt = tiltOf([...profile.nutritionGoals, ...wish.goals]);
  const limits = {
    allergies: [...profile.allergies, ...wish.allergies],
    dietaryRestrictions: [...profile.dietaryRestrictions, ...wish.diets],
  };
  const avoided = new Set([...wish.without, ...foodsMeant(asked.avoidedFoods ?? [])]);
  const meal = wish.meal ?? mealType;
  const meals = meal ? [meal] : profile.mealTypes.length > 0 ? profile.mealTypes : mealTypes;
  const random = randomFrom(seed);
  const ranked = cookBook
    .map((one, at) => ({ one, sample: sampleRecipes[at]!, score: luck * random() }))
    .filter(
      ({ one, sample }) =>
        meals.includes(sample.mealType!) &&
        canBeCooked(one.dish, { ...tastes, profile: { ...profile, cookingSkillLevel: 'advanced' } }) &&
        isWithinLimits(sample.facts, limits) &&
        !one.dish.parts.some(({ food }) => avoided.has(food)),
    )
    .map(({ one, sample, score }) => ({ one, sample, score: score + scoreDish(one, tastes, meal, tilt) }));
  return inTurn(spread(ranked, asked.count)).slice(0, asked.count);
}

type Ranked = { one: (typeof cookBook)[number]; sample: SampleRecipe; score: number };

/** The best of each meal, unlike each other. */
function spread(ranked: readonly Ranked[], count: number): SampleRecipe[] {
  return mealTypes.flatMap((meal) => {
    const left = ranked.filter(({ sample }) => sample.mealType === meal);
    const table = tableAfter([]);
    const chosen: SampleRecipe[] = [];
    while (left.length > 0 && chosen.length < count) {
      let best = 0;
      let most = Number.NEGATIVE_INFINITY;
      for (const [at, { one, score }] of left.entries()) {
        const points = score - table.sameness(one);
        if (points > most) [best, most] = [at, points];
      }
      const [{ one, sample }] = left.splice(best, 1) as [Ranked];
      table.add(one);
      chosen.push(sample);
    }
    return chosen;
  });
}

/** The first of each meal type, then the second of each, and so on. */
function inTurn(samples: readonly SampleRecipe[]): SampleRecipe[] {
  const byMeal = mealTypes.map((mealType) => samples.filter((sample) => sample.mealType === mealType));
  const rounds = Math.max(...byMeal.map((group) => group.length));
  return Array.from({ length: rounds }, (_, round) => byMeal.flatMap((group) => group[round] ?? [])).flat();
}
