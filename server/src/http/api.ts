import { groupOf } from '@plateful/contract/api.ts';
import type { Endpoint, Input, RawOutput } from '@plateful/contract/endpoint.ts';
import { errorBody } from '@plateful/contract/errors.ts';
import { securityPath } from '@plateful/contract/security.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { FastifySchemaCompiler } from 'fastify/types/schema.js';
import { z } from 'zod';
import type { Context, UserContext, VisitorContext } from '#context.ts';
import { AppError } from '#errors.ts';
import { acceptKey } from '#http/api-keys.ts';
import { withinUploadBudget } from '#http/body-budget.ts';
import { addEtag } from '#http/etags.ts';

/** Maximum body size in bytes for visitors, except files. Typical calls are a hundredth of it. */
export const visitorBodyLimit = 65_536;
export const userBodyLimit = 1_048_576;

/** What modules register their endpoints on. */
export type Api = { server: FastifyInstance; context: Context };

/** The request and reply, for the few handlers that set cookies or send the reply themselves. */
export type Exchange = { request: FastifyRequest; reply: FastifyReply };

export type ContextFor<E extends Endpoint> = E['access'] extends 'user' ? UserContext : VisitorContext;
type Handler<E extends Endpoint> = (
  ctx: ContextFor<E>,
  input: Input<E>,
  exchange: Exchange,
) => RawOutput<E> | Promise<RawOutput<E>> | Promise<FastifyReply>;

type Options = Pick<RouteShorthandOptions, 'errorHandler'> & {
  /** Runs before input validation. */
  before?: ((exchange: Exchange) => Promise<void>) | undefined;
};

/**
 * Registers `endpoint`. Input is validated before `handler` runs, output before it is sent. The handler gets only what
 * the contract declares: parts without a schema are not read, undeclared keys are dropped.
 */
export function serve<E extends Endpoint>(
  { server, context }: Api,
  endpoint: E,
  handler: Handler<E>,
  { before, errorHandler }: Options = {},
): void {
  const { method, path, summary, params, query, body, access, scopes, isPage, isPolled, maxBodyBytes } =
    endpoint;
  server.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: {
      summary,
      tags: [groupOf(endpoint)],
      ...(isPage && { hide: true }),
      params: params ?? nothing,
      querystring: query ?? nothing,
      ...(body && { body }),
      ...uploadSchema(endpoint),
      security: [access === 'user' ? { session: [] } : {}, ...keysOf(endpoint)],
      response: { 200: answerSchema(endpoint), ...(!isPage && { '4xx': errorBody, '5xx': errorBody }) },
    },
    bodyLimit: maxBodyBytes ?? (access === 'user' ? userBodyLimit : visitorBodyLimit),
    compress: isCompressed(endpoint) ? {} : false,
    ...(isPolled && { onSend: addEtag }),
    // The handler receives and validates uploaded files; the schema only documents them in OpenAPI.
    ...(endpoint.upload && { validatorCompiler: exceptBody(server) }),
    onRequest: [
      async (request, reply) => void (await acceptKey(context, scopes, request, reply)),
      ...(access === 'user' ? [isPage ? leadToSignIn : requireUser] : []),
    ],
    ...(errorHandler && { errorHandler }),
    preValidation: async (request, reply) => {
      // A form without fields has no body.
      if (isPage && body) request.body ??= {};
      await before?.({ request, reply });
    },
    handler: (request, reply) => {
      const input = {
        ...(request.query as object),
        ...(body && (request.body as object)),
        ...(request.params as object),
      };
      const ctx = contextOf(context, request) as ContextFor<E>;
      const answer = async () => handler(ctx, input as Input<E>, { request, reply });
      const { memory, user } = ctx;
      if (!user || !request.isMultipart()) return answer();
      return withinUploadBudget(memory, user, (take) => {
        request.reserveBytes = take;
        return answer();
      });
    },
  });
}

export function contextOf(context: Context, request: FastifyRequest): VisitorContext {
  return { ...context, log: request.log, user: request.user };
}

function isCompressed({ method, produces, holdsSecret }: Endpoint): boolean {
  return method === 'GET' && !produces && !holdsSecret;
}

/** For parts that the endpoint does not declare: drops every key. */
const nothing = z.object({});

const file = z.string().meta({ format: 'binary' });

/** Alternatives in OpenAPI: any one of the scopes grants access. */
function keysOf({ scopes }: Endpoint) {
  return scopes ? [...new Set([...scopes, 'all'])].map((scope) => ({ apiKey: [scope] })) : [];
}

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

async function leadToSignIn(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (request.headers['content-type']?.includes('json')) return requireUser(request);
  if (!request.user) return reply.redirect(`/api/login?returnTo=${encodeURIComponent(securityPath)}`, 303);
  return undefined;
}

async function requireUser(request: FastifyRequest): Promise<void> {
  if (!request.user) throw new AppError('unauthenticated', 'Please sign in first');
}
