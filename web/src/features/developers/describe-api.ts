/** The part of an OpenAPI 3.1 document that the page shows. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};
type Content = { content?: Record<string, { schema?: Schema }> };
type Operation = {
  summary?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: Content;
  responses?: Record<string, Content>;
};
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
};

export type DescribedCall = {
  call: string;
  summary: string;
  /** Scopes of API keys that may call it. Empty: keys are rejected. */
  scopes: string[];
  /** Needs no key. */
  isOpen: boolean;
  /** Input and output as type declarations. */
  takes: string | null;
  gives: string;
};

/** The endpoints by heading; those that no key may call come last. */
export function describeCalls({ paths }: ApiDocument): Map<string, DescribedCall[]> {
  const groups = new Map<string, DescribedCall[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const name = operation.tags?.[0] ?? 'Other';
      const call = describe(`${method.toUpperCase()} ${path}`, operation);
      groups.set(name, [...(groups.get(name) ?? []), call]);
    }
  }
  const isClosed = (calls: readonly DescribedCall[]) => !calls.some(({ scopes }) => scopes.includes('read'));
  return new Map([...groups].sort(([, a], [, b]) => Number(isClosed(a)) - Number(isClosed(b))));
}

function describe(call: string, operation: Operation): DescribedCall {
  const { summary = '', security = [], parameters = [], requestBody, responses } = operation;
  const sent = [
    ...parameters.map(({ name, required, schema }) => `${name}${required ? '' : '?'}: ${textOf(schema)}`),
    ...bodyFields(schemaOf(requestBody)),
  ];
  return {
    call,
    summary,
    scopes: security.flatMap(({ apiKey = [] }) => apiKey),
    isOpen: security.some((way) => Object.keys(way).length === 0),
    takes: sent.length > 0 ? block(sent, '') : null,
    gives: textOf(schemaOf(responses?.['200'])),
  };
}

function schemaOf(part: Content | undefined): Schema | undefined {
  return Object.values(part?.content ?? {})[0]?.schema;
}

function bodyFields(schema: Schema | undefined): string[] {
  if (!schema) return [];
  return schema.properties ? fieldsOf(schema, '') : [`body: ${textOf(schema)}`];
}

/** Prints a schema in a TypeScript-like notation. */
export function textOf(schema: Schema | undefined, indent = ''): string {
  if (!schema) return 'any';
  if (schema.$ref) return schema.$ref.split('/').at(-1)!;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((choice) => textOf(choice, indent)))].join(' | ');
  if (schema.allOf) return schema.allOf.map((part) => textOf(part, indent)).join(' & ');
  if (Array.isArray(schema.type)) return schema.type.join(' | ');
  if (schema.items) return listOf(textOf(schema.items, indent));
  if (schema.properties) return block(fieldsOf(schema, indent), indent);
  if (typeof schema.additionalProperties === 'object') {
    return `Record<string, ${textOf(schema.additionalProperties, indent)}>`;
  }
  return schema.format && schema.type === 'string' ? schema.format : (schema.type ?? 'any');
}

function listOf(item: string): string {
  return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
}

function fieldsOf({ properties = {}, required = [] }: Schema, indent: string): string[] {
  return Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${textOf(field, `${indent}  `)}`,
  );
}

function block(fields: string[], indent: string): string {
  return fields.length === 0
    ? '{}'
    : `{\n${fields.map((field) => `${indent}  ${field}`).join('\n')}\n${indent}}`;
}
