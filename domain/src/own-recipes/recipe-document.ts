import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import { mergeSequence } from '../merging/merge-sequence.ts';
import { mergeValue } from '../merging/three-way.ts';
import { formatQuantity } from '../quantities/format-amount.ts';
import type { MealType } from '../vocabulary/options.ts';

/** A line of the list as its writer has it; `recipeId` where it stands for another recipe of the writer's. */
export type DocumentLine = { text: string; recipeId: string | null };

/** A recipe as a person writes and changes it. A line that ends in a colon heads those below it. */
export type RecipeDocument = {
  title: string;
  description: string | null;
  lines: readonly DocumentLine[];
  steps: readonly string[];
  /** Minutes, start to finish. */
  cookingTime: number | null;
  servings: number;
  cuisineType: string | null;
  mealType: MealType | null;
  tags: readonly string[];
};
export type DocumentField = keyof RecipeDocument;

/** The names of the fields on screen and in messages. */
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

/** The list and the method of a document. */
export type WrittenForm = { lines: readonly DocumentLine[]; steps: readonly string[] };

/** The same with the ingredients of lines that have not been changed since they were taken from elsewhere, as exact as they came. */
export type StoredForm = {
  lines: readonly (DocumentLine & { ingredient?: Ingredient | undefined })[];
  steps: readonly string[];
};

type Stored = Omit<RecipeDocument, 'lines' | 'steps'> & {
  ingredients: readonly Ingredient[];
  instructions: readonly string[];
  /** Null for a recipe that no person has written here: its lines follow from its ingredients. */
  written: StoredForm | null;
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

/** Ingredients that lines keep as long as their text stays, by that text. */
export function knownIngredients({ written, ingredients }: Pick<Stored, 'written' | 'ingredients'>) {
  const known = new Map<string, Ingredient>();
  if (!written) for (const one of ingredients) known.set(textOf(one), one);
  for (const { text, ingredient } of written?.lines ?? []) if (ingredient) known.set(text, ingredient);
  return known;
}

/** A form to store, with the ingredients that its lines keep. */
export function storedForm(
  { lines, steps }: WrittenForm,
  known: ReadonlyMap<string, Ingredient>,
): StoredForm {
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

/** "500 g flour, sifted": an ingredient as one writes it, with plain spaces. */
export function textOf({ amount, unit, name }: Ingredient): string {
  return `${formatQuantity(amount, unit)} ${name}`.replace(/\s+/g, ' ').trim();
}

const number = /[\d½¼¾⅓⅔]/;

/** The heading of a line that is one, without its colon: "For the dough". Numbers belong to ingredients, but for "For 12 rolls:". */
export function headingIn({ text, recipeId }: DocumentLine): string | null {
  const line = text.trim();
  if (recipeId !== null || !line.endsWith(':')) return null;
  const name = line.slice(0, -1);
  const isHeading = /^for\s/i.test(name) || (/\p{L}/u.test(name) && !number.test(name));
  return isHeading ? name.trim() : null;
}

/** What one field says, alike for two that say the same. */
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
  /** What the sender had been shown; null where that is not kept any more. */
  base: RecipeDocument | null;
  stored: RecipeDocument;
  sent: RecipeDocument;
};

/**
 * Merges a change into what is stored (decision 034): field by field, in lists line by line. In a conflict the document has the
 * value that was sent.
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
