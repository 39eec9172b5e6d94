import formbody from '@fastify/formbody';
import type { Endpoint, Input } from '@plateful/contract/endpoint.ts';
import type { IdentityPage, RefusedForm } from '@plateful/contract/identity-pages.ts';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#errors.ts';
import { type Api, type ContextFor, contextOf, type Exchange, serve } from '#http/api.ts';
import { errorBodyOf, setRetryAfter, statusOf } from '#http/errors.ts';
import type { Web } from '#http/web.ts';

/** What modules register endpoints on that respond with HTML pages. */
export type Pages = Api & { web: Web };

type Answer = IdentityPage | { redirect: string; status?: 302 };

type Shown = IdentityPage | undefined;

type Options<E extends Endpoint> = {
  /** Runs before input validation. */
  before?: (exchange: Exchange) => Promise<void>;
  /** Renders a rejected form again for correction; undefined if correcting it cannot help. */
  again?: (ctx: ContextFor<E>, refused: RefusedForm, exchange: Exchange) => Shown | Promise<Shown>;
  /** Title and link of the error page for all other errors. */
  failure?: Failure;
};
export type Failure = { title?: string; link: { href: string; text: string } };

/** The link of a page that says that something succeeded. */
export const continueLink = { href: '/', text: `Continue to ${productName}` };

const defaultFailure: Failure = { link: { href: '/', text: `Go to ${productName}` } };

/** Calls `bind` with a scope in which bodies may be forms and errors are shown as pages. */
export async function addPages({ server, context }: Api, web: Web, bind: (pages: Pages) => void) {
  await server.register(async (scope) => {
    await scope.register(formbody);
    scope.setErrorHandler(answerErrors(web, defaultFailure));
    bind({ server: scope, context, web });
  });
}

/** Registers `endpoint` with pages and redirects, so that it works without JavaScript. */
export function servePage<E extends Endpoint>(
  pages: Pages,
  endpoint: E,
  handler: (ctx: ContextFor<E>, input: Input<E>, exchange: Exchange) => Answer | Promise<Answer>,
  { before, again, failure = defaultFailure }: Options<E> = {},
): void {
  const { web, context } = pages;
  const fail = answerErrors(web, failure);
  serve(
    pages,
    endpoint,
    async (ctx, input, exchange) => send(exchange.reply, web, await handler(ctx, input, exchange)),
    {
      before,
      async errorHandler(error, request, reply) {
        const isRefused =
          error instanceof AppError && (error.details.fields || error.code === 'rate_limited');
        if (!isRefused || !again || isJson(request)) return fail(error, request, reply);
        const { message } = error;
        const { fields } = error.details;
        const values = textsIn(request.body);
        setRetryAfter(reply.status(fields ? 422 : statusOf[error.code]), error);
        const ctx = contextOf(context, request) as ContextFor<E>;
        try {
          const page = await again(ctx, { message, fields: fields ?? {}, values }, { request, reply });
          return page ? await send(reply, web, page) : await fail(error, request, reply);
        } catch (another) {
          return fail(another as Error, request, reply);
        }
      },
    },
  );
}

/** Shows errors as pages; requests made by scripts get only the message. */
export function answerErrors(web: Web, { title = 'Something went wrong', link }: Failure) {
  return async (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) => {
    const { code, message, fields } = errorBodyOf(error, request);
    setRetryAfter(reply.status(statusOf[code]), error);
    if (isJson(request)) return reply.status(fields ? 422 : reply.statusCode).send({ message });
    return send(reply, web, { page: 'message', title, message, link });
  };
}

async function send(reply: FastifyReply, { rendered }: Web, answer: Answer): Promise<FastifyReply> {
  if ('redirect' in answer) return reply.redirect(answer.redirect, answer.status ?? 303);
  return (
    reply
      .type('text/html')
      // Keeps secret links from mails out of the referrer of other sites. `no-referrer` would remove Origin from our
      // own forms (Fetch, section 3.2).
      .header('referrer-policy', 'same-origin')
      .send(await rendered.identityPage(answer))
  );
}

function textsIn(body: unknown): Record<string, string> {
  const texts = Object.entries(body ?? {}).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts) as Record<string, string>;
}

function isJson({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.includes('json') ?? false;
}
