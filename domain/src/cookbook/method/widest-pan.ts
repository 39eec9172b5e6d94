import { toGrams } from '../../foods/grams.ts';
import { foodById } from '../../foods/table.ts';
import type { Measured } from '../../quantities/kitchen-amount.ts';
import type { Dish, DishKind, DishPart } from '../dish.ts';
import { isOfSide } from '../sides/place-sides.ts';

/** Grams of a cooked dish that a frying pan can toss: noodles tangle, rice does not. Our estimates. */
const panCapacity: Readonly<Partial<Record<DishKind, number>>> = {
  noodles: 1400,
  'fried rice': 1700,
  'stir-fry': 1450,
};
/** An excess up to this share still fits. */
const tolerance = 0.15;
/** Factor for dry noodles, which absorb water. */
const cookedWeightRatio = 2.2;

const tossingPan = /\{an? (?![^{}]*\b(?:dry|small|deep) )[^{}]*(?:pan|skillet|wok), \d+\}(?<wok> or a wok)?/g;

/** Fried lying flat, in batches rather than in a wider pan. */
const friedFlatKinds: ReadonlySet<DishKind> = new Set<DishKind>([
  'pan-seared',
  'breaded and fried',
  'fritters',
  'pancakes',
  'dumplings',
  'omelette',
  'rolls',
  'bites',
  'main salad',
  'grill',
  'meatballs',
]);

export function isFriedFlat(kind: DishKind): boolean {
  return friedFlatKinds.has(kind);
}

/** A pan in which more can be tossed than in a frying pan: wide and deep. */
export function widestPan(name: string): string {
  const pan = /\bnon-?stick\b/.test(name) ? 'your widest nonstick pan' : 'your widest deep pan';
  if (/\bwok\b/.test(name)) return `a large wok or ${pan}`;
  return /\bcold\b/.test(name) ? `${pan}, still cold,` : pan;
}

/** The steps of a tossed dish in the widest pan, except those of its sides, if a frying pan cannot toss all of it. */
export function withWidestPan(
  dish: Dish,
  steps: readonly string[],
  parts: ReadonlyMap<string, DishPart>,
  listed: ReadonlyMap<string, Measured>,
): readonly string[] {
  const capacity = panCapacity[dish.kind];
  if (capacity === undefined) return steps;
  const own = [...parts].filter(([, { side }]) => side === undefined);
  const gramsOf = (amounts: ReadonlyMap<string, Measured>) =>
    own.reduce((sum, [key, { food: id }]) => {
      const food = foodById(id);
      const { amount, unit } = amounts.get(key)!;
      const isDry = food.kinds.includes('noodle') && food.per100g.calories > 250;
      return sum + (toGrams(food, amount, unit) ?? 0) * (isDry ? cookedWeightRatio : 1);
    }, 0);
  // As written, it fits its pan.
  if (gramsOf(listed) <= Math.max(capacity, gramsOf(parts)) * (1 + tolerance)) return steps;
  return steps.map((step) =>
    isOfSide(dish, step) ? step : step.replace(tossingPan, (token) => widestPan(token)),
  );
}
