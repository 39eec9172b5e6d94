import type { Food } from '../../foods/food.ts';
import { type FoodSet, foodIds } from '../../foods/food-ids.ts';
import { toGrams } from '../../foods/grams.ts';
import { kitchenAmount, type Measured, roundTo } from '../../quantities/kitchen-amount.ts';
import { isMeasuredByVolume } from '../../shopping/liquid-foods.ts';

/** Grams below which a herb is counted in sprigs or handfuls, and below which spoonable food is measured in spoons. */
const fewGrams = { herb: 10, spooned: 40 } as const;
const maxSprigs = 6;
/** Maximum tablespoons in which a feathery herb is measured. */
const maxSpoons = 3;
const spooned: FoodSet = new Set(
  foodIds(`butter ghee peanut-butter almond-butter tahini mayonnaise vegan-mayonnaise ketchup tomato-paste gochujang honey
    mustard dijon-mustard whole-grain-mustard english-mustard honey-mustard sour-cream creme-fraiche yogurt low-fat-yogurt
    greek-yogurt nonfat-greek-yogurt vanilla-yogurt frozen-yogurt soy-yogurt coconut-yogurt almond-yogurt oat-yogurt
    red-curry-paste green-curry-paste yellow-curry-paste vegan-curry-paste indian-curry-paste jam strawberry-jam
    raspberry-jam apricot-jam fig-jam garlic-jam thai-chili-jam`),
);
/** Oils for seasoning, not for frying. */
const seasoningOils: FoodSet = new Set(foodIds('sesame-oil truffle-oil'));
/** Grated, they weigh less than kitchen scales show. */
const grated: FoodSet = new Set(foodIds('ginger galangal'));
const minGrated = 8;
/** The same for onion and the like, chopped. */
const minChopped = 25;
/** Less than a teaspoon of oil does not coat a pan. */
const minOil = 1;

/**
 * A small amount in usual measures: four grams of cilantro are two sprigs, 15 g of mayonnaise a spoon, chopped herbs go
 * by the spoon. At least two of what steps use portions of (`isShared`).
 */
export function smallAmount(
  food: Food,
  { amount, unit }: Measured,
  isShared: boolean,
  isChopped = false,
  isInPieces = false,
): Measured {
  if (food.class === 'oil' && unit === 'tsp' && !seasoningOils.has(food.id))
    return { amount: Math.max(minOil, amount), unit };
  // A pinch of a liquid cannot be measured.
  if (unit === 'pinch' && isMeasuredByVolume(food)) return { amount: 0.25, unit: 'tsp' };
  if (unit !== 'g') return { amount, unit };
  const grams = (of: 'sprig' | 'handful' | 'tsp') => toGrams(food, 1, of);
  if (food.class === 'herb' && amount < fewGrams.herb) {
    const [sprig, handful] = [grams('sprig'), grams('handful')];
    const sprigs = sprig ? Math.max(isShared ? 2 : 1, Math.round(amount / sprig)) : maxSprigs + 1;
    if (sprig && sprigs <= maxSprigs) return { amount: sprigs, unit: 'sprig' };
    if (!sprig) return toSpoons(amount / (grams('tsp') ?? 1));
    const teaspoon = grams('tsp');
    const isFewSpoons = teaspoon !== null && amount / teaspoon <= 3 * maxSpoons;
    if (isChopped && teaspoon && (isFewSpoons || !handful)) return toSpoons(amount / teaspoon);
    if (handful) return { amount: Math.max(1, roundTo(amount / handful, 2)), unit: 'handful' };
  }
  const isSpooned =
    (spooned.has(food.id) && amount < fewGrams.spooned) ||
    (grated.has(food.id) && amount < minGrated && !isInPieces) ||
    (food.class === 'vegetable' && isChopped && amount < minChopped);
  const spoon = isSpooned ? grams('tsp') : null;
  return spoon ? toSpoons(amount / spoon) : { amount, unit };
}

/** Heaped: four teaspoons are a tablespoon and a half. */
function toSpoons(teaspoons: number): Measured {
  return teaspoons < 3
    ? kitchenAmount({ amount: teaspoons, unit: 'tsp' }, 1)
    : { amount: roundTo(teaspoons / 3, 2), unit: 'tbsp' };
}
