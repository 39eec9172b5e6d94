import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { savedRecipe, titled } from './own-recipes.ts';
import { done, id, instant } from './wire.ts';

const params = z.object({ id });

export const removedRecipeEndpoints = {
  remove: endpoint({
    method: 'DELETE',
    path: '/api/own-recipes/{id}',
    summary:
      'Remove an own recipe; for 30 days it can be brought back. What is planned with it stays in the week; a recipe that is a part of another cannot be removed',
    access: 'user',
    scopes: ['all'],
    params,
    output: done,
  }),
  bringBack: endpoint({
    method: 'POST',
    path: '/api/own-recipes/{id}/bring-back',
    summary: 'Bring back an own recipe that was removed, with the recipes within it',
    access: 'user',
    scopes: ['all'],
    params,
    output: savedRecipe,
  }),
  removed: endpoint({
    method: 'GET',
    path: '/api/own-recipes/removed',
    summary: 'Own recipes that were removed and can still be brought back, the latest 100 first',
    access: 'user',
    scopes: ['read'],
    output: z.object({
      recipes: z.array(
        titled.extend({
          /** When it is permanently deleted. */
          until: instant,
        }),
      ),
    }),
  }),
};
