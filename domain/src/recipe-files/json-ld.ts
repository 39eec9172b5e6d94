import { howToSteps } from '../recipes/method.ts';
import { contentKey, contentOf, ingredientLine, type RecipeContent } from './recipe-content.ts';

/** schema.org's Recipe in JSON-LD. */
export function asJsonLd(recipe: RecipeContent): Record<string, unknown> {
  const { title, description, instructions, cookingTime, servings, cuisineType, mealType, tags } = recipe;
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: title,
    ...(description && { description }),
    ...(cookingTime && { totalTime: `PT${cookingTime}M` }),
    recipeYield: `${servings} servings`,
    ...(cuisineType && { recipeCuisine: cuisineType }),
    ...(mealType && { recipeCategory: mealType }),
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
    recipeIngredient: recipe.ingredients.map(ingredientLine),
    recipeInstructions: howToSteps(instructions),
    ...(recipe.note && { comment: [{ '@type': 'Comment', text: recipe.note }] }),
    [contentKey]: contentOf(recipe),
  };
}
