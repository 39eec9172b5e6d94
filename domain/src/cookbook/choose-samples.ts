import { tasteScore } from '../recipes/taste-score.ts';
import { isWithinLimits } from '../recipes/within-limits.ts';
import { type MealType, mealTypes } from '../vocabulary/options.ts';
import { randomFrom } from '../vocabulary/random.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import { cookBook } from './cook-book.ts';
import { type SampleRecipe, sampleRecipes } from './sample-recipes.ts';
import { answers, canBeCooked, scoreDish, tastesOf } from './score-dish.ts';
import { type Table, tableAfter } from './table.ts';
import { foodsMeant } from './wishes/foods-meant.ts';
import { limitsOf, noWish, type Wish } from './wishes/wish.ts';

type SampleWish = {
  profile: TasteProfile;
  count: number;
  mealType?: MealType | undefined;
  seed: number;
  month?: number | undefined;
  wish?: Wish | undefined;
};

/** How far chance may carry a sample, in points, so that another try shows others. */
const luck = 8;
/** One sample in so many is of another cuisine than the favorites: taste grows. */
const others = 1 / 4;

/**
 * Up to `count` dishes of the cook book as they are written, within the hard limits, the best for the taste first and
 * one of each meal in turn. The seed turns the choice: the same seed gives the same samples. Fewer than `count` means
 * that the book has no more. `isAnswered` is false when it has nothing of what was asked for: then these are the nearest.
 */
export function chooseSamples(given: SampleWish): { samples: SampleRecipe[]; isAnswered: boolean } {
  const { profile, mealType, seed, month, wish = noWish } = given;
  const tastes = tastesOf({ profile, wish, month, atHome: new Set() });
  const limits = limitsOf(profile, wish);
  const avoided = new Set([...wish.without, ...foodsMeant(profile.avoidedFoods)]);
  const meal = wish.meal ?? mealType;
  const meals = meal ? [meal] : profile.mealTypes.length > 0 ? profile.mealTypes : mealTypes;
  const random = randomFrom(seed);
  const fitting = cookBook
    .map((one, at) => ({ one, sample: sampleRecipes[at]!, score: luck * random() }))
    .filter(
      ({ one, sample }) =>
        meals.includes(sample.mealType!) &&
        canBeCooked(one.dish, { ...tastes, profile: { ...profile, cookingSkillLevel: 'advanced' } }) &&
        isWithinLimits(sample.facts, limits) &&
        !one.dish.parts.some(({ food }) => avoided.has(food)),
    )
    .map(({ one, sample, score }) => ({ one, sample, score: score + scoreDish(one, tastes, meal) }));
  const asked = fitting.filter(({ one }) => answers(one, wish));
  const ranked = asked.length > 0 ? asked : fitting;
  return { samples: inTurn(ranked, given.count, random, profile), isAnswered: asked.length > 0 };
}

type Ranked = { one: (typeof cookBook)[number]; sample: SampleRecipe; score: number };

/** The best of each meal in turn, unlike each other. */
function inTurn(
  ranked: readonly Ranked[],
  count: number,
  random: () => number,
  profile: TasteProfile,
): SampleRecipe[] {
  const byMeal = mealTypes.map((meal) => ({
    left: ranked.filter(({ sample }) => sample.mealType === meal),
    table: tableAfter([]),
  }));
  const chosen: SampleRecipe[] = [];
  while (chosen.length < count && byMeal.some(({ left }) => left.length > 0)) {
    for (const { left, table } of byMeal) {
      if (left.length > 0) chosen.push(takeBest(left, table, random() < others, profile));
    }
  }
  return chosen.slice(0, count);
}

function takeBest(left: Ranked[], table: Table, isOther: boolean, profile: TasteProfile): SampleRecipe {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const [at, { one, sample, score }] of left.entries()) {
    const isFavorite = isOther && tasteScore(sample, profile) === 2;
    const points = score - table.sameness(one) - (isFavorite ? 100 : 0);
    if (points > most) [best, most] = [at, points];
  }
  const [{ one, sample }] = left.splice(best, 1) as [Ranked];
  table.add(one);
  return sample;
}
