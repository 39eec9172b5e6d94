import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './wire.ts';

export const photoEndpoints = {
  add: endpoint({
    method: 'POST',
    path: '/api/photos',
    summary:
      'Upload a photo of a dish for a recipe or the cooked log: multipart/form-data with one file in the field "photo". Unused photos are deleted after a week',
    access: 'user',
    scopes: ['all'],
    upload: 'photo',
    output: z.object({ photo: z.object({ id }) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/photos/{id}',
    summary:
      'A photo, re-encoded without metadata, as image/webp. Only its owner can see it, unless a recipe shows it',
    access: 'visitor',
    scopes: ['read'],
    params: z.object({ id }),
    query: z.object({
      /** Longest side: 1600 or 480 pixels. */
      size: z.enum(['large', 'small']).default('large'),
    }),
    produces: 'image/webp',
    output: z.object({}),
  }),
};
