import type { FoodId } from '../../foods/food-id.ts';
import { foodById } from '../../foods/table.ts';
import type { DishPart } from '../dish.ts';
import type { AdaptedDish } from '../make-recipe.ts';
import { mentionWith } from './balance-salt.ts';
import { substitutes } from './substitutes.ts';

const acidicNames =
  /vinegar|lemon|lime|tomato|wine|sherry|tamarind|kimchi|orange|pineapple|yuzu|pickle|caper|sake/;
const isAcidic = ({ name, food }: DishPart) => acidicNames.test(name) || foodById(food).class === 'acid';
/** Teaspoons of vinegar per tablespoon of sweet replacement. */
const acidPerSpoon = 0.5;
const tablespoonsPer: Readonly<Partial<Record<DishPart['unit'], number>>> = {
  tsp: 1 / 3,
  tbsp: 1,
  ml: 1 / 15,
};

/** Adds a little vinegar if something sweet replaced something salty and nothing in the dish is acidic. */
export function withAcid<Adapted extends AdaptedDish>(
  adapted: Adapted,
  isAcceptable: (part: DishPart) => boolean,
): Adapted {
  const { dish, parts } = adapted;
  for (const { key, food } of dish.parts) {
    const now = parts.get(key);
    // Most parts are as written.
    if (now?.food === food) continue;
    const acids = substitutes.get(food)?.find((swap) => swap.food === now?.food)?.acidsToAdd ?? [];
    const teaspoons = now ? now.amount * (tablespoonsPer[now.unit] ?? 0) * acidPerSpoon : 0;
    const acid = acids.map((id) => acidOf(id, teaspoons)).find(isAcceptable);
    if (!acid || teaspoons === 0) continue;
    if ([...parts.values()].some(isAcidic)) return adapted;
    return {
      ...adapted,
      steps: mentionWith(adapted.steps, key, `{${acid.key}}`),
      parts: new Map([...parts, [acid.key, acid]]),
    };
  }
  return adapted;
}

function acidOf(food: FoodId, teaspoons: number): DishPart {
  const { name } = foodById(food);
  return { key: name, name, amount: Math.max(0.25, Math.round(teaspoons * 4) / 4), unit: 'tsp', food };
}
