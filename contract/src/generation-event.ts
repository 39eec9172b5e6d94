import { z } from 'zod';
import { errorBody } from './errors.ts';
import { generated, recipe } from './recipes.ts';

/**
 * What `POST /api/generate-recipes` sends to a caller that accepts text/event-stream: each recipe as soon as it has
 * passed the safety gate, at last the plain answer or the error.
 */
export const generationEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('recipe'), recipe }),
  z.object({ type: z.literal('done'), answer: generated }),
  z.object({ type: z.literal('error'), error: errorBody }),
]);
export type GenerationEvent = z.output<typeof generationEvent>;
