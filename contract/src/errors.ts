import { z } from 'zod';
import { usage } from './usage.ts';

export const errorCodes = [
  'invalid_input',
  'unauthenticated',
  'forbidden',
  'not_found',
  'conflict',
  /** A quota is used up; retrying soon does not help. */
  'limit_reached',
  /** Rate limit exceeded; Retry-After says how many seconds to wait. */
  'rate_limited',
  /** Temporarily unavailable: a retry may succeed, after Retry-After if present. */
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The body of every error response. `message` is written for users. */
export const errorBody = z
  .object({
    message: z.string(),
    code: z.enum(errorCodes),
    /** Messages by field, keyed by dotted path. */
    fields: z.record(z.string(), z.string()).optional(),
    /** With `limit_reached`: the month's usage. */
    usage: usage.optional(),
    /** With `conflict`: fields changed in two places, with both values. Nothing was saved. */
    conflicts: z.array(z.object({ field: z.string(), yours: z.unknown(), theirs: z.unknown() })).optional(),
    /** With `conflicts`: the complete stored state, on which the next save is based. */
    current: z.record(z.string(), z.unknown()).optional(),
    requestId: z.string().optional(),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.output<typeof errorBody>;
