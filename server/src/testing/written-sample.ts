import type { WrittenRecipe } from '@plateful/contract/written-recipe.ts';
import type { SampleRecipe } from '@plateful/domain/cookbook/sample-recipes.ts';

/** A sample recipe in a language model's output format. */
export function writtenSample(sample: SampleRecipe): WrittenRecipe {
  return {
    title: sample.title,
    description: sample.description,
    reason: '',
    cuisineType: sample.cuisineType ?? '',
    mealType: sample.mealType ?? 'dinner',
    cookingTime: sample.cookingTime,
    servings: sample.servings,
    ingredients: sample.ingredients.map(({ name, amount, unit }) => ({ name, amount, unit })),
    instructions: [...sample.instructions],
    tags: [],
  };
}
