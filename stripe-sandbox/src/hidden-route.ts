import type { FastifySchema } from 'fastify';

/** Keeps a route out of the OpenAPI document of a host that has @fastify/swagger. */
export const hiddenRoute = { schema: { hide: true } as FastifySchema };
