import { type SampleRecipe, sampleRecipes } from '../cookbook/sample-recipes.ts';
import { type RecipeFacts, recipeFacts } from '../recipes/recipe-facts.ts';
import { checkRecipe } from '../safety/check-recipe.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import type { PlannedRecipe } from './render-candidate.ts';

const samplesByTitle = new Map<string, SampleRecipe>(sampleRecipes.map((sample) => [sample.title, sample]));

/** With the facts of its recipe; null for a stored recipe. */
export type WithFacts<S> = S & { facts: RecipeFacts | null };

/** Replaces a recipe by the cookbook sample that equals it except for servings, unless its amounts were adjusted, and adds the facts. */
export function preferSample<S extends PlannedRecipe>(planned: S, limits: TasteProfile): WithFacts<S> {
  const { recipe } = planned;
  if (!recipe) return { ...planned, facts: null };
  const sample = samplesByTitle.get(planned.title);
  const isSame =
    !planned.isAdjusted &&
    sample?.cookingTime === planned.minutes &&
    namesOf(sample) === namesOf(recipe) &&
    checkRecipe(sample, limits).ok;
  return isSame
    ? { ...planned, recipeId: sample.id, recipe: null, facts: sample.facts }
    : { ...planned, facts: recipeFacts(recipe) };
}

function namesOf({ ingredients }: Pick<SampleRecipe, 'ingredients'>): string {
  return ingredients.map(({ name }) => name).join('\n');
}
