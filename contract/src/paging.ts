import { z } from 'zod';
import { pageBounds } from './bounds.ts';

/** Ours: what calls take that give all there is when it is missing, as the specification has it. */
export const pageQuery = {
  /** Rows of one page. */
  limit: z.coerce.number().int().min(1).max(pageBounds.max).optional(),
  /** Where the page before ended: its `nextCursor`. */
  cursor: z
    .string()
    .regex(/^(?:\d{1,6}_)?\d{1,17}_[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/, { error: 'Not a cursor' })
    .optional(),
};
export type PageWish = { limit?: number | undefined; cursor?: string | undefined };

/** What an answer says beside its rows, if pages were asked for. */
export const pageAnswer = {
  /** Null on the last page. */
  nextCursor: z.string().nullable().optional(),
  /** How many there are on all pages; the first one says it. */
  total: z.int32().nonnegative().optional(),
};
