import type { z } from 'zod';
import { type Fault, invalid } from './faults.ts';
import type { FormValue } from './form.ts';

type Issue = z.core.$ZodIssue;

/** The parameters as the schema has them, or what Stripe says of them. */
export function readRequest<S extends z.ZodType>(schema: S, form: Record<string, FormValue>): z.output<S> {
  const read = schema.safeParse(form, { reportInput: true });
  if (read.success) return read.data;
  throw faultOf(read.error.issues[0]!);
}

function faultOf(issue: Issue): Fault {
  if (issue.code === 'unrecognized_keys') return unknownParameters(issue.path, issue.keys);
  const param = nameOf(issue.path);
  if (issue.input === undefined) {
    return invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  const { code, words } = problemOf(issue, param);
  return invalid(words, { ...(code && { code }), param });
}

function unknownParameters(path: PropertyKey[], keys: string[]): Fault {
  const names = keys.map((key) => nameOf([...path, key]));
  const message = `Received unknown parameter${names.length > 1 ? 's' : ''}: ${names.join(', ')}`;
  return invalid(message, { code: 'parameter_unknown', param: names[0]! });
}

function problemOf(issue: Issue, param: string): { code?: string; words: string } {
  const given = typeof issue.input === 'object' ? 'a list or a group' : String(issue.input);
  switch (issue.message) {
    case 'parameter_invalid_empty':
      return {
        code: 'parameter_invalid_empty',
        words: `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
      };
    case 'parameter_invalid_integer':
      return { code: 'parameter_invalid_integer', words: `Invalid integer: ${given}` };
    case 'at_least_1':
      return { code: 'parameter_invalid_integer', words: 'This value must be greater than or equal to 1.' };
    case 'at_most_100':
      return {
        code: 'parameter_invalid_integer',
        words: `This value must be less than or equal to 100 (it currently is '${given}').`,
      };
    case 'url_invalid':
      return { code: 'url_invalid', words: 'Not a valid URL' };
    case 'Invalid boolean':
      return { words: `Invalid boolean: ${given}` };
  }
  if (issue.code === 'invalid_value') {
    return { words: `Invalid ${param}: must be one of ${issue.values.map(String).join(', ')}` };
  }
  if (issue.code === 'invalid_type') return { words: `Invalid ${issue.expected}` };
  if (issue.code === 'too_big' && issue.origin === 'string') {
    const words = `Invalid string: ${given.slice(0, 5)}...; must be at most ${issue.maximum} characters`;
    return { words };
  }
  return { words: issue.code === 'invalid_union' ? `Invalid ${param}` : issue.message };
}

/** `line_items[0][price]` */
function nameOf(path: PropertyKey[]): string {
  const [first, ...rest] = path.map(String);
  return `${first ?? ''}${rest.map((part) => `[${part}]`).join('')}`;
}
