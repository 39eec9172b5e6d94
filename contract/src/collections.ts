import { z } from 'zod';
import { collectionBounds as bounds } from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { done, id, instant } from './wire.ts';

export const collectionName = z
  .string()
  .trim()
  .min(1, { error: 'Name required' })
  .max(bounds.name.maxLength, { error: `A name may have at most ${bounds.name.maxLength} characters` });

const collection = z
  .object({
    id,
    name: z.string(),
    /** Ordered. */
    recipeIds: z.array(id),
    createdAt: instant,
  })
  .meta({ id: 'Collection' });
export type Collection = z.output<typeof collection>;

const params = z.object({ id });
const place = params.extend({ recipeId: id });
const answer = z.object({ collection });

export const collectionEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/collections',
    summary: "The user's recipe collections, in the user's order",
    access: 'user',
    scopes: ['read'],
    output: z.object({ collections: z.array(collection) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/collections',
    summary: 'Create a collection, or return the existing one with that name',
    access: 'user',
    scopes: ['all'],
    body: z.object({ name: collectionName }),
    output: answer,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/collections/{id}',
    summary: 'Rename or move a collection, or reorder its recipes',
    access: 'user',
    scopes: ['all'],
    params,
    body: z.object({
      name: collectionName.optional(),
      /** Its position among the collections, from 0. */
      position: z.int32().min(0).max(bounds.collections).optional(),
      /** Its recipes in the new order; missing ones keep theirs after these. */
      recipeIds: z.array(id).max(bounds.recipes).optional(),
    }),
    output: answer,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/collections/{id}',
    summary: 'Delete a collection, but not its recipes',
    access: 'user',
    scopes: ['all'],
    params,
    output: done,
  }),
  addRecipe: endpoint({
    method: 'PUT',
    path: '/api/collections/{id}/recipes/{recipeId}',
    summary: 'Add a recipe to a collection (idempotent)',
    access: 'user',
    scopes: ['all'],
    params: place,
    output: answer,
  }),
  removeRecipe: endpoint({
    method: 'DELETE',
    path: '/api/collections/{id}/recipes/{recipeId}',
    summary: 'Remove a recipe from a collection',
    access: 'user',
    scopes: ['all'],
    params: place,
    output: answer,
  }),
};
