import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import { expandDocument } from '../own-recipes/expand-document.ts';
import { knownIngredients, type StoredForm } from '../own-recipes/recipe-document.ts';
import { formatQuantity } from '../quantities/format-amount.ts';
import type { MealType } from '../vocabulary/options.ts';

/** What a file says of a recipe: all that its cook wrote, nothing that is computed or tells of an account. */
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

/** What a file carries where there is any. */
type Carried = {
  /** As its cook wrote it, where no line stands for another recipe: that one is not in the file. */
  written?: StoredForm | null | undefined;
  /** Of the one who takes the file, and in no one else's. */
  note?: string | null | undefined;
};

/** Under which name a file holds the content itself, beside the fields that all programs read. */
export const contentKey = 'plateful';

/** A line as people read it. Programs split lines at spaces, not at narrow ones. */
export function ingredientLine({ amount, unit, name }: Ingredient): string {
  return `${formatQuantity(amount, unit).replaceAll('\u202f', ' ')} ${name}`.trim();
}

/** "1 hour 15 minutes", as people and programs read it. */
export function timeInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const words = [
    hours && `${hours} hour${hours === 1 ? '' : 's'}`,
    rest && `${rest} minute${rest === 1 ? '' : 's'}`,
  ];
  return words.filter(Boolean).join(' ');
}

/** Fields of every file in one order, whatever else a row has. */
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

function plainForm(written: StoredForm | null): StoredForm | null {
  if (!written || written.lines.some(({ recipeId }) => recipeId !== null)) return null;
  return { lines: written.lines.map(({ text }) => ({ text, recipeId: null })), steps: written.steps };
}

/** Whether what a file carries as written is what its ingredients and steps say: words must not stand for other foods. */
export function isWrittenAs(written: StoredForm, recipe: RecipeContent): boolean {
  const known = knownIngredients({ written: null, ingredients: recipe.ingredients });
  const cooked = expandDocument(written, () => undefined, known);
  const said = (form: Pick<RecipeContent, 'ingredients' | 'instructions'>) =>
    JSON.stringify([
      form.ingredients.map(({ name, amount, unit, section }) => [name, amount, unit, section]),
      form.instructions,
    ]);
  return cooked.problems.length === 0 && said(cooked) === said(recipe);
}

/** Runs of lines below the same heading. */
export function ingredientSections(ingredients: readonly Ingredient[]) {
  const sections: { heading: string | undefined; lines: Ingredient[] }[] = [];
  for (const one of ingredients) {
    const last = sections.at(-1);
    if (last && last.heading === one.section) last.lines.push(one);
    else sections.push({ heading: one.section, lines: [one] });
  }
  return sections;
}
