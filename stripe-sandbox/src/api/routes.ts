import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, invalid, unauthorized } from '../api-error.ts';
import { hiddenRoute } from '../hidden-route.ts';
import { newId } from '../objects/object.ts';
import { transact } from '../transaction.ts';
import type { SandboxSettings } from '../types.ts';
import type { Call } from './call.ts';
import { checkoutCalls } from './checkout-calls.ts';
import { customerCalls } from './customer-calls.ts';
import { digestOf, idempotent } from './idempotency.ts';
import { parseForm } from './parse-form.ts';
import { recordCalls } from './record-calls.ts';
import { subscriptionCalls } from './subscription-calls.ts';

const calls: Call[] = [...customerCalls, ...checkoutCalls, ...subscriptionCalls, ...recordCalls];
/** Characters (Stripe, "Idempotent requests"). */
const maxKeyLength = 255;

/** Serves the API below `/v1`. `onChange` is called after each request that may have changed something. */
export function serveApi(scope: FastifyInstance, settings: SandboxSettings, onChange: () => void): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  scope.setErrorHandler((error: FastifyError | ApiError, _request, reply) => {
    if (error instanceof ApiError) return reply.status(error.status).send({ error: error.body });
    if (error.statusCode && error.statusCode < 500) {
      const { status, body } = invalid(error.message);
      return reply.status(status).send({ error: body });
    }
    settings.log.error({ err: error }, 'payment sandbox request failed');
    const message = 'An unknown error occurred. Nothing was changed.';
    return reply.status(500).send({ error: { type: 'api_error', message } });
  });
  scope.addHook('onRequest', async ({ headers }, reply) => {
    reply.header('request-id', newId('req_'));
    if (headers['stripe-version']) reply.header('stripe-version', headers['stripe-version']);
    checkSecretKey(settings.secretKey, headers.authorization);
  });

  for (const { method, path, prepare } of calls) {
    scope.route<{ Params: { id?: string } }>({
      method,
      url: path,
      ...hiddenRoute,
      handler: async (request, reply) => {
        const [pathname = '', query = ''] = request.url.split('?');
        const form = method === 'POST' ? bodyOf(request) : query;
        const run = prepare(parseForm(form));
        // As with Stripe, only POST requests are idempotent by key.
        const key = method === 'POST' ? idempotencyKeyOf(request) : undefined;
        const digest = digestOf(method, pathname, form);
        const { status, body, isReplayed } = await transact(settings, (tx) =>
          idempotent(tx, { key, digest }, () => run(tx, request.params.id ?? '')),
        );
        if (method !== 'GET') onChange();
        if (isReplayed) reply.header('idempotent-replayed', 'true');
        return reply.status(status).send(body);
      },
    });
  }
  scope.all('/v1/*', hiddenRoute, ({ method, url }) => {
    throw new ApiError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${url.split('?')[0]}). The sandbox simulates a part of Stripe's API.`,
    });
  });
}

function checkSecretKey(expected: string, authorization = ''): void {
  const [, token] = /^Bearer (.+)$/i.exec(authorization) ?? [];
  const digest = (text: string) => createHash('sha256').update(text).digest();
  if (!timingSafeEqual(digest(token ?? ''), digest(expected))) throw unauthorized(token);
}

function bodyOf({ headers, body }: FastifyRequest): string {
  if (typeof body !== 'string' || body === '') return '';
  if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    throw invalid('Invalid request: the body must be of content type application/x-www-form-urlencoded.');
  }
  return body;
}

function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']?.toString();
  if (key && key.length > maxKeyLength) {
    throw invalid(`Idempotency keys can be at most ${maxKeyLength} characters long.`);
  }
  return key || undefined;
}
