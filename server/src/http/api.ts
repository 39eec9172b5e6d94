import type { Endpoint, Input, RawOutput } from '@plateful/contract/endpoint.ts';
import { errorBody } from '@plateful/contract/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifySchemaCompiler } from 'fastify/types/schema.js';
import { z } from 'zod';
import type { Context, UserContext, VisitorContext } from '#context.ts';
import { AppError } from '#errors.ts';

/** Where modules bind their endpoints. */
export type Api = { server: FastifyInstance; context: Context };

/** The request and its answer, for the few handlers that set cookies or send the answer themselves. */
export type Exchange = { request: FastifyRequest; reply: FastifyReply };

type ContextFor<E extends Endpoint> = E['access'] extends 'user' ? UserContext : VisitorContext;
type Handler<E extends Endpoint> = (
  ctx: ContextFor<E>,
  input: Input<E>,
  exchange: Exchange,
) => RawOutput<E> | Promise<RawOutput<E>> | Promise<FastifyReply>;

/**
 * Serves `endpoint`: input is checked before `handler` runs, output before it leaves. The handler gets what the contract declares
 * and nothing else: a part without a schema is not read, a key without one is dropped.
 */
export function serve<E extends Endpoint>({ server, context }: Api, endpoint: E, handler: Handler<E>): void {
  const { method, path, summary, params, query, body, access } = endpoint;
  server.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: {
      summary,
      params: params ?? nothing,
      querystring: query ?? nothing,
      ...(body && { body }),
      ...uploadSchema(endpoint),
      ...(access === 'user' && { security: [{ session: [] }] }),
      response: { 200: answerSchema(endpoint), '4xx': errorBody, '5xx': errorBody },
    },
    // The file of a form is received and judged by the handler; its schema is there for the OpenAPI document.
    ...(endpoint.upload && { validatorCompiler: exceptBody(server) }),
    ...(access === 'user' && { onRequest: requireUser }),
    handler: (request, reply) => {
      const input = {
        ...(request.query as object),
        ...(body && (request.body as object)),
        ...(request.params as object),
      };
      const ctx = { ...context, log: request.log, user: request.user };
      return handler(ctx as ContextFor<E>, input as Input<E>, { request, reply });
    },
  });
}

/** Of a part that an endpoint does not declare: every key of it is dropped. */
const nothing = z.object({});

const file = z.string().meta({ format: 'binary' });

function uploadSchema({ upload, body }: Endpoint) {
  if (!upload) return {};
  const fields = body instanceof z.ZodObject ? body.shape : {};
  return { consumes: ['multipart/form-data'], body: z.object({ ...fields, [upload]: file }) };
}

function answerSchema({ output, produces, summary }: Endpoint) {
  return produces ? { description: summary, content: { [produces]: { schema: file } } } : output;
}

function exceptBody(server: FastifyInstance): FastifySchemaCompiler<unknown> {
  return (route) => (route.httpPart === 'body' ? () => true : server.validatorCompiler!(route));
}

async function requireUser(request: FastifyRequest): Promise<void> {
  if (!request.user) throw new AppError('unauthenticated', 'Please sign in first');
}
