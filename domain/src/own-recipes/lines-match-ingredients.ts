import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import { isNamedByIngredient, namesOfIngredients } from '../recipes/ingredient-of-line.ts';
import { languageOfForm } from './expand-document.ts';
import { headingIn, type StoredRecipeForm } from './recipe-document.ts';

/**
 * Whether the lines of a form match the ingredients of its recipe: each line must name the foods of one ingredient, and
 * for each linked recipe all its foods must be among the ingredients. People read the lines, but allergens are checked
 * on the ingredients: an imported file contains both, and must not hide a food in one of them. `subrecipeOf` returns the
 * ingredients of a linked recipe; a link to an unknown recipe is read as text.
 */
export function linesMatchIngredients(
  form: StoredRecipeForm,
  ingredients: readonly Ingredient[],
  subrecipeOf: (id: string) => readonly Ingredient[] | undefined,
): boolean {
  const language = languageOfForm(form);
  const judged = namesOfIngredients(ingredients);
  return form.lines.every(({ text, recipeId, ingredient }) => {
    const part = recipeId === null ? undefined : subrecipeOf(recipeId);
    if (part) return [...namesOfIngredients(part)].every((name) => judged.has(name));
    if (text.trim() === '' || headingIn({ text, recipeId: null }) !== null) return true;
    return (
      isNamedByIngredient(text, judged, language) &&
      (!ingredient || isNamedByIngredient(text, namesOfIngredients([ingredient]), language))
    );
  });
}
