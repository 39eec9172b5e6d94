import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './wire.ts';

export const photoEndpoints = {
  add: endpoint({
    method: 'POST',
    path: '/api/photos',
    summary:
      'Keep a photo of a dish for a recipe or the cooked log: multipart/form-data with one file in the field "photo". One that nothing shows is removed after a week.',
    access: 'user',
    scopes: ['all'],
    upload: 'photo',
    output: z.object({ photo: z.object({ id }) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/photos/{id}',
    summary:
      'A photo, re-encoded and without metadata, as image/webp: for its owner, and for anyone where a recipe shows it',
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
