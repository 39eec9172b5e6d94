import { type InputIssue, readInput } from '@plateful/contract/read-input.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify/types/schema.js';
import { z } from 'zod';
import { AppError } from '#errors.ts';

/**
 * Validates params, query and body against their schemas; handlers get the parsed result. Throws AppError with messages
 * for users. With a log, it logs the keys that were dropped.
 */
export function inputValidator(log: FastifyBaseLogger | null): FastifySchemaCompiler<unknown> {
  return ({ schema, url, httpPart }) =>
    (sent) => {
      const read = readInput(schema as z.ZodType, sent);
      if ('issues' in read) return { error: invalidInput(read.issues) };
      const dropped = log ? undeclaredKeys(sent, read.data) : [];
      if (dropped.length > 0) log?.info({ url, part: httpPart, keys: dropped }, 'undeclared keys dropped');
      return { value: read.data };
    };
}

function undeclaredKeys(sent: unknown, read: unknown): string[] {
  const declared = new Set(Object.keys(read ?? {}));
  return Object.keys(sent ?? {}).filter((key) => !declared.has(key));
}

/** The first message of the request, and the first of each field by its dotted path. */
function invalidInput(issues: [InputIssue, ...InputIssue[]]): AppError {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[path.join('.')] ??= message;
  return new AppError('invalid_input', issues[0].message, { fields });
}

/**
 * Validates responses against their schemas, which drops undeclared keys and formats dates. (The type provider's own
 * compiler runs schemas in reverse, for codecs.)
 */
export const checkedOutput: FastifySerializerCompiler<z.ZodType> = ({ schema }) => {
  let compiled: z.ZodType | undefined;
  return (answer) => {
    // Compiled on the first response: compiling all of them would slow down the start.
    compiled ??= z.compile(schema);
    return JSON.stringify(compiled.parse(answer));
  };
};
