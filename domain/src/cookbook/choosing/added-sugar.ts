import type { Food } from '../../foods/food.ts';
import { type FoodSet, foodIds } from '../../foods/food-ids.ts';
import { foodById } from '../../foods/table.ts';
import { nutritionOf } from '../../nutrition/nutrition.ts';
import type { AdaptedDish } from '../make-recipe.ts';

/** Dairy boiled down with sugar. */
const sweetenedMilk: FoodSet = new Set(foodIds('condensed-milk dulce-de-leche'));
/** Grams of sugar in 100 g from which on a jam, chutney or chocolate sweetens what it is in. */
const muchSugar = 30;

function isSweetener({ class: kind, id, per100g }: Food): boolean {
  return kind === 'sweetener' || sweetenedMilk.has(id) || (kind === 'composed' && per100g.sugar >= muchSugar);
}

/** Grams of sugar per serving from sugar, syrups, and what is mostly sugar, such as condensed milk and jam. */
export function addedSugarOf({ dish, parts }: Pick<AdaptedDish, 'dish' | 'parts'>): number {
  const sweet = [...parts.values()].filter(({ food }) => isSweetener(foodById(food)));
  return sweet.length === 0 ? 0 : nutritionOf(sweet, dish.serves).perServing.sugar;
}
