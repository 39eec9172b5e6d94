import { recipeCount } from '@plateful/contract/bounds.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { serverMessageOf } from '#lib/api-error.ts';
import { toast, toastFailure } from '#ui/toast-store.ts';

// Texts of docs/product.md, Validation and Messages.

export function toastTooMany() {
  toastFailure('Recipe limit reached', `You can generate up to ${recipeCount.max} recipes at a time.`);
}

export function toastSetupRequired() {
  toastFailure('Setup required', 'Please set up your taste preferences first before generating recipes.');
}

/**
 * Recipes that the kitchen wrote in the place of a model that failed are called samples, and only those. Where nothing
 * fits the page says it: nothing was generated.
 */
export function toastGenerated(recipes: readonly Recipe[], isFallback: boolean) {
  if (recipes.length === 0) return;
  const samples = samplesAmong(recipes);
  if (isFallback) {
    toast({
      title: 'Recipes generated using fallback mode',
      description: `AI service temporarily unavailable. Generated ${samples} sample recipes based on your preferences.`,
    });
  } else {
    // Where no model is set up the kitchen is the writer.
    const written =
      samples === recipes.length
        ? `${samples} personalized recipes`
        : `${recipes.length - samples} personalized recipes using AI`;
    toast({
      title: 'Recipes generated successfully!',
      description: `Generated ${written} based on your taste preferences.`,
    });
  }
}

export function failureText(error: unknown): string {
  return serverMessageOf(error) ?? 'Failed to generate recipes. Please try again.';
}

export function toastGenerationFailure(error: unknown) {
  toastFailure('Error generating recipes', failureText(error));
}

export function toastSamplesFailure() {
  toastFailure('Error loading sample recipes', 'Failed to load sample recipes. Please try again.');
}

/** How many of a paid plan's recipes the language model did not write. */
export function samplesAmong(recipes: readonly Pick<Recipe, 'origin'>[]): number {
  return recipes.filter(({ origin }) => origin !== 'model').length;
}
