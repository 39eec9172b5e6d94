import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import { isSaidBy, namesOfIngredients } from '../recipes/ingredient-of-line.ts';
import { languageOfForm } from './expand-document.ts';
import { headingIn, type StoredForm } from './recipe-document.ts';

/**
 * Whether each line of a form stands for an ingredient of its recipe that names the same foods. The lines are what a person
 * reads, the ingredients what is judged for allergens: a file may hold both, and must not hide one behind the other.
 */
export function isShownAsJudged(form: StoredForm, ingredients: readonly Ingredient[]): boolean {
  const language = languageOfForm(form);
  const judged = namesOfIngredients(ingredients);
  return form.lines.every(({ text, recipeId, ingredient }) => {
    if (recipeId !== null || text.trim() === '' || headingIn({ text, recipeId }) !== null) return true;
    return (
      isSaidBy(text, judged, language) &&
      (!ingredient || isSaidBy(text, namesOfIngredients([ingredient]), language))
    );
  });
}
