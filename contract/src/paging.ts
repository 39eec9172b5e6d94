import { z } from 'zod';
import { pageBounds } from './bounds.ts';

/** Ours: without `limit`, calls return everything, as the specification requires. */
export const pageQuery = {
  /** Rows per page. */
  limit: z.coerce.number().int().min(1).max(pageBounds.max).optional(),
  /** `nextCursor` of the previous page. */
  cursor: z
    .string()
    .regex(/^(?:\d{1,6}_)?\d{1,17}_[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/, { error: 'Invalid cursor' })
    .optional(),
};

/** Fields of a paged response besides its rows. */
export const pageAnswer = {
  /** Null on the last page. */
  nextCursor: z.string().nullable().optional(),
  /** Number of rows on all pages; only on the first page. */
  total: z.int32().nonnegative().optional(),
};
