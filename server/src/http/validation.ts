import { type InputIssue, readInput } from '@plateful/contract/read-input.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify/types/schema.js';
import { z } from 'zod';
import { AppError } from '#errors.ts';

/**
 * Checks each part of a request (parameters, query, body) against its schema: what goes on to the handler is what the schema made
 * of it. An `AppError` says in words for people what is wrong, and where. With a log, it names the keys that were dropped.
 */
export function inputValidator(log: FastifyBaseLogger | null): FastifySchemaCompiler<unknown> {
  return ({ schema, url, httpPart }) =>
    (sent) => {
      const read = readInput(schema as z.ZodType, sent);
      if ('issues' in read) return { error: invalidInput(read.issues) };
      const dropped = log ? undeclaredKeys(sent, read.data) : [];
      if (dropped.length > 0)
        log?.info({ url, part: httpPart, keys: dropped }, 'undeclared keys were dropped');
      return { value: read.data };
    };
}

function undeclaredKeys(sent: unknown, read: unknown): string[] {
  const declared = new Set(Object.keys(read ?? {}));
  return Object.keys(sent ?? {}).filter((key) => !declared.has(key));
}

/** The first message for the whole request, and the first of each field by its dotted path. */
function invalidInput(issues: [InputIssue, ...InputIssue[]]): AppError {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[path.join('.')] ??= message;
  return new AppError('invalid_input', issues[0].message, { fields });
}

/**
 * Checks each answer against its schema on the way out, which drops what the contract does not name and turns
 * dates into text. (The type provider's own compiler runs schemas backwards, for codecs.)
 */
export const checkedOutput: FastifySerializerCompiler<z.ZodType> = ({ schema }) => {
  let compiled: z.ZodType | undefined;
  return (answer) => {
    // With the first answer: all of them at once would hold up the start.
    compiled ??= z.compile(schema);
    return JSON.stringify(compiled.parse(answer));
  };
};
