import type { Recipe } from '@plateful/contract/recipes.ts';
import type { PlannedMealType } from '@plateful/domain/vocabulary/options.ts';

/** Whether a recipe may go into a slot (docs/product.md, Validation): its meal type is empty or the slot's. */
export function fitsMeal({ mealType }: Pick<Recipe, 'mealType'>, slotType: PlannedMealType): boolean {
  return mealType === null || mealType === slotType;
}

type Searchable = Pick<Recipe, 'title' | 'cuisineType' | 'tags' | 'ingredients'>;

/** What is searched of a recipe: title, cuisine, tags and ingredients. */
export function searchedText({ title, cuisineType, tags, ingredients }: Searchable): string {
  return [title, cuisineType, ...tags, ...ingredients.map(({ name }) => name)].join(' ');
}
