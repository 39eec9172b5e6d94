import { tools } from '@plateful/contract/tools.ts';
import { z } from 'zod';
import type { OpenApiDocument } from './fuzzed-requests.ts';
import { allEndpoints } from './valid-requests.ts';

/** OpenAPI descriptions of the pages and forms that the document leaves out. */
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

/** Requests to the MCP endpoint, which is not in the contract. */
export function assistantOperations(path: string): OpenApiDocument['paths'] {
  const call = z.object({ name: z.enum(tools.map(({ name }) => name)), arguments: z.object({}) });
  const names = ['initialize', 'ping', 'tools/list', 'tools/call', 'notifications/initialized'] as const;
  const message = z.object({
    jsonrpc: z.enum(['2.0']),
    id: z.int(),
    method: z.enum(names),
    params: z.union([call, ...tools.flatMap(argumentsOf)]),
  });
  const body = z.union([message, z.array(message)]);
  return { [path]: { post: { requestBody: { content: { 'application/json': schemaOf(body) } } } } };
}

function argumentsOf({ name, endpoint, input }: (typeof tools)[number]) {
  const taken = input ?? endpoint.body ?? endpoint.query ?? endpoint.params;
  return taken ? z.object({ name: z.enum([name]), arguments: taken }) : [];
}

function parametersOf(part: z.ZodType | undefined, place: 'path' | 'query') {
  const properties = part ? (schemaOf(part).schema.properties ?? {}) : {};
  return Object.entries(properties).map(([name, schema]) => ({ name, in: place, schema }));
}

function schemaOf(part: z.ZodType) {
  const schema = z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' });
  return { schema: schema as { properties?: Record<string, object> } };
}
