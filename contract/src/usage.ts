import { z } from 'zod';

/** What the month's limit says to a user of a paid plan. */
export const usage = z
  .object({
    generatedThisMonth: z.int().nonnegative(),
    limit: z.int(),
    remainingThisMonth: z.int().nonnegative(),
  })
  .meta({ id: 'Usage' });
