import type { Food } from '../foods/food.ts';
import { toGrams } from '../foods/grams.ts';
import { kitchenAmount, type Measured, roundTo } from '../quantities/kitchen-amount.ts';

/** Below so many grams a herb is counted in sprigs or taken by the handful, and what spoons hold is spooned. */
const few = { herb: 10, spooned: 40 } as const;
const mostSprigs = 6;
const spooned =
  /^(?:butter|ghee|mayonnaise|vegan-mayonnaise|tahini|.*mustard|.*yogurt|sour-cream|creme-fraiche|crema|peanut-butter|almond-butter|honey|.*jam|ketchup|.*curry-paste|tomato-paste|gochujang)$/;
/** Oils that season and fry nothing. */
const seasonings = /sesame|chili|truffle/;
/** Less oil than a teaspoon wets no pan. */
const leastOil = 1;

/**
 * What few people need of a food, in what a kitchen has: four grams of cilantro are two sprigs, 15 g of mayonnaise a
 * spoon of it. Of what steps take parts of (`isShared`) there are two at least.
 */
export function smallAmount(food: Food, { amount, unit }: Measured, isShared: boolean): Measured {
  if (food.class === 'oil' && unit === 'tsp' && !seasonings.test(food.id))
    return { amount: Math.max(leastOil, amount), unit };
  if (unit !== 'g') return { amount, unit };
  const grams = (of: 'sprig' | 'handful' | 'tsp') => toGrams(food, 1, of);
  if (food.class === 'herb' && amount < few.herb) {
    const [sprig, handful] = [grams('sprig'), grams('handful')];
    const sprigs = sprig ? Math.max(isShared ? 2 : 1, Math.round(amount / sprig)) : mostSprigs + 1;
    if (sprig && sprigs <= mostSprigs) return { amount: sprigs, unit: 'sprig' };
    if (!sprig) return spoonsOf(amount / (grams('tsp') ?? 1));
    if (handful) return { amount: roundTo(amount / handful, 2), unit: 'handful' };
  }
  const spoon = spooned.test(food.id) && amount < few.spooned ? grams('tsp') : null;
  return spoon ? spoonsOf(amount / spoon) : { amount, unit };
}

/** Four teaspoons are a tablespoon and a half of what is heaped. */
function spoonsOf(teaspoons: number): Measured {
  return teaspoons < 3
    ? kitchenAmount({ amount: teaspoons, unit: 'tsp' }, 1)
    : { amount: roundTo(teaspoons / 3, 2), unit: 'tbsp' };
}
