import type { Recipe } from '@plateful/contract/recipes.ts';
import type { PlannedMealType } from '@plateful/domain/taste/options.ts';

/** Whether a recipe may go into a slot (specification, section 5): its meal type is empty or the slot's. */
export function fitsMeal({ mealType }: Pick<Recipe, 'mealType'>, slotType: PlannedMealType): boolean {
  return mealType === null || mealType === slotType;
}

/** Whether every word is in the recipe's title, cuisine, tags or ingredients, in any spelling of case and accents. */
export function matchesWords(recipe: Recipe, words: string): boolean {
  const { title, cuisineType, tags, ingredients } = recipe;
  const text = folded([title, cuisineType ?? '', ...tags, ...ingredients.map(({ name }) => name)].join(' '));
  return folded(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
