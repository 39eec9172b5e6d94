import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import { isNamedByIngredient, namesOfIngredients } from '../recipes/ingredient-of-line.ts';
import { languageOfForm } from './expand-document.ts';
import { headingIn, type StoredForm } from './recipe-document.ts';

/**
 * Whether each line of a form stands for an ingredient of its recipe that names the same foods, and each that stands for
 * another recipe for ingredients that name all foods of that one. The lines are what a person reads, the ingredients what
 * is judged for allergens: a file may hold both, and must not hide one behind the other. `partOf` has the ingredients of
 * recipes; a line that stands for none of them is read by its words.
 */
export function linesMatchIngredients(
  form: StoredForm,
  ingredients: readonly Ingredient[],
  partOf: (id: string) => readonly Ingredient[] | undefined,
): boolean {
  const language = languageOfForm(form);
  const judged = namesOfIngredients(ingredients);
  return form.lines.every(({ text, recipeId, ingredient }) => {
    const part = recipeId === null ? undefined : partOf(recipeId);
    if (part) return [...namesOfIngredients(part)].every((name) => judged.has(name));
    if (text.trim() === '' || headingIn({ text, recipeId: null }) !== null) return true;
    return (
      isNamedByIngredient(text, judged, language) &&
      (!ingredient || isNamedByIngredient(text, namesOfIngredients([ingredient]), language))
    );
  });
}
