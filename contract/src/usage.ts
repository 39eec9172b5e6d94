import { z } from 'zod';

/** What the month's limit says to a user of a paid plan. */
export const usage = z
  .object({
    generatedThisMonth: z.int32().nonnegative(),
    limit: z.int32(),
    remainingThisMonth: z.int32().nonnegative(),
  })
  .meta({ id: 'Usage' });
