import { mealTypes } from '@plateful/domain/vocabulary/options.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './wire.ts';

export const importBounds = { url: 2000, text: 60_000, file: 20_000_000 } as const;

/** An imported recipe before it is saved: any field may be missing or wrong, and the user reviews it. */
export const importedRecipe = z
  .object({
    title: z.string(),
    description: z.string().nullable(),
    /** As written; a line ending in a colon starts a section. */
    lines: z.array(z.string()),
    steps: z.array(z.string()),
    /** Minutes; null if not given. */
    cookingTime: z.int32().nullable(),
    servings: z.int32(),
    /** The servings as written: "Makes 24 cookies". */
    yield: z.string().nullable(),
    cuisineType: z.string().nullable(),
    mealType: z.enum(mealTypes).nullable(),
    tags: z.array(z.string()),
    /** The page's photo, for review; deleted after a week unless a recipe uses it. */
    photoId: id.nullable(),
    /** A language model selected the recipe's lines, or read the photo. */
    isByModel: z.boolean().optional(),
    source: z.object({ name: z.string(), url: z.string() }).nullable(),
    /** The original by line, to compare with. */
    original: z.array(z.string()),
  })
  .meta({ id: 'ImportedRecipe' });
export type ImportedRecipe = z.output<typeof importedRecipe>;

const answer = z.object({ recipe: importedRecipe });

export const recipeImportEndpoints = {
  link: endpoint({
    method: 'POST',
    path: '/api/recipe-import/link',
    summary: 'Read the recipe on a web page. Nothing is saved',
    access: 'user',
    scopes: ['all'],
    body: z.object({
      url: z
        .string()
        .trim()
        .min(1, { error: 'Link required' })
        .max(importBounds.url, { error: 'This link is too long' }),
    }),
    output: answer,
  }),
  text: endpoint({
    method: 'POST',
    path: '/api/recipe-import/text',
    summary: 'Read a recipe from plain text. Nothing is saved',
    access: 'user',
    scopes: ['all'],
    body: z.object({
      text: z
        .string()
        .trim()
        .min(1, { error: 'Text required' })
        .max(importBounds.text, { error: 'This text is too long for a recipe' }),
    }),
    output: answer,
  }),
  file: endpoint({
    method: 'POST',
    path: '/api/recipe-import/file',
    summary:
      'Read a photo or a PDF of a recipe: multipart/form-data with one file in the field "file". Nothing is saved',
    access: 'user',
    scopes: ['all'],
    upload: 'file',
    output: answer,
  }),
};
