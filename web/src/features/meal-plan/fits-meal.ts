import type { Recipe } from '@plateful/contract/recipes.ts';
import type { PlannedMealType } from '@plateful/domain/vocabulary/options.ts';

/** Whether a recipe may be planned in a slot (docs/product.md, Validation): its meal type is empty or the slot's. */
export function fitsMeal({ mealType }: Pick<Recipe, 'mealType'>, slotType: PlannedMealType): boolean {
  return mealType === null || mealType === slotType;
}
