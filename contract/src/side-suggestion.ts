import { allergens, diets } from '@plateful/domain/vocabulary/options.ts';
import { z } from 'zod';

/** A side dish with its allergens and diets, so that each viewer sees only suitable ones. */
export const sideSuggestion = z
  .object({
    name: z.string(),
    contains: z.array(z.enum(allergens)),
    mayContain: z.array(z.enum(allergens)),
    /** Diets that it satisfies. */
    diets: z.array(z.enum(diets)),
  })
  .meta({ id: 'Beside' });
