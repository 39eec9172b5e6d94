import { type SampleRecipe, sampleRecipes } from '../cookbook/sample-recipes.ts';
import { type RecipeFacts, recipeFacts } from '../recipes/recipe-facts.ts';
import { checkRecipe } from '../safety/check-recipe.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import type { Served } from './serve-candidate.ts';

const samplesByTitle = new Map<string, SampleRecipe>(sampleRecipes.map((sample) => [sample.title, sample]));

/** With the facts of its recipe; null for a stored recipe. */
export type WithFacts<S> = S & { facts: RecipeFacts | null };

/** Replaces a recipe by the cookbook sample that equals it except for servings, unless its amounts bend, and adds the facts. */
export function preferSample<S extends Served>(served: S, limits: TasteProfile): WithFacts<S> {
  const { recipe } = served;
  if (!recipe) return { ...served, facts: null };
  const sample = samplesByTitle.get(served.title);
  const isSame =
    !served.isBent &&
    sample?.cookingTime === served.minutes &&
    namesOf(sample) === namesOf(recipe) &&
    checkRecipe(sample, limits).ok;
  return isSame
    ? { ...served, recipeId: sample.id, recipe: null, facts: sample.facts }
    : { ...served, facts: recipeFacts(recipe) };
}

function namesOf({ ingredients }: Pick<SampleRecipe, 'ingredients'>): string {
  return ingredients.map(({ name }) => name).join('\n');
}
