import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { recipe } from './recipes.ts';
import { done, id, instant } from './wire.ts';

export const favorite = z
  .object({ id, userId: id, recipeId: id, createdAt: instant, recipe })
  .meta({ id: 'Favorite' });
export type Favorite = z.output<typeof favorite>;

export const favoriteEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/user/favorites',
    summary: 'Favorite recipes, newest first',
    access: 'user',
    scopes: ['read'],
    output: z.object({ favorites: z.array(favorite) }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/user/favorites',
    summary: 'Make a recipe a favorite; a second time changes nothing',
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
