import { randomFrom } from '@plateful/domain/vocabulary/random.ts';

type JsonSchema = {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  minimum?: number;
  maximum?: number;
};
type Parameter = { name: string; in: 'query' | 'path'; schema: JsonSchema };
type OperationObject = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
};
export type OpenApiDocument = {
  paths: Record<string, Record<string, OperationObject>>;
  components?: { schemas?: Record<string, JsonSchema> };
};

export type FuzzedRequest = { method: string; path: string; body?: Blob | FormData };

/** Values that break parsers, databases, arithmetic and unchecked types. */
const nasty: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff tail',
  '\u001b[2J',
  '\u202e',
  -1,
  0,
  0.1,
  -0,
  2 ** 31,
  2 ** 53,
  1e308,
  -1e308,
  'NaN',
  'Infinity',
  '1e999',
  "'; drop table users; --",
  '{"$gt":""}',
  '%00',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'x'.repeat(10_000),
  '👩‍👩‍👧'.repeat(200),
  [],
  [[[[[[]]]]]],
  {},
  { __proto__: null, toString: 'x' },
  { length: 1e9 },
  '[{"name":"\\u0000"}]',
  'true',
  '[]',
];

const nastyDates: readonly unknown[] = [
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '2026-02-30',
  '-000001-01-01',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:60Z',
  '+275760-09-13T00:00:00.000Z',
  '2026-11-22T10:00:00+99:99',
  'tomorrow',
  0,
  null,
];

const rawBodies = [
  '',
  '{',
  '[',
  'null',
  '"text"',
  '[]',
  '0',
  '{"a":1}{',
  '{"__proto__":{"isAdmin":true}}',
  '\ufeff{}',
  '['.repeat(100_000),
  `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
];

/**
 * Random requests for the operations of an OpenAPI document, from nearly valid to completely invalid; deterministic per
 * seed.
 */
export function fuzzedRequests(document: OpenApiDocument, ids: readonly string[], seed: number) {
  const random = randomFrom(seed);
  const oneOf = <T>(options: readonly T[]): T => options[Math.floor(random() * options.length)]!;
  const isLikely = (share: number) => random() < share;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );

  function resolved(schema: JsonSchema): JsonSchema {
    const name = schema.$ref?.split('/').at(-1);
    return name ? (document.components?.schemas?.[name] ?? {}) : schema;
  }

  /** A value that mostly matches the schema; `wildness` is the share of invalid ones. */
  function valueFor(unresolved: JsonSchema, wildness: number): unknown {
    const schema = resolved(unresolved);
    if (isLikely(wildness)) return oneOf(schema.format?.startsWith('date') ? nastyDates : nasty);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return valueFor(oneOf(choices), wildness);
    if (schema.enum) return oneOf(schema.enum);
    if (schema.properties) {
      const entries = Object.entries(schema.properties).filter(() => isLikely(0.8));
      return Object.fromEntries(entries.map(([key, inner]) => [key, valueFor(inner, wildness)]));
    }
    if (schema.format === 'uuid') return oneOf(ids);
    if (schema.format === 'date') return oneOf(['2026-11-22', '2026-12-31', '2027-01-01']);
    if (schema.format === 'date-time') return '2026-11-22T10:00:00.000Z';
    switch (schema.type) {
      case 'array':
        return Array.from({ length: Math.floor(random() * 4) }, () => valueFor(schema.items ?? {}, wildness));
      case 'integer':
      case 'number': {
        const min = Math.max(schema.minimum ?? 0, -1000);
        return min + Math.floor(random() * Math.min((schema.maximum ?? 100) - min, 1000));
      }
      case 'boolean':
        return isLikely(0.5);
      default:
        return oneOf([
          'soup',
          'Peanuts',
          'Vegan',
          '12:30',
          'Europe/Berlin',
          'a@example.com',
          ...ids.slice(0, 1),
        ]);
    }
  }

  function asText(value: unknown): string {
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    return text.toWellFormed().slice(0, 2000);
  }

  function bodyOf(content: Record<string, { schema: JsonSchema }>, wildness: number): Blob | FormData {
    if (content['multipart/form-data']) {
      const form = new FormData();
      const bytes = Uint8Array.from({ length: Math.floor(random() * 200) }, () => Math.floor(random() * 256));
      form.append(
        oneOf(['receipt', 'file', 'photo']),
        new Blob([bytes]),
        oneOf(['a.jpg', '../../x', '\0.png']),
      );
      return form;
    }
    const form = content['application/x-www-form-urlencoded'];
    if (form && isLikely(0.8)) {
      const fields = Object.entries((valueFor(form.schema, wildness) as object | null) ?? {});
      const texts = fields.map(([name, value]) => [name, asText(value)]);
      return new Blob([String(new URLSearchParams(texts))], { type: 'application/x-www-form-urlencoded' });
    }
    const schema = (content['application/json'] ?? form)?.schema ?? {};
    const json = isLikely(0.05) ? oneOf(rawBodies) : JSON.stringify(valueFor(schema, wildness) ?? {});
    const type = isLikely(0.95)
      ? 'application/json'
      : oneOf(['text/plain', 'application/xml', 'multipart/form-data']);
    return new Blob([json], { type });
  }

  return function next(): FuzzedRequest {
    const { path, method, operation } = oneOf(operations);
    const wildness = oneOf([0, 0.1, 0.5]);
    const parameters = operation.parameters ?? [];
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const schema =
        parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.schema ?? {};
      return encodeURIComponent(asText(valueFor(schema, wildness))) || '%20';
    });
    const query = new URLSearchParams();
    for (const { name, schema } of parameters.filter((parameter) => parameter.in === 'query')) {
      while (isLikely(0.6)) query.append(name, asText(valueFor(schema, wildness)));
    }
    if (isLikely(0.1)) query.append(oneOf(['userId', 'id', 'email', '__proto__[x]', '\0']), oneOf(ids));
    const body = operation.requestBody && bodyOf(operation.requestBody.content, wildness);
    return { method, path: query.size > 0 ? `${filled}?${query}` : filled, ...(body && { body }) };
  };
}
