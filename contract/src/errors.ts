import { z } from 'zod';
import { usage } from './usage.ts';

export const errorCodes = [
  'invalid_input',
  'unauthenticated',
  'forbidden',
  'not_found',
  'conflict',
  /** Used up, the month's share say: trying again soon does not help. */
  'limit_reached',
  /** Asked too often: the header Retry-After says how many seconds to wait. */
  'rate_limited',
  /** Not now: trying again in a moment may help; where it is known when, Retry-After says so. */
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The body of every answer that is not a success. `message` is written for people. */
export const errorBody = z
  .object({
    message: z.string(),
    code: z.enum(errorCodes),
    /** Message per field, keyed by its dotted path. */
    fields: z.record(z.string(), z.string()).optional(),
    /** With `limit_reached`: where the month stands. */
    usage: usage.optional(),
    /** With `conflict`: fields that were changed in two places, with both values. Nothing was saved. */
    conflicts: z.array(z.object({ field: z.string(), yours: z.unknown(), theirs: z.unknown() })).optional(),
    /** With `conflicts`: all of what is stored now, which the next save starts from. */
    current: z.record(z.string(), z.unknown()).optional(),
    requestId: z.string().optional(),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.output<typeof errorBody>;
