import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { recipeFileFormats } from './recipe-file-formats.ts';
import { id } from './wire.ts';

const query = z.object({ format: z.enum(recipeFileFormats, { error: 'There is no such format' }) });
const file = { scopes: ['read'], produces: 'application/octet-stream', output: z.object({}) } as const;

/** Recipes as files, for other programs and for printing. */
export const recipeFileEndpoints = {
  one: endpoint({
    ...file,
    method: 'GET',
    path: '/api/recipe/{id}/file',
    summary: 'One recipe as a file to keep; public, as the recipe is',
    access: 'visitor',
    params: z.object({ id }),
    query,
  }),
  own: endpoint({
    ...file,
    method: 'GET',
    path: '/api/user/recipes/file',
    summary: "All of the user's own recipes as one file",
    access: 'user',
    query,
  }),
};
