import { z } from 'zod';

/** The monthly quota of a user of a paid plan. */
export const usage = z
  .object({
    generatedThisMonth: z.int32().nonnegative(),
    limit: z.int32(),
    remainingThisMonth: z.int32().nonnegative(),
  })
  .meta({ id: 'Usage' });
