import { languageOf } from '../foods/detect-language.ts';
import type { Nutrition } from '../foods/food.ts';
import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import { type WrittenLine, writtenLine } from '../ingredient-lines/written-line.ts';
import { isFryingOil } from './frying-oil.ts';
import { type LineWeight, lineWeight } from './line-weight.ts';

type ServingNutrition = {
  /** Calories and sodium in whole kcal and mg, all else to a tenth of a gram. */
  perServing: Nutrition;
  /** Share of the weight with known nutrition, 0 (none) to 1 (all). */
  coverage: number;
};

const nothing: Nutrition = { calories: 0, protein: 0, carbs: 0, fat: 0, fiber: 0, sugar: 0, sodium: 0 };
const nutrients = Object.keys(nothing) as (keyof Nutrition)[];

/**
 * Nutrition per serving, summed from the food table (figures of USDA FoodData Central or labels, see each row's
 * `source`). A line without a weight or with an unknown food adds nothing and lowers `coverage`: a zero with coverage 0
 * means "not known". Ingredients are structured, or lines of free text.
 * @throws RangeError when `servings` is not a finite number above 0.
 */
export function nutritionOf(
  ingredients: readonly (Ingredient | string)[],
  servings: number,
): ServingNutrition {
  const language = languageOf(ingredients.filter((one) => typeof one === 'string'));
  const lines = ingredients.map((one) => writtenLine(one, language));
  return nutritionOfLines(lines, servings);
}

/** Like `nutritionOf`, for parsed lines. */
export function nutritionOfLines(lines: readonly WrittenLine[], servings: number): ServingNutrition {
  if (!Number.isFinite(servings) || servings <= 0) {
    throw new RangeError(`Servings must be a number above 0, not ${servings}`);
  }
  const weights = withoutDiscardedOil(lines, lines.map(lineWeight));
  const total = { ...nothing };
  for (const [index, line] of lines.entries()) {
    const grams = weights[index]?.known ?? 0;
    if (line.food) for (const key of nutrients) total[key] += (line.food.per100g[key] * grams) / 100;
  }
  return { perServing: rounded(total, servings), coverage: coverageOf(weights) };
}

/**
 * Fried food is assumed to absorb a tenth of its raw weight in oil (galleysolutions.com, "Accounting for fat absorption
 * in deep fat frying"; measured values are 8 to 25 %); the rest of the oil is discarded.
 */
const absorbedShare = 0.1;
/** Served with the fried food, or poured. */
const unfriedClasses: readonly string[] = ['oil', 'grain', 'fruit', 'drink', 'alcohol', 'acid', 'water'];

/** Dashi and sauces stand beside it, thin or salty. */
function isFried({ food }: WrittenLine): boolean {
  if (!food) return true;
  const isBroth = food.class === 'composed' && food.per100g.calories < 30;
  return !unfriedClasses.includes(food.class) && !isBroth && !food.kinds.includes('sauce');
}

function withoutDiscardedOil(lines: readonly WrittenLine[], weights: LineWeight[]): LineWeight[] {
  if (!lines.some(isFryingOil)) return weights;
  const fried = weights.reduce((sum, { known }, at) => sum + (isFried(lines[at]!) ? known : 0), 0);
  return weights.map((weight, at) =>
    isFryingOil(lines[at]!) ? { ...weight, known: Math.min(weight.known, fried * absorbedShare) } : weight,
  );
}

function coverageOf(weights: readonly LineWeight[]): number {
  const known = weights.reduce((sum, weight) => sum + weight.known, 0);
  const weighed = weights.filter((weight) => weight.known > 0).length;
  // A line of unknown weight is assumed to have the average weight, so that it lowers the coverage.
  const typical = weighed > 0 ? known / weighed : 100;
  const unknown = weights.reduce((sum, weight) => sum + (weight.unknown ?? typical), 0);
  return known > 0 ? known / (known + unknown) : 0;
}

function rounded(total: Nutrition, servings: number): Nutrition {
  const serving = { ...nothing };
  for (const key of nutrients) {
    const tenths = key === 'calories' || key === 'sodium' ? 1 : 10;
    serving[key] = Math.round((total[key] / servings) * tenths) / tenths;
  }
  return serving;
}
