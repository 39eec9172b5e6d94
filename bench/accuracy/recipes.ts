import type { RecipeDraft } from '@plateful/domain/recipes/recipe.ts';
import { checkRecipe } from '@plateful/domain/safety/check-recipe.ts';
import type { Allergen, Diet } from '@plateful/domain/vocabulary/options.ts';
import { casesOf, type Score, scoreOf } from './score.ts';

type Case = {
  recipe: RecipeDraft;
  allergies: Allergen[];
  dietaryRestrictions: Diet[];
  ok: boolean;
  /** What violates which limit, or why none is violated. */
  why: string;
};

const file = 'recipes.jsonl';

/** Recipes with one hidden violation each: correct if rejected. */
export function unsafeRecipes(): Score {
  const cases = casesOf<Case>(file).filter(({ ok }) => !ok);
  return scoreOf('Unsafe recipes refused', cases, (sample) =>
    checkRecipe(sample.recipe, sample).ok ? `${sample.recipe.title}: ${sample.why}` : null,
  );
}

/** Safe recipes in realistic wording: correct if accepted. */
export function safeRecipes(): Score {
  const cases = casesOf<Case>(file).filter(({ ok }) => ok);
  return scoreOf('Safe recipes let through', cases, (sample) => {
    const { ok, violations } = checkRecipe(sample.recipe, sample);
    return ok ? null : `${sample.recipe.title}: ${violations.map(({ why }) => why).join('; ')}`;
  });
}
