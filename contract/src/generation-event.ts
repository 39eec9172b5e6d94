import { z } from 'zod';
import { errorBody } from './errors.ts';
import { generated, recipe } from './recipes.ts';

/**
 * Events of `POST /api/generate-recipes` with Accept: text/event-stream: each recipe once it has passed the safety
 * gate, then the usual response or the error.
 */
export const generationEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('recipe'), recipe }),
  z.object({ type: z.literal('done'), answer: generated }),
  z.object({ type: z.literal('error'), error: errorBody }),
]);
export type GenerationEvent = z.output<typeof generationEvent>;
