import type { z } from 'zod';
import { findUnstorableText, unstorableText } from './storable-text.ts';
import { issueWords } from './validation-messages.ts';
import { withVisibleText } from './visible-text.ts';

/** A validation error with its path and a message for users. */
export type InputIssue = { code?: string; path: readonly PropertyKey[]; message: string };

/**
 * Validates a value from outside (a request, a file, a language model): the parsed value, or at least one issue.
 * Undeclared keys are dropped, as are invisible characters; text that cannot be stored is always rejected. `place` is
 * where the value stands in a larger one; issues name it.
 */
export function readInput<S extends z.ZodType>(
  schema: S,
  value: unknown,
  place: readonly PropertyKey[] = [],
): { data: z.output<S> } | { issues: [InputIssue, ...InputIssue[]] } {
  const pathOf = (issue: { path?: readonly PropertyKey[] | undefined }) => [...place, ...(issue.path ?? [])];
  const read = schema.safeParse(withVisibleText(value), {
    error: (issue) => issueWords({ ...issue, path: pathOf(issue) }),
  });
  if (!read.success) {
    const [first, ...others] = read.error.issues.map((issue) => ({ ...issue, path: pathOf(issue) }));
    return { issues: [first!, ...others] };
  }
  const path = findUnstorableText(read.data, place);
  if (path) return { issues: [{ code: 'unstorable_text', path, message: unstorableText }] };
  return { data: read.data };
}
