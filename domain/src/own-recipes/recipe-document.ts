import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import { mergeSequence } from '../merging/merge-sequence.ts';
import { mergeValue } from '../merging/three-way.ts';
import { formatQuantity } from '../quantities/format-amount.ts';
import type { MealType } from '../vocabulary/options.ts';

/** A line of the ingredient list as its writer typed it; `recipeId` links it to another recipe of the writer. */
export type DocumentLine = { text: string; recipeId: string | null };

/** A recipe as its writer edits it. A line that ends in a colon is the heading of the lines below it. */
export type RecipeDocument = {
  title: string;
  description: string | null;
  lines: readonly DocumentLine[];
  steps: readonly string[];
  /** Minutes from start to finish. */
  cookingTime: number | null;
  servings: number;
  cuisineType: string | null;
  mealType: MealType | null;
  tags: readonly string[];
};
export type DocumentField = keyof RecipeDocument;

/** Field names for display and messages. */
export const documentFieldNames: Record<DocumentField, string> = {
  title: 'Title',
  description: 'Description',
  lines: 'Ingredients',
  steps: 'Steps',
  cookingTime: 'Time',
  servings: 'Servings',
  cuisineType: 'Cuisine',
  mealType: 'Meal',
  tags: 'Tags',
};
export const documentFields = Object.keys(documentFieldNames) as DocumentField[];

/** The ingredient lines and steps of a document. */
export type RecipeForm = { lines: readonly DocumentLine[]; steps: readonly string[] };

/** The form with the exact ingredients of imported lines that have not been edited since. */
export type StoredRecipeForm = {
  lines: readonly (DocumentLine & { ingredient?: Ingredient | undefined })[];
  steps: readonly string[];
};

type Stored = Omit<RecipeDocument, 'lines' | 'steps'> & {
  ingredients: readonly Ingredient[];
  instructions: readonly string[];
  /** Null for a recipe that was not written in the editor: its lines are generated from its ingredients. */
  written: StoredRecipeForm | null;
};

export function documentOf(recipe: Stored): RecipeDocument {
  const { title, description, cookingTime, servings, cuisineType, mealType, tags } = recipe;
  const { lines, steps } = recipe.written ?? {
    lines: linesOf(recipe.ingredients),
    steps: recipe.instructions,
  };
  const plain = lines.map(({ text, recipeId }) => ({ text, recipeId }));
  return { title, description, lines: plain, steps, cookingTime, servings, cuisineType, mealType, tags };
}

/** Exact ingredients by the text of their line; they remain valid while the text is unchanged. */
export function knownIngredients({ written, ingredients }: Pick<Stored, 'written' | 'ingredients'>) {
  const known = new Map<string, Ingredient>();
  if (!written) for (const one of ingredients) known.set(textOf(one), one);
  for (const { text, ingredient } of written?.lines ?? []) if (ingredient) known.set(text, ingredient);
  return known;
}

/** The form to store, with the exact ingredients of its unchanged lines. */
export function storedForm(
  { lines, steps }: RecipeForm,
  known: ReadonlyMap<string, Ingredient>,
): StoredRecipeForm {
  return {
    lines: lines.map(({ text, recipeId }) => {
      const ingredient = recipeId === null ? known.get(text) : undefined;
      return ingredient ? { text, recipeId, ingredient } : { text, recipeId };
    }),
    steps,
  };
}

function linesOf(ingredients: readonly Ingredient[]): DocumentLine[] {
  return ingredients.flatMap((ingredient, at) => {
    const { section } = ingredient;
    const isNew = section !== undefined && section !== ingredients[at - 1]?.section;
    const line = { text: textOf(ingredient), recipeId: null };
    return isNew ? [{ text: `${section}:`, recipeId: null }, line] : [line];
  });
}

/** An ingredient as a line: "500 g flour, sifted". Whitespace is collapsed. */
export function textOf({ amount, unit, name }: Ingredient): string {
  return `${formatQuantity(amount, unit)} ${name}`.replace(/\s+/g, ' ').trim();
}

const number = /[\d½¼¾⅓⅔]/;

/**
 * The text of a heading without its colon ("For the dough"), or null. A line with a number is an ingredient, except
 * after "For" ("For 12 rolls:").
 */
export function headingIn({ text, recipeId }: DocumentLine): string | null {
  const line = text.trim();
  if (recipeId !== null || !line.endsWith(':')) return null;
  const name = line.slice(0, -1);
  const isHeading = /^for\s/i.test(name) || (/\p{L}/u.test(name) && !number.test(name));
  return isHeading ? name.trim() : null;
}

/** A list field as strings that are equal for equal items. */
function itemsOf(document: RecipeDocument, field: 'lines' | 'steps' | 'tags'): string[] {
  if (field !== 'lines') return [...document[field]];
  return document.lines.map(({ text, recipeId }) => JSON.stringify([text, recipeId]));
}

export function changedFields(one: RecipeDocument, other: RecipeDocument): DocumentField[] {
  return documentFields.filter((field) =>
    field === 'lines' || field === 'steps' || field === 'tags'
      ? itemsOf(one, field).join('\n') !== itemsOf(other, field).join('\n')
      : one[field] !== other[field],
  );
}

type Sides = {
  /** The version that the sender started from; null if it is no longer stored. */
  base: RecipeDocument | null;
  stored: RecipeDocument;
  sent: RecipeDocument;
};

/**
 * Merges a change into the stored document (decision 034): field by field, lists item by item. In a conflict the result
 * has the sent value.
 */
export function mergeDocuments({ base, stored, sent }: Sides): {
  document: RecipeDocument;
  conflicts: DocumentField[];
} {
  const conflicts: DocumentField[] = [];

  function value<Field extends Exclude<DocumentField, 'lines' | 'steps' | 'tags'>>(field: Field) {
    const merged = mergeValue<string | number | null>(base?.[field], stored[field], sent[field]);
    if (merged.isConflict) conflicts.push(field);
    return merged.value as RecipeDocument[Field];
  }

  function list(field: 'lines' | 'steps' | 'tags'): string[] {
    const merged = mergeSequence(base && itemsOf(base, field), itemsOf(stored, field), itemsOf(sent, field));
    if (merged === null) conflicts.push(field);
    return merged ?? itemsOf(sent, field);
  }

  const document = {
    title: value('title'),
    description: value('description'),
    lines: list('lines').map((item) => {
      const [text, recipeId] = JSON.parse(item) as [string, string | null];
      return { text, recipeId };
    }),
    steps: list('steps'),
    cookingTime: value('cookingTime'),
    servings: value('servings'),
    cuisineType: value('cuisineType'),
    mealType: value('mealType'),
    tags: list('tags'),
  };
  return { document, conflicts };
}
