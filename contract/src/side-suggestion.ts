import { allergens, diets } from '@plateful/domain/vocabulary/options.ts';
import { z } from 'zod';

/** What goes with a dish, with what is known of it, so that each viewer is told only what suits them. */
export const sideSuggestion = z
  .object({
    name: z.string(),
    contains: z.array(z.enum(allergens)),
    mayContain: z.array(z.enum(allergens)),
    /** Diets that a helping keeps. */
    diets: z.array(z.enum(diets)),
  })
  .meta({ id: 'Beside' });
