import { recipeCount } from '@plateful/contract/bounds.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { serverMessageOf } from '#lib/api-error.ts';
import { counted } from '#lib/words.ts';
import { toast, toastFailure } from '#ui/toast-store.ts';

// Texts of docs/product.md, Validation and Messages.

export function toastTooMany() {
  toastFailure('Recipe limit reached', `You can generate up to ${recipeCount.max} recipes at a time.`);
}

export function toastSetupRequired() {
  toastFailure('Setup required', 'Please set up your taste preferences first before generating recipes.');
}

/**
 * Only recipes that replace those of a failed model are called samples. If there are no recipes at all, the page says
 * so instead.
 */
export function toastGenerated(recipes: readonly Recipe[], isFallback: boolean) {
  if (recipes.length === 0) return;
  const samples = samplesAmong(recipes);
  if (isFallback) {
    toast({
      title: 'Recipes generated using fallback mode',
      description: `AI service temporarily unavailable. Generated ${counted(samples, 'sample recipe')} based on your preferences.`,
    });
  } else {
    // Without a configured model, all recipes come from the composer.
    const written =
      samples === recipes.length
        ? counted(samples, 'personalized recipe')
        : `${counted(recipes.length - samples, 'personalized recipe')} using AI`;
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

/** The number of recipes of a paid plan that were not written by the language model. */
export function samplesAmong(recipes: readonly Pick<Recipe, 'origin'>[]): number {
  return recipes.filter(({ origin }) => origin !== 'model').length;
}
