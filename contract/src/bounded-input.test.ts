import { expect, test } from 'vitest';
import { z } from 'zod';
import { importedExport } from './account-export.ts';
import { endpoints } from './api.ts';
import type { Endpoint } from './endpoint.ts';

type JsonSchema = {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | false;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
};

/** The paths of all lists of any length. */
function endlessLists(schema: z.ZodType): string[] {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const walk = (schema: JsonSchema, path: string): string[] => {
    const part = schema.$ref ? (root.$defs?.[schema.$ref.split('/').at(-1)!] ?? {}) : schema;
    const { anyOf = [], oneOf = [], allOf = [], properties = {}, items, additionalProperties } = part;
    return [
      ...(part.type === 'array' && part.maxItems === undefined ? [path] : []),
      ...[...anyOf, ...oneOf, ...allOf].flatMap((choice) => walk(choice, path)),
      ...(items ? walk(items, `${path}[]`) : []),
      ...Object.entries(properties).flatMap(([key, inner]) => walk(inner, `${path}.${key}`)),
      ...(additionalProperties ? walk(additionalProperties, `${path}.*`) : []),
    ];
  };
  return walk(root, '');
}

const list = Object.values(endpoints).flatMap((group): Endpoint[] => Object.values(group));

// A list without a maximum is checked entry by entry, and each entry of a megabyte of zeros has its own message.
test.each(list.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint })))(
  '$name takes no list of any length',
  ({ endpoint: { params, query, body } }) => {
    expect([params, query, body].flatMap((part) => (part ? endlessLists(part) : []))).toEqual([]);
  },
);

test('an import takes no list of any length', () => {
  expect(endlessLists(importedExport)).toEqual([]);
});
