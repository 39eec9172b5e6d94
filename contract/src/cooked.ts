import { z } from 'zod';
import { cookedBounds as bounds } from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { recipe } from './recipes.ts';
import { done, id, plainDate } from './wire.ts';

export const rating = z
  .int({ error: 'The rating must be a whole number from 1 to 5' })
  .min(bounds.rating.min, { error: 'The rating must be a whole number from 1 to 5' })
  .max(bounds.rating.max, { error: 'The rating must be a whole number from 1 to 5' })
  .nullable();

export function note(maxLength: number) {
  return z
    .string()
    .trim()
    .max(maxLength, { error: `A note may have at most ${maxLength} characters` })
    .nullable();
}

const cookedDish = z
  .object({
    id,
    /** Null if the recipe was deleted. */
    recipeId: id.nullable(),
    title: z.string(),
    date: plainDate,
    note: z.string().nullable(),
    photoId: id.nullable(),
    /** The recipe's current rating. */
    rating,
    recipe: recipe.nullable(),
  })
  .meta({ id: 'CookedDish' });
export type CookedDish = z.output<typeof cookedDish>;

const mine = z.object({
  /** Private. */
  note: z.string().nullable(),
  rating,
  timesCooked: z.int32().nonnegative(),
  lastCooked: plainDate.nullable(),
});

const ofRecipe = z.object({ recipeId: id });

export const cookedEndpoints = {
  getNotes: endpoint({
    method: 'GET',
    path: '/api/recipe-notes/{recipeId}',
    summary: "The user's note and rating for a recipe, and how often it was cooked",
    access: 'user',
    scopes: ['read'],
    params: ofRecipe,
    output: z.object({ notes: mine }),
  }),
  saveNotes: endpoint({
    method: 'PATCH',
    path: '/api/recipe-notes/{recipeId}',
    summary: 'Set the note or the rating of a recipe; null clears it',
    access: 'user',
    scopes: ['all'],
    params: ofRecipe,
    body: z.object({ note: note(bounds.note.maxLength).optional(), rating: rating.optional() }),
    output: z.object({ notes: mine }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/cooked',
    summary: 'The log of cooked dishes, latest first',
    access: 'user',
    scopes: ['read'],
    query: z.object({
      limit: z.coerce.number().int().min(1).max(bounds.page).default(bounds.page),
      /** Number of latest entries to skip. */
      offset: z.coerce.number().int().min(0).max(100_000).default(0),
    }),
    output: z.object({ cooked: z.array(cookedDish), total: z.int32().nonnegative() }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/cooked',
    summary: 'Add a cooked recipe to the log (idempotent by `key`)',
    access: 'user',
    scopes: ['all'],
    body: z.object({
      /** Idempotency key: a repeated request counts once. */
      key: z.uuid({ error: 'The key must be a UUID' }),
      recipeId: id,
      /** Today if missing. */
      date: plainDate.optional(),
      note: note(bounds.cookedNote.maxLength).default(null),
      /** Id of a photo of the user, from `POST /api/photos`. */
      photoId: id.nullable().default(null),
    }),
    output: z.object({ cooked: cookedDish }),
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/cooked/{id}',
    summary: 'Change the day, note or photo of an entry in the cooked log',
    access: 'user',
    scopes: ['all'],
    params: z.object({ id }),
    body: z.object({
      date: plainDate.optional(),
      note: note(bounds.cookedNote.maxLength).optional(),
      photoId: id.nullable().optional(),
    }),
    output: z.object({ cooked: cookedDish }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/cooked/{id}',
    summary: 'Delete an entry of the cooked log with its photo',
    access: 'user',
    scopes: ['all'],
    params: z.object({ id }),
    output: done,
  }),
};
