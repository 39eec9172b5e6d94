import { mealTypes } from '@plateful/domain/vocabulary/options.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './wire.ts';

export const importBounds = { url: 2000, text: 60_000, file: 20_000_000 } as const;

/** A recipe from elsewhere before it is saved: everything may be missing or wrong, and its owner looks at it first. */
export const importedRecipe = z
  .object({
    title: z.string(),
    description: z.string().nullable(),
    /** As they are written; a line that ends in a colon heads those below it. */
    lines: z.array(z.string()),
    steps: z.array(z.string()),
    /** Minutes; null where it is not told. */
    cookingTime: z.int32().nullable(),
    servings: z.int32(),
    /** What the original says of its servings: "Makes 24 cookies". */
    yield: z.string().nullable(),
    cuisineType: z.string().nullable(),
    mealType: z.enum(mealTypes).nullable(),
    tags: z.array(z.string()),
    /** Of the page, kept for the one who looks at it; removed after a week unless a recipe shows it. */
    photoId: id.nullable(),
    /** A language model said which lines of the page are its recipe, or read the photo. */
    isByModel: z.boolean().optional(),
    source: z.object({ name: z.string(), url: z.string() }).nullable(),
    /** The original, line by line, to compare with. */
    original: z.array(z.string()),
  })
  .meta({ id: 'ImportedRecipe' });
export type ImportedRecipe = z.output<typeof importedRecipe>;

const answer = z.object({ recipe: importedRecipe });

export const recipeImportEndpoints = {
  link: endpoint({
    method: 'POST',
    path: '/api/recipe-import/link',
    summary: 'Read the recipe of a page on the internet. Nothing is saved.',
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
    summary: 'Read a recipe that is written as text. Nothing is saved.',
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
      'Read a photo or a PDF of a recipe: multipart/form-data with one file in the field "file". Nothing is saved.',
    access: 'user',
    scopes: ['all'],
    upload: 'file',
    output: answer,
  }),
};
