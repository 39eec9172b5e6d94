import { toGrams } from '../../foods/grams.ts';
import { foodById } from '../../foods/table.ts';
import { measurePart } from '../amounts/measure-part.ts';
import type { Dish, DishPart } from '../dish.ts';
import type { AdaptedDish } from '../make-recipe.ts';
import { hotLoverLevel } from './chili-placement.ts';
import { isFreshChili, pungencyOf } from './pungency.ts';
import { spiceFactor } from './spice-levels.ts';

/** Maximum factor on a dish's own pastes and sauces, and the minimum of any own chili that stays. */
const maxOwnFactor = 2;
const minOwnFactor = 0.25;
/** The same for those who like it hot, on a spoonful of which more makes a dish salty or oily. */
const maxSauceGrowth = 1.4;
/** Maximum teaspoons of a sauce, or fresh chilies, per serving. */
export const maxOfOne = { spoons: 2, chilies: 1, tinyChilies: 2 } as const;
/** From this heat per gram on, a ground chili is hot, see `pungencyOf`. */
export const minHotGround = 0.3;
/** Maximum teaspoons of its own ground chilies per serving, at any level. */
const maxGroundChili = { hot: 1, mild: 2, snack: 0.4 } as const;
/** Maximum of its own fresh chilies per serving, in grams and in pieces; of tiny Thai ones more, see `tinyForOne`. */
export const maxFresh = { grams: 15, pieces: 1, tiny: 4 } as const;
/** Tiny chilies in place of a large one. */
const tinyForOne = 3;
/** Factor on a mild ground chili beyond which a dip turns to paste and a batter red; dried whole chilies per serving. */
const maxGrowth = 2.5;
const maxDried = 1.75;
/** The same in a dip or a snack, of which a serving is a few spoons. */
const maxFreshOfSnack = { grams: 8, pieces: 0.5 } as const;

export const isMoreThanSnack = ({ meals }: Dish) => meals.some((meal) => meal !== 'snack');
const isSpooned = ({ unit }: DishPart) => unit === 'tsp' || unit === 'tbsp';
const isSpice = ({ food }: DishPart) => foodById(food).class === 'spice';
const teaspoonsOf = ({ amount, unit }: DishPart) => amount * (unit === 'tbsp' ? 3 : 1);

/** The dish with `factor` of its own chilies, as far as a serving bears it. */
export function withMoreOwnChili<Adapted extends AdaptedDish>(
  adapted: Adapted,
  factor: number,
  level: number,
): Adapted {
  const { dish } = adapted;
  const bySpice = spiceFactor(dish.heat, level);
  const parts = [...adapted.parts].map(([key, part]): [string, DishPart] => {
    if (!dish.spicy.includes(key)) return [key, part];
    const most = maxFactorOf(part, dish, level);
    const times = Math.min(factor, most === null ? maxOwnFactor : most / bySpice);
    return [key, { ...part, amount: part.amount * Math.max(minOwnFactor, times) }];
  });
  return { ...adapted, parts: new Map(parts) };
}

/** Maximum factor on the whole of a dish's own chili; null where only what is added is limited. */
function maxFactorOf(part: DishPart, dish: Dish, level: number): number | null {
  const { food, grams } = measurePart(part);
  if (isFreshChili(food)) {
    const piece = toGrams(food, 1, 'whole') ?? 0;
    const { grams: weight, pieces } = dish.meals[0] === 'snack' ? maxFreshOfSnack : maxFresh;
    const most = Math.min(weight, pieces * piece * (piece > maxFresh.tiny ? 1 : tinyForOne));
    return (dish.serves * most) / grams;
  }
  if (isSpice(part) && part.unit === 'whole') return Math.max(1, (dish.serves * maxDried) / part.amount);
  if (!isSpooned(part)) return null;
  if (!isSpice(part))
    // A few drops of hot sauce as written are a spoon for those who like it hot.
    return level >= hotLoverLevel && isMoreThanSnack(dish)
      ? Math.max(maxSauceGrowth, (dish.serves * maxOfOne.spoons) / teaspoonsOf(part))
      : null;
  const spoons = isMoreThanSnack(dish)
    ? maxGroundChili[pungencyOf(food, 1) >= minHotGround ? 'hot' : 'mild']
    : maxGroundChili.snack;
  const most = (dish.serves * spoons) / teaspoonsOf(part);
  return pungencyOf(food, 1) >= minHotGround ? most : Math.min(maxGrowth, most);
}
