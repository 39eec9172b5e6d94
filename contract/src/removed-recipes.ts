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
      "Delete one of the user's recipes. It can be restored for 30 days, and planned meals keep it. A recipe that is part of another cannot be deleted",
    access: 'user',
    scopes: ['all'],
    params,
    output: done,
  }),
  bringBack: endpoint({
    method: 'POST',
    path: '/api/own-recipes/{id}/bring-back',
    summary: 'Restore a deleted recipe, with the recipes that are part of it',
    access: 'user',
    scopes: ['all'],
    params,
    output: savedRecipe,
  }),
  removed: endpoint({
    method: 'GET',
    path: '/api/own-recipes/removed',
    summary: 'Deleted recipes that can be restored: the latest 100, latest first',
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
