import { z } from 'zod';
import type { OpenApiDocument } from './fuzzed-requests.ts';
import { allEndpoints } from './valid-requests.ts';

/** The pages and forms that the OpenAPI document leaves out, described as it describes the rest. */
export function pageOperations(): OpenApiDocument['paths'] {
  const paths: OpenApiDocument['paths'] = {};
  for (const { isPage, method, path, params, query, body } of allEndpoints()) {
    if (!isPage) continue;
    paths[path] ??= {};
    paths[path][method.toLowerCase()] = {
      parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
      ...(body && { requestBody: { content: { 'application/x-www-form-urlencoded': schemaOf(body) } } }),
    };
  }
  return paths;
}

function parametersOf(part: z.ZodType | undefined, place: 'path' | 'query') {
  const properties = part ? (schemaOf(part).schema.properties ?? {}) : {};
  return Object.entries(properties).map(([name, schema]) => ({ name, in: place, schema }));
}

function schemaOf(part: z.ZodType) {
  const schema = z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' });
  return { schema: schema as { properties?: Record<string, object> } };
}
