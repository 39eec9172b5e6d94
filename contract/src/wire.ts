import { plainDatePattern } from '@plateful/domain/weeks/plain-date.ts';
import { z } from 'zod';
import { parseBounded } from './json-size.ts';

/** Types shared by many endpoints. */

export const id = z.uuid({ error: 'Invalid id' });

export const plainDate = z
  .string({ error: 'Date must be yyyy-MM-dd' })
  .regex(plainDatePattern, { error: 'Date must be yyyy-MM-dd' })
  .meta({ format: 'date' });

/** ISO 8601 in UTC. PostgreSQL has no year 0. */
export const instantText = z.iso
  .datetime({ error: 'Must be a date and time in ISO 8601 format' })
  .refine((text) => !text.startsWith('0000'), { error: 'Must be a date and time in ISO 8601 format' });

/** A point in time: a Date on the server, ISO 8601 text in JSON. */
export const instant = z
  .union([z.date(), instantText])
  .transform((value) => (value instanceof Date ? value.toISOString() : value))
  .pipe(z.iso.datetime());

export const done = z.object({ success: z.literal(true) });

/** Accepts the value itself or its JSON text. */
export function jsonOr<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => {
    const read = typeof value === 'string' ? parseBounded(value) : undefined;
    return read === undefined ? value : read;
  }, schema);
}

/** A list in a query: `?a=x&a=y` or `?a=x,y`. */
export function listInQuery<S extends z.ZodType>(list: S) {
  return z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter((part) => part.trim() !== '') : value),
    list,
  );
}

export function queryList<S extends z.ZodType>(item: S, max = 40) {
  return listInQuery(z.array(item).max(max));
}
