import type { OwnDocument } from '@plateful/contract/own-recipes.ts';
import type { DocumentField, RecipeDocument } from '@plateful/domain/own-recipes/recipe-document.ts';
import type { MealType } from '@plateful/domain/vocabulary/options.ts';
import { newKey } from '#lib/new-key.ts';

/** A row of the ingredients or steps; its key is stable when it moves. */
export type Row = { key: string; text: string; recipeId: string | null };

/** The values of the form. */
export type RecipeValues = {
  title: string;
  photoId: string | null;
  description: string;
  lines: Row[];
  steps: Row[];
  /** As typed. */
  cookingTime: string;
  servings: number;
  cuisineType: string;
  mealType: MealType | '';
  /** Comma-separated. */
  tags: string;
};

export type StoredDocument = OwnDocument['document'];

export const emptyDocument: StoredDocument = {
  title: '',
  description: null,
  lines: [],
  steps: [],
  cookingTime: null,
  servings: 4,
  cuisineType: null,
  mealType: null,
  tags: [],
};

export function newRow(text = '', recipeId: string | null = null): Row {
  return { key: newKey(), text, recipeId };
}

export function valuesOf(document: RecipeDocument, photoId: string | null): RecipeValues {
  const rows = (list: Row[]) => (list.length > 0 ? list : [newRow()]);
  return {
    title: document.title,
    photoId,
    description: document.description ?? '',
    lines: rows(document.lines.map(({ text, recipeId }) => newRow(text, recipeId))),
    steps: rows(document.steps.map((text) => newRow(text))),
    cookingTime: document.cookingTime === null ? '' : String(document.cookingTime),
    servings: document.servings,
    cuisineType: document.cuisineType ?? '',
    mealType: document.mealType ?? '',
    tags: document.tags.join(', '),
  };
}

/** The document of the form, without empty rows. Validation afterwards reports an invalid number of minutes. */
export function documentIn(values: RecipeValues): StoredDocument {
  const filled = (rows: readonly Row[]) => rows.filter(({ text }) => text.trim() !== '');
  const time = values.cookingTime.trim();
  return {
    title: values.title.trim(),
    description: values.description.trim() || null,
    lines: filled(values.lines).map(({ text, recipeId }) => ({ text: text.trim(), recipeId })),
    steps: filled(values.steps).map(({ text }) => text.trim()),
    cookingTime: time === '' ? null : Number(time),
    servings: values.servings,
    cuisineType: values.cuisineType.trim() || null,
    mealType: values.mealType || null,
    tags: tagsIn(values.tags),
  };
}

function tagsIn(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim());
  const keys = tags.map((tag) => tag.toLowerCase());
  return tags.filter((tag, index) => tag !== '' && keys.indexOf(keys[index]!) === index);
}

/** Splits pasted text into rows, without list markers and numbers. */
export function rowsIn(text: string, isMethod: boolean): string[] {
  const marks = isMethod ? /^\s*(?:(?:step\s*)?\d{1,2}[.):]\s*|[-*•–▢]\s+)/i : /^\s*[-*•–▢]\s+/;
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(marks, '').trim())
    .filter((line) => line !== '');
}

/** Formats a field's value for the conflict dialog. */
export function valueText(field: DocumentField, value: unknown): string {
  if (field === 'lines') return (value as { text: string }[]).map(({ text }) => text).join('\n');
  if (field === 'cookingTime') return value === null ? 'None' : `${value} minutes`;
  if (Array.isArray(value)) return value.join(field === 'steps' ? '\n' : ', ') || 'None';
  return String(value ?? '') || 'None';
}
