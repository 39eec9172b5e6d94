import type { Food } from '../../foods/food.ts';
import type { FoodId } from '../../foods/food-id.ts';
import { toGrams } from '../../foods/grams.ts';
import { foodById } from '../../foods/table.ts';
import type { DishPart } from '../dish.ts';

/**
 * Heat of a gram relative to a gram of crushed red pepper: middle of the Scoville ranges of the Chile Pepper Institute
 * (New Mexico State University), fresh chilies at a tenth of their dry weight, pastes and sauces by their share of
 * chili.
 */
const heatPerGram: Readonly<Partial<Record<FoodId, number>>> = {
  'scotch-bonnet': 0.7,
  habanero: 0.7,
  cayenne: 1.3,
  'red-pepper-flakes': 1,
  'dried-chili': 0.5,
  'thai-chili': 0.25,
  'aleppo-pepper': 0.22,
  gochugaru: 0.2,
  'shichimi-togarashi': 0.3,
  'jerk-seasoning': 0.3,
  berbere: 0.15,
  'espelette-pepper': 0.15,
  'cajun-seasoning': 0.15,
  'sambal-oelek': 0.12,
  sambal: 0.12,
  harissa: 0.1,
  'chili-garlic-sauce': 0.1,
  'chipotle-chili': 0.1,
  'serrano-pepper': 0.05,
  'chili-oil': 0.08,
  sriracha: 0.06,
  'hot-sauce': 0.06,
  'chili-crisp': 0.06,
  doubanjiang: 0.06,
  'red-curry-paste': 0.06,
  'green-curry-paste': 0.06,
  'vegan-curry-paste': 0.06,
  'yellow-curry-paste': 0.03,
  'green-chili': 0.04,
  'fresno-chili': 0.015,
  'chipotle-in-adobo': 0.05,
  'guajillo-chili': 0.05,
  'red-chili': 0.015,
  'thai-chili-jam': 0.04,
  gochujang: 0.04,
  'chili-powder': 0.04,
  wasabi: 0.04,
  'horseradish-root': 0.04,
  horseradish: 0.03,
  jalapeno: 0.015,
  'pickled-jalapeno': 0.01,
  'ancho-chili': 0.02,
  merguez: 0.02,
  andouille: 0.02,
  ssamjang: 0.02,
  'sweet-chili-sauce': 0.005,
};

export function pungencyOf(food: Food, grams: number): number {
  return (heatPerGram[food.id] ?? 0) * grams;
}

/** Dried chilies that cook whole, and are taken out or left on the plate, give up less than half of their heat. */
const shareOfWhole = 0.4;

/** Of the whole amount, in the food as everyone eats it. */
export function pungencyOfPart({ food: id, amount, unit, table }: DishPart): number {
  if (heatPerGram[id] === undefined || table === 'adults') return 0;
  const food = foodById(id);
  const share = id === 'dried-chili' && unit === 'whole' ? shareOfWhole : 1;
  return share * pungencyOf(food, toGrams(food, amount, unit) ?? 0);
}

/** Heat per serving at spice levels 1 to 5, in grams of crushed red pepper: an eighth, two fifths, two thirds of a teaspoon. */
const heatOfLevel = [0, 0, 0.25, 0.7, 1.2] as const;

/** Maximum of the same at levels 1 and 2, which those who like it mildest, and mild, do not mind. */
export const maxPungencyOfMild: Readonly<Record<number, number>> = { 1: 0.1, 2: 0.3 };

export function pungencyFor(spiceLevel: number): number {
  return heatOfLevel[Math.min(5, Math.max(1, Math.round(spiceLevel))) - 1]!;
}

/** Fresh or pickled chilies, not ground or dried ones, nor pastes and sauces of them. */
export function isFreshChili({ kinds, class: kind }: Food): boolean {
  return kinds.includes('chili') && kind === 'vegetable';
}

/** A chili that is counted: fresh, pickled, or from a can. */
export function isChiliPiece({ kinds, class: kind }: Food): boolean {
  return kinds.includes('chili') && kind !== 'spice';
}
