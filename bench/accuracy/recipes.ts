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
  return scoreOf('Unsafe recipes refused', cases, (one) =>
    checkRecipe(one.recipe, one).ok ? `${one.recipe.title}: ${one.why}` : null,
  );
}

/** Safe recipes in realistic wording: correct if accepted. */
export function safeRecipes(): Score {
  const cases = casesOf<Case>(file).filter(({ ok }) => ok);
  return scoreOf('Safe recipes let through', cases, (one) => {
    const { ok, violations } = checkRecipe(one.recipe, one);
    return ok ? null : `${one.recipe.title}: ${violations.map(({ why }) => why).join('; ')}`;
  });
}
