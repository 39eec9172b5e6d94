import type { Endpoint } from '@plateful/contract/endpoint.ts';
import { z } from 'zod';
import type { ValidRequest } from './valid-request.ts';

type JsonSchema = {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  minimum?: number;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
};
type Part = 'params' | 'query' | 'body';
type Key = string | 0;

/** A text that a request may hold; `path` leads to it within its part. */
export type TextField = { part: Part; path: Key[]; name: string };

const parts = ['params', 'query', 'body'] as const;

/** Every text field of an endpoint's requests, other than ids and fixed options. */
export function textFieldsOf(endpoint: Endpoint): TextField[] {
  return parts.flatMap((part) => {
    const schema = endpoint[part];
    if (!schema) return [];
    const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
    const walk = (unresolved: JsonSchema, path: Key[]): TextField[] => {
      const schema = resolved(unresolved, root);
      if (isFreeText(schema)) return [{ part, path, name: `${part}.${path.join('.')}` }];
      return [
        ...choicesOf(schema).flatMap((choice) => walk(choice, path)),
        ...(schema.items ? walk(schema.items, [...path, 0]) : []),
        ...Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => walk(inner, [...path, key])),
      ];
    };
    return [...new Map(walk(root, []).map((field) => [field.name, field])).values()];
  });
}

function isFreeText({ type, format, enum: options, const: only }: JsonSchema): boolean {
  return type === 'string' && !options && only === undefined && format !== 'uuid';
}

function resolved(schema: JsonSchema, { $defs }: JsonSchema): JsonSchema {
  return schema.$ref ? ($defs?.[schema.$ref.split('/').at(-1)!] ?? {}) : schema;
}

function choicesOf({ anyOf = [], oneOf = [] }: JsonSchema): JsonSchema[] {
  return [...anyOf, ...oneOf];
}

/** The valid request with `text` in the field, and with the objects that must contain the field. */
export function withText(
  endpoint: Endpoint,
  valid: ValidRequest,
  field: TextField,
  text: string,
): ValidRequest {
  const { part, path } = field;
  const root = z.toJSONSchema(endpoint[part]!, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return { ...valid, [part]: placed(root, root, valid[part], path, text) };
}

/** The text that the valid request has there, if any. */
export function textIn(valid: ValidRequest, { part, path }: TextField): string | null {
  const found = path.reduce<unknown>((inner, key) => (inner as never)?.[key], valid[part]);
  return typeof found === 'string' ? found : null;
}

function placed(
  unresolved: JsonSchema,
  root: JsonSchema,
  value: unknown,
  path: Key[],
  text: string,
): unknown {
  const schema = resolved(unresolved, root);
  const [key, ...rest] = path;
  if (key === undefined) return text;
  const choice = choicesOf(schema).find((choice) => leads(choice, root, path));
  if (choice) return placed(choice, root, value, path, text);
  if (key === 0) {
    const [first, ...others] = Array.isArray(value) ? (value as unknown[]) : [];
    return [placed(schema.items ?? {}, root, first, rest, text), ...others];
  }
  const object = typeof value === 'object' && value !== null ? value : exampleOf(schema, root);
  const inner = (object as Record<string, unknown>)[key];
  return { ...(object as object), [key]: placed(schema.properties?.[key] ?? {}, root, inner, rest, text) };
}

function leads(unresolved: JsonSchema, root: JsonSchema, [key, ...rest]: Key[]): boolean {
  const schema = resolved(unresolved, root);
  if (choicesOf(schema).some((choice) => leads(choice, root, key === undefined ? [] : [key, ...rest])))
    return true;
  if (key === undefined) return isFreeText(schema);
  const inner = key === 0 ? schema.items : schema.properties?.[key];
  return inner !== undefined && leads(inner, root, rest);
}

/** A value with the fields that the schema requires. */
function exampleOf(unresolved: JsonSchema, root: JsonSchema): unknown {
  const schema = resolved(unresolved, root);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = choicesOf(schema);
  if (choice) return exampleOf(choice, root);
  if (schema.properties) {
    const needed = Object.entries(schema.properties).filter(([key]) => schema.required?.includes(key));
    return Object.fromEntries(needed.map(([key, inner]) => [key, exampleOf(inner, root)]));
  }
  if (schema.type === 'array') return [];
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(schema.minimum ?? 1, 1);
  if (schema.type === 'boolean') return true;
  if (schema.format === 'uuid') return crypto.randomUUID();
  return schema.format === 'date' ? '2026-11-20' : 'soup';
}
