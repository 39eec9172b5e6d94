import { type Food, seafoodClasses } from '../foods/food.ts';
import type { FoodId } from '../foods/food-id.ts';
import type { IngredientLine } from './read-line.ts';

/**
 * Mediterranean describes a pattern of a whole week, so a single dish is scored and only rejected for a clear
 * contradiction. Portions are those of the 14-item screener of PREDIMED (Schröder et al. 2011, J Nutr 141(6),
 * 1140-1145): red or processed meat 100-150 g, butter or cream 12 g, vegetables 200 g. Sugar: 50 g, a tenth of 2,000
 * kcal (WHO 2015).
 */
const max = { redMeat: 150, dairyFat: 36, sweetener: 50 } as const;

/** Minimum share of the six traits for a dish to count as Mediterranean. */
const enoughTraits = 4 / 6;

export const richDairy: readonly FoodId[] = [
  'butter',
  'unsalted-butter',
  'ghee',
  'heavy-cream',
  'light-cream',
  'whipped-cream',
  'clotted-cream',
  'margarine',
  'shortening',
];

type Weigher = (wanted: (food: Food) => boolean) => number;

const isOliveOil = (food: Food) => food.id === 'olive-oil';
const plain: readonly Food['class'][] = [
  'vegetable',
  'mushroom',
  'fruit',
  'herb',
  'nut',
  'seed',
  'legume',
  'fish',
];
const isPlain = (food: Food) => plain.includes(food.class);
const isRich = (food: Food) => food.class === 'animal-fat' || richDairy.includes(food.id);

/**
 * Share of six traits that a serving has, 0 to 1: olive oil, plants, fish, pulses or nuts, little red meat, little rich
 * fat, little sugar.
 */
export function mediterraneanScore(lines: readonly IngredientLine[], servings: number): number {
  const grams = weigher(lines, servings);
  const plants = grams((food) => ['vegetable', 'mushroom', 'fruit'].includes(food.class));
  const seaAndPulses = grams((food) => [...seafoodClasses, 'legume'].includes(food.class));
  const nuts = grams((food) => food.class === 'nut' || food.class === 'seed');
  const traits = [
    oliveOilLeads(grams),
    plants >= 100,
    seaAndPulses >= 30 || nuts >= 10,
    grams((food) => food.class === 'red-meat') <= max.redMeat / 3,
    grams(isRich) < max.dairyFat / 3,
    grams((food) => food.class === 'sweetener') <= max.sweetener / 5,
  ];
  return traits.filter(Boolean).length / traits.length;
}

/** A dish counts as Mediterranean with most of the traits, olive oil as its main fat, and no clear contradiction. */
export function isMediterranean(lines: readonly IngredientLine[], servings: number): boolean {
  return (
    mediterraneanContradictions(lines, servings).length === 0 &&
    oliveOilLeads(weigher(lines, servings)) &&
    mediterraneanScore(lines, servings) >= enoughTraits
  );
}

/** Minimum share of plants, nuts, pulses or fish in a dish without added fat. */
const enoughPlain = 0.8;

/** Whether olive oil is the main fat. Dishes without any fat, such as fruit or beans, also count. */
function oliveOilLeads(grams: Weigher): boolean {
  const olive = grams(isOliveOil);
  if (olive === 0) {
    const hasFat = grams((food) => food.class === 'oil' || isRich(food)) > 0;
    return !hasFat && grams(isPlain) >= enoughPlain * grams((food) => food.class !== 'water');
  }
  return olive >= grams((food) => (food.class === 'oil' && !isOliveOil(food)) || isRich(food));
}

/** How a serving clearly contradicts the diet, as endings of sentences; empty for nearly every dish. */
export function mediterraneanContradictions(lines: readonly IngredientLine[], servings: number): string[] {
  const grams = weigher(lines, servings);
  const found: [number, number, string][] = [
    [grams((food) => food.class === 'red-meat'), max.redMeat, 'red meat'],
    [grams(isRich), max.dairyFat, 'butter, cream or animal fat'],
    [grams((food) => food.class === 'sweetener'), max.sweetener, 'sugar'],
  ];
  return found
    .filter(([had, limit]) => had > limit)
    .map(([had, limit, what]) => `${Math.round(had)} g of ${what}, far from Mediterranean (${limit} g)`);
}

function weigher(lines: readonly IngredientLine[], servings: number): Weigher {
  return (wanted) =>
    lines
      .filter((line) => line.food !== null && wanted(line.food))
      .reduce((sum, line) => sum + (line.grams ?? 0), 0) / servings;
}
