import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/** Documents every route registered after it as OpenAPI 3.1 at /api/openapi.json. */
export async function describeApi(server: FastifyInstance, title: string): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, version: '1', license: { name: 'MIT', identifier: 'MIT' } },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'sid' },
          apiKey: {
            type: 'http',
            scheme: 'bearer',
            description:
              'An API key of the account. Each operation lists the scopes that allow it, of which the key needs one. Operations without scopes cannot be called with a key.',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  server.get('/api/openapi.json', { schema: { hide: true } }, () => server.swagger());
}
