import { howToSteps } from '../recipes/method.ts';
import { type RecipeSource, sourceIn, withoutSourceLine } from '../vocabulary/source-line.ts';
import { contentKey, contentOf, ingredientLine, type RecipeContent } from './recipe-content.ts';

/** schema.org's Recipe in JSON-LD. */
export function asJsonLd(recipe: RecipeContent): Record<string, unknown> {
  const { title, instructions, cookingTime, servings, cuisineType, mealType, tags } = recipe;
  const description = withoutSourceLine(recipe.description);
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: title,
    ...(description && { description }),
    ...schemaSource(sourceIn(recipe.description)),
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

/** As schema.org properties: the page and its publisher, or an author. */
export function schemaSource({ name, url }: RecipeSource): Record<string, unknown> {
  if (url === null) return name === null ? {} : { author: { '@type': 'Person', name } };
  return { url, ...(name !== null && { publisher: { '@type': 'Organization', name } }) };
}
