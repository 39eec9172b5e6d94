import { minutesOf, servingsOf } from '@plateful/contract/limits.ts';
import { cuisineTint } from '@plateful/domain/recipes/cuisine-tint.ts';
import type { MealType } from '@plateful/domain/vocabulary/options.ts';
import type { SharedDish } from '#ports/share-pictures.ts';
import type { PresentedRecipe } from './recipes.service.ts';

const plainTitles: Record<MealType, string> = {
  breakfast: 'A recipe for breakfast',
  lunch: 'A recipe for lunch',
  dinner: 'A recipe for dinner',
  snack: 'A recipe for a snack',
};

/** What of a recipe its share picture shows. */
export function sharedDish(recipe: PresentedRecipe): SharedDish {
  const { title, cuisineType, mealType, nutritionInfo, facts } = recipe;
  const servings = servingsOf(recipe);
  const figures = [{ value: `${minutesOf(recipe)} min`, label: 'cooking time' }];
  // A picture has no room for "the figures cover 80 % of the ingredients": it shows whole figures or none.
  if (nutritionInfo && facts.coverage === 1)
    figures.push({ value: `${Math.round(nutritionInfo.calories)}`, label: 'calories per serving' });
  figures.push({ value: `${servings}`, label: servings === 1 ? 'serving' : 'servings' });
  return {
    title,
    plainTitle: mealType ? plainTitles[mealType] : 'A recipe to try',
    kinds: [cuisineType, mealType].flatMap((kind) => (kind ? capitalized(kind) : [])),
    figures,
    pictures: facts.pictures,
    tint: cuisineTint(cuisineType),
  };
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
