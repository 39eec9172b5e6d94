import { capitalized } from '@plateful/domain/vocabulary/wording.ts';
import type { z } from 'zod';

type RawIssue = z.core.$ZodRawIssue;

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/**
 * Formats validation errors for users. Passed to zod with each parse (`{ error: issueWords }`), so that its own
 * messages ("Too small: expected number to be >=1") never leave the server. Messages set in a schema take precedence.
 */
export function issueWords(issue: RawIssue): string {
  const name = fieldName(issue.path ?? []);
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return `${name} is missing`;
      return `${name} must be ${kinds[issue.expected as string] ?? 'a value of another type'}`;
    case 'too_small':
      return `${name} must ${sized(issue.origin as string, 'at least', issue.minimum as number)}`;
    case 'too_big':
      return `${name} must ${sized(issue.origin as string, 'at most', issue.maximum as number)}`;
    case 'not_multiple_of':
      return `${name} must be a multiple of ${issue.divisor}`;
    case 'invalid_value':
      return `${name} must be one of: ${(issue.values as unknown[]).join(', ')}`;
    default:
      return `${name} is not valid`;
  }
}

function sized(origin: string, bound: 'at least' | 'at most', size: number): string {
  if (origin === 'string') return `have ${bound} ${counted(size, 'character')}`;
  if (origin === 'array' || origin === 'set') return `have ${bound} ${counted(size, 'entry', 'entries')}`;
  return `be ${bound} ${size}`;
}

function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}

/** ['items', 3, 'unitPrice'] becomes "Unit price in entry 4 of items", ['isArchived'] "Archived". */
export function fieldName(path: readonly PropertyKey[]): string {
  const keys = path.filter((part) => typeof part === 'string');
  const last = keys.at(-1);
  if (last === undefined) return 'The request';
  const position = path.findLastIndex((part) => typeof part === 'number');
  if (position === -1) return capitalized(spaced(last));
  const entry = `entry ${(path[position] as number) + 1}`;
  const list = spaced(String(path[position - 1] ?? 'the list'));
  if (position === path.length - 1) return capitalized(`${entry} of ${list}`);
  return capitalized(`${spaced(last)} in ${entry} of ${list}`);
}

function spaced(camelCase: string): string {
  return camelCase.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^is /, '');
}
