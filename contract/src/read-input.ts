import type { z } from 'zod';
import { findUnstorableText, unstorableText } from './storable-text.ts';
import { issueWords } from './validation-messages.ts';

/** What is wrong at which place, in words for people. */
export type InputIssue = { code?: string; path: readonly PropertyKey[]; message: string };

/**
 * What `schema` makes of a value that comes from outside (a request, a file, a language model), or what is wrong with it: at least
 * one issue. Keys that the schema does not declare are dropped; text that cannot be stored is refused everywhere.
 */
export function readInput<S extends z.ZodType>(
  schema: S,
  value: unknown,
): { data: z.output<S> } | { issues: [InputIssue, ...InputIssue[]] } {
  const read = schema.safeParse(value, { error: issueWords });
  if (!read.success) {
    const [first, ...others] = read.error.issues;
    return { issues: [first!, ...others] };
  }
  const path = findUnstorableText(read.data);
  if (path) return { issues: [{ code: 'unstorable_text', path, message: unstorableText }] };
  return { data: read.data };
}
