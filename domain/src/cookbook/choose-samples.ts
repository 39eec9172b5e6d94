import { tasteScore } from '../recipes/taste-score.ts';
import { isWithinLimits } from '../recipes/within-limits.ts';
import { type MealType, mealTypes } from '../vocabulary/options.ts';
import { randomFrom } from '../vocabulary/random.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import { type BookDish, cookBook } from './cook-book.ts';
import { type SampleRecipe, sampleRecipes } from './sample-recipes.ts';
import { asksForDish, canBeCooked, matchesWish, scoreDish, tastesOf } from './score-dish.ts';
import { isMeal, isServedAs } from './served-as.ts';
import { foldTitle, type Table, tableAfter } from './table.ts';
import { foodsMeant } from './wishes/foods-meant.ts';
import { limitsOf, noWish, type Wish } from './wishes/wish.ts';

type SampleWish = {
  profile: TasteProfile;
  count: number;
  mealType?: MealType | undefined;
  seed: number;
  month?: number | undefined;
  wish?: Wish | undefined;
  /** Dishes that are never to be shown. */
  avoidTitles?: readonly string[];
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
  const refused = new Set((given.avoidTitles ?? []).map(foldTitle));
  const random = randomFrom(seed);
  const fitting = cookBook
    .map((one, at) => ({ one, sample: sampleRecipes[at]!, score: luck * random() }))
    .filter(
      ({ one, sample }) =>
        meals.some((asked) => isServed(one, asked, wish)) &&
        !refused.has(foldTitle(sample.title)) &&
        one.dish.heat <= tastes.mostHeat &&
        canBeCooked(one.dish, { ...tastes, profile: { ...profile, cookingSkillLevel: 'advanced' } }) &&
        isWithinLimits(sample.facts, limits) &&
        !one.dish.parts.some(({ food }) => avoided.has(food)),
    )
    .map(({ one, sample, score }) => ({ one, sample, score: score + scoreDish(one, tastes, meal) }));
  const asked = fitting.filter(({ one }) => matchesWish(one, wish));
  const ranked = asked.length > 0 ? asked : fitting;
  return { samples: inTurn(ranked, given, meals, random), isAnswered: asked.length > 0 };
}

/** Whether a dish as written is that meal. */
function isServed({ dish, recipe }: BookDish, meal: MealType, wish: Wish): boolean {
  return dish.meals.includes(meal) && isServedAs(dish, meal) && isMeal(recipe, meal, asksForDish(wish));
}

type Ranked = { one: BookDish; sample: SampleRecipe; score: number };

/** The best of each meal in turn, unlike each other, each as the meal that it is chosen for. */
function inTurn(
  ranked: readonly Ranked[],
  { count, profile, wish = noWish }: SampleWish,
  meals: readonly MealType[],
  random: () => number,
): SampleRecipe[] {
  const byMeal = mealTypes
    .filter((meal) => meals.includes(meal))
    .map((meal) => ({
      meal,
      left: ranked.filter(({ one }) => isServed(one, meal, wish)),
      table: tableAfter([]),
    }));
  const chosen = new Map<string, SampleRecipe>();
  while (chosen.size < count && byMeal.some(({ left }) => left.length > 0)) {
    for (const one of byMeal) {
      one.left = one.left.filter(({ sample }) => !chosen.has(sample.id));
      if (one.left.length === 0) continue;
      const sample = takeBest(one.left, one.table, random() < others, profile);
      chosen.set(sample.id, { ...sample, mealType: one.meal });
    }
  }
  return [...chosen.values()].slice(0, count);
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
