import type { z } from 'zod';
import { type ApiError, invalid } from '../api-error.ts';
import type { FormValue } from './parse-form.ts';

/** The parameters as the schema has them. Throws Stripe's error for the first one that is invalid. */
export function readParameters<S extends z.ZodType>(schema: S, form: Record<string, FormValue>): z.output<S> {
  const read = schema.safeParse(form, { reportInput: true });
  if (read.success) return read.data;
  throw errorOf(read.error.issues[0]!);
}

function errorOf(issue: z.core.$ZodIssue): ApiError {
  if (issue.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, issue.keys[0]!]);
    return invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = nameOf(issue.path);
  if (issue.input === undefined) {
    return invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  const [code] = /^(?:parameter|url)_invalid\w*$/.exec(issue.message) ?? [];
  return invalid(`Invalid ${param}: ${issue.message}`, { ...(code && { code }), param });
}

/** `line_items[0][price]` */
function nameOf(path: PropertyKey[]): string {
  const [first, ...rest] = path.map(String);
  return `${first ?? ''}${rest.map((part) => `[${part}]`).join('')}`;
}
