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
    summary: "The user's collections of recipes, in their order",
    access: 'user',
    scopes: ['read'],
    output: z.object({ collections: z.array(collection) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/collections',
    summary: 'A new collection; of a name that is taken, the one that has it',
    access: 'user',
    scopes: ['all'],
    body: z.object({ name: collectionName }),
    output: answer,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/collections/{id}',
    summary: 'Rename a collection, move it among the others, or put its recipes in another order',
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
    summary: 'Remove a collection; its recipes stay',
    access: 'user',
    scopes: ['all'],
    params,
    output: done,
  }),
  addRecipe: endpoint({
    method: 'PUT',
    path: '/api/collections/{id}/recipes/{recipeId}',
    summary: 'Put a recipe into a collection; a second time changes nothing',
    access: 'user',
    scopes: ['all'],
    params: place,
    output: answer,
  }),
  removeRecipe: endpoint({
    method: 'DELETE',
    path: '/api/collections/{id}/recipes/{recipeId}',
    summary: 'Take a recipe out of a collection',
    access: 'user',
    scopes: ['all'],
    params: place,
    output: answer,
  }),
};
