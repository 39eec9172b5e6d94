import { mealTypes } from '@plateful/domain/vocabulary/options.ts';
import { z } from 'zod';
import { pageBounds } from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { pageAnswer, pageQuery } from './paging.ts';
import { recipe } from './recipes.ts';
import { done, id, instant, queryList } from './wire.ts';

export const favorite = z
  .object({ id, userId: id, recipeId: id, createdAt: instant, recipe })
  .meta({ id: 'Favorite' });

export const favoriteEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/user/favorites',
    summary: 'Favorite recipes, newest first; paginated if `limit` is set',
    access: 'user',
    scopes: ['read'],
    query: z.object({
      ...pageQuery,
      /** Recipes for this meal type and for any. */
      mealType: z.enum(mealTypes).optional(),
    }),
    output: z.object({ favorites: z.array(favorite), ...pageAnswer }),
  }),
  among: endpoint({
    method: 'GET',
    path: '/api/favorites-among',
    summary: 'Which of the given recipes are favorites',
    access: 'user',
    scopes: ['read'],
    query: z.object({ ids: queryList(id, pageBounds.max) }),
    output: z.object({ ids: z.array(id) }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/user/favorites',
    summary: 'Add a recipe to the favorites (idempotent)',
    access: 'user',
    scopes: ['all'],
    body: z.object({ recipeId: id }),
    output: z.object({ favorite }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/user/favorites/{recipeId}',
    summary: 'Remove a recipe from the favorites',
    access: 'user',
    scopes: ['all'],
    params: z.object({ recipeId: id }),
    output: done,
  }),
};
