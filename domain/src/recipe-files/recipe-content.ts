import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import { expandDocument } from '../own-recipes/expand-document.ts';
import { knownIngredients, type StoredRecipeForm } from '../own-recipes/recipe-document.ts';
import { formatQuantity } from '../quantities/format-amount.ts';
import type { MealType } from '../vocabulary/options.ts';

/** The exported content of a recipe: everything its author wrote, nothing computed or related to an account. */
export type RecipeContent = Carried & {
  title: string;
  description: string | null;
  ingredients: readonly Ingredient[];
  instructions: readonly string[];
  /** Minutes. */
  cookingTime: number | null;
  servings: number;
  cuisineType: string | null;
  mealType: MealType | null;
  tags: readonly string[];
  goesWith: readonly string[];
};

/** Optional content. */
type Carried = {
  /** The text as written, if no line refers to another recipe, which is not in the file. */
  written?: StoredRecipeForm | null | undefined;
  /** The exporting user's private note, only in their own files. */
  note?: string | null | undefined;
};

/** The key of the complete data in a file, next to the standard fields. */
export const contentKey = 'plateful';

/** The display text of a line, with plain spaces, since importers do not split at narrow ones. */
export function ingredientLine({ amount, unit, name }: Ingredient): string {
  return `${formatQuantity(amount, unit).replaceAll('\u202f', ' ')} ${name}`.trim();
}

/** "1 hour 15 minutes", readable for people and programs. */
export function timeInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const words = [
    hours && `${hours} hour${hours === 1 ? '' : 's'}`,
    rest && `${rest} minute${rest === 1 ? '' : 's'}`,
  ];
  return words.filter(Boolean).join(' ');
}

/** The exported fields in a fixed order, without any others. */
export function contentOf(recipe: RecipeContent): RecipeContent {
  const { title, description, ingredients, instructions, cookingTime, servings } = recipe;
  const { cuisineType, mealType, tags, goesWith, note } = recipe;
  const written = plainForm(recipe.written ?? null);
  return {
    title,
    description,
    ingredients: ingredients.map(({ name, amount, unit, section }) => ({
      name,
      amount,
      unit,
      ...(section && { section }),
    })),
    instructions,
    cookingTime,
    servings,
    cuisineType,
    mealType,
    tags,
    goesWith,
    ...(written && { written }),
    ...(note && { note }),
  };
}

function plainForm(written: StoredRecipeForm | null): StoredRecipeForm | null {
  if (!written || written.lines.some(({ recipeId }) => recipeId !== null)) return null;
  return { lines: written.lines.map(({ text }) => ({ text, recipeId: null })), steps: written.steps };
}

/** Whether the written form matches the ingredients and steps, since its text must not refer to other foods. */
export function isWrittenAs(written: StoredRecipeForm, recipe: RecipeContent): boolean {
  const known = knownIngredients({ written: null, ingredients: recipe.ingredients });
  const cooked = expandDocument(written, () => undefined, known);
  const textsOf = (form: Pick<RecipeContent, 'ingredients' | 'instructions'>) =>
    JSON.stringify([
      form.ingredients.map(({ name, amount, unit, section }) => [name, amount, unit, section]),
      form.instructions,
    ]);
  return cooked.problems.length === 0 && textsOf(cooked) === textsOf(recipe);
}

/** Groups consecutive lines by heading. */
export function ingredientSections(ingredients: readonly Ingredient[]) {
  const sections: { heading: string | undefined; lines: Ingredient[] }[] = [];
  for (const one of ingredients) {
    const last = sections.at(-1);
    if (last && last.heading === one.section) last.lines.push(one);
    else sections.push({ heading: one.section, lines: [one] });
  }
  return sections;
}
