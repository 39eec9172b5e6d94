import { minutesOf, servingsOf } from '@plateful/contract/bounds.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { counted } from '#lib/words.ts';

type Summarized = Pick<
  Recipe,
  'title' | 'description' | 'cookingTime' | 'servings' | 'cuisineType' | 'nutritionInfo'
>;

/** The text of a link preview: the recipe's description, else its nutrition values. */
export function recipeSummary(recipe: Summarized): string {
  const { title, description, cuisineType, nutritionInfo } = recipe;
  if (description?.trim()) return description;
  const figures = [
    `${minutesOf(recipe)} minutes`,
    counted(servingsOf(recipe), 'serving'),
    ...(nutritionInfo ? [`${Math.round(nutritionInfo.calories)} kcal each`] : []),
  ];
  return `${title}${cuisineType ? `, ${cuisineType}` : ''}: ${figures.join(', ')}.`;
}
