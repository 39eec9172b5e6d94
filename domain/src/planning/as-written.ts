import { type SampleRecipe, sampleRecipes } from '../cookbook/sample-recipes.ts';
import { checkRecipe } from '../safety/check-recipe.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import type { Served } from './serve-candidate.ts';

const samplesByTitle = new Map<string, SampleRecipe>(sampleRecipes.map((sample) => [sample.title, sample]));

/** With the sample of the cook book in place of its own recipe, where that says the same but for the servings. */
export function asWritten<S extends Served>(served: S, limits: TasteProfile): S {
  const sample = samplesByTitle.get(served.title);
  if (!served.recipe || !sample) return served;
  const isSame =
    sample.cookingTime === served.minutes &&
    namesOf(sample) === namesOf(served.recipe) &&
    checkRecipe(sample, limits).ok;
  return isSame ? { ...served, recipeId: sample.id, recipe: null } : served;
}

function namesOf({ ingredients }: Pick<SampleRecipe, 'ingredients'>): string {
  return ingredients.map(({ name }) => name).join('\n');
}
