import { minutesOf, servingsOf } from '@plateful/contract/bounds.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { formatQuantity } from '@plateful/domain/quantities/format-amount.ts';
import { howToSteps } from '@plateful/domain/recipes/method.ts';
import { titleWithUnverifiedClaims } from '@plateful/domain/recipes/text-claims.ts';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { recipeLang } from '#entities/recipe/recipe-language.ts';
import { recipeSummary } from '#entities/recipe/recipe-summary.ts';
import { recipeAddress } from '#entities/recipe/share-links.ts';

/** docs/product.md, Constants. */
const prepMinutes = 15;
const defaultCategory = 'main course';

/** The recipe as JSON-LD of schema.org's Recipe. `origin` is the product's canonical origin. */
export function structuredRecipe(recipe: Recipe, origin: string): Record<string, unknown> {
  const minutes = minutesOf(recipe);
  const { nutritionInfo: figures, cuisineType, mealType, tags } = recipe;
  const url = recipeAddress(origin, recipe.id);
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    '@id': url,
    url,
    name: titleWithUnverifiedClaims(recipe, recipe.facts),
    inLanguage: recipeLang(recipe) ?? 'en',
    description: recipeSummary(recipe),
    image: [recipeImage(recipe, origin)],
    author: { '@type': 'Organization', name: productName, url: `${origin}/` },
    datePublished: recipe.createdAt.slice(0, 10),
    prepTime: `PT${prepMinutes}M`,
    cookTime: `PT${minutes}M`,
    totalTime: `PT${minutes + prepMinutes}M`,
    recipeYield: String(servingsOf(recipe)),
    recipeCategory: mealType ?? defaultCategory,
    ...(cuisineType && { recipeCuisine: cuisineType }),
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
    recipeIngredient: recipe.ingredients.map(ingredientLine),
    recipeInstructions: howToSteps(recipe.instructions),
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

/** The social preview image, 1200 × 630. */
export function recipeImage({ id }: Pick<Recipe, 'id'>, origin: string): string {
  return `${origin}/api/recipe/${id}/image`;
}

function ingredientLine({ amount, unit, name }: Recipe['ingredients'][number]): string {
  // Ingredient parsers split at plain spaces, not at narrow no-break ones.
  return `${formatQuantity(amount, unit).replaceAll('\u202f', ' ')} ${name}`.trim();
}
