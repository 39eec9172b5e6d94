import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { recipeFileFormats } from './recipe-file-formats.ts';
import { id } from './wire.ts';

const query = z.object({ format: z.enum(recipeFileFormats, { error: 'Unknown format' }) });
const file = { scopes: ['read'], produces: 'application/octet-stream', output: z.object({}) } as const;

/** Recipes as files, for other programs and for printing. */
export const recipeFileEndpoints = {
  one: endpoint({
    ...file,
    method: 'GET',
    path: '/api/recipe/{id}/file',
    summary: 'Download a recipe as a file. Public, like the recipe',
    access: 'visitor',
    params: z.object({ id }),
    query,
  }),
  own: endpoint({
    ...file,
    method: 'GET',
    path: '/api/user/recipes/file',
    summary: "Download all of the user's recipes as one file",
    access: 'user',
    query,
  }),
};
