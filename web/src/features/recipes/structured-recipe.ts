import { minutesOf, servingsOf } from '@plateful/contract/limits.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { formatQuantity } from '@plateful/domain/quantities/format-amount.ts';

/** Specification, section 9. */
const prepMinutes = 15;
const defaultCategory = 'main course';

/** The recipe as search engines read it: schema.org's Recipe in JSON-LD. */
export function structuredRecipe(recipe: Recipe): Record<string, unknown> {
  const minutes = minutesOf(recipe);
  const { nutritionInfo: figures, cuisineType, mealType, description, tags } = recipe;
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    ...(description && { description }),
    datePublished: recipe.createdAt.slice(0, 10),
    prepTime: `PT${prepMinutes}M`,
    cookTime: `PT${minutes}M`,
    totalTime: `PT${minutes + prepMinutes}M`,
    recipeYield: String(servingsOf(recipe)),
    recipeCategory: mealType ?? defaultCategory,
    ...(cuisineType && { recipeCuisine: cuisineType }),
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
    recipeIngredient: recipe.ingredients.map(({ amount, unit, name }) =>
      `${formatQuantity(amount, unit)} ${name}`.trim(),
    ),
    recipeInstructions: recipe.instructions.map((text) => ({ '@type': 'HowToStep', text })),
    ...(figures && {
      nutrition: {
        '@type': 'NutritionInformation',
        calories: `${Math.round(figures.calories)} calories`,
        proteinContent: `${Math.round(figures.protein)} g`,
        carbohydrateContent: `${Math.round(figures.carbs)} g`,
        fatContent: `${Math.round(figures.fat)} g`,
        fiberContent: `${Math.round(figures.fiber)} g`,
        sugarContent: `${Math.round(figures.sugar)} g`,
        sodiumContent: `${Math.round(figures.sodium)} mg`,
      },
    }),
  };
}

/** JSON that cannot end the script element it stands in. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
