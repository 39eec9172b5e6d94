import type { FoodId } from '../../foods/food-id.ts';
import { foodById } from '../../foods/table.ts';
import type { DishPart } from '../dish.ts';
import type { AdaptedDish } from '../make-recipe.ts';
import { mentionBeside } from './balance-salt.ts';
import { substitutes } from './substitutes.ts';

const sharp = /vinegar|lemon|lime|tomato|wine|sherry|tamarind|kimchi|orange|pineapple|yuzu|pickle|caper|sake/;
const isSharp = ({ name, food }: DishPart) => sharp.test(name) || foodById(food).class === 'acid';
/** Teaspoons of vinegar per tablespoon of sweet replacement. */
const perSpoon = 0.5;
const spoons: Readonly<Partial<Record<DishPart['unit'], number>>> = { tsp: 1 / 3, tbsp: 1, ml: 1 / 15 };

/** Adds a little vinegar if something sweet replaced something salty and nothing in the dish is acidic. */
export function sharpened<Made extends AdaptedDish>(
  adapted: Made,
  isWelcome: (part: DishPart) => boolean,
): Made {
  const { dish, parts } = adapted;
  for (const { key, food } of dish.parts) {
    const now = parts.get(key);
    // Most parts are as written.
    if (now?.food === food) continue;
    const acids = substitutes.get(food)?.find((swap) => swap.food === now?.food)?.sharpened ?? [];
    const much = now ? now.amount * (spoons[now.unit] ?? 0) * perSpoon : 0;
    const acid = acids.map((one) => acidOf(one, much)).find(isWelcome);
    if (!acid || much === 0) continue;
    if ([...parts.values()].some(isSharp)) return adapted;
    return {
      ...adapted,
      steps: mentionBeside(adapted.steps, key, `{${acid.key}}`),
      parts: new Map([...parts, [acid.key, acid]]),
    };
  }
  return adapted;
}

function acidOf(food: FoodId, much: number): DishPart {
  const { name } = foodById(food);
  return { key: name, name, amount: Math.max(0.25, Math.round(much * 4) / 4), unit: 'tsp', food };
}
