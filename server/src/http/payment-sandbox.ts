import { readFileSync } from 'node:fs';
import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { PaymentSandbox } from '#adapters/payments/sandbox/payment-sandbox.ts';
import { AppError } from '#errors.ts';
import { answerErrorsWithPages } from '#http/page-errors.ts';
import { checkoutPage, overPage } from '#http/payment-sandbox-checkout-page.ts';
import { clockPage, movedTo } from '#http/payment-sandbox-clock-page.ts';
import { sandboxMessage } from '#http/payment-sandbox-parts.ts';
import { portalNotices, portalPage } from '#http/payment-sandbox-portal-page.ts';
import { sendPage } from '#http/send-page.ts';

const hidden = { schema: { hide: true } };
const style = readFileSync(new URL('payment-sandbox.css', import.meta.url), 'utf8');
const stylePath = '/sandbox/style.css';
type WithId = { Params: { id: string } };

/** Serves the payment sandbox: its API below `/v1`, for the SDK, and its pages below `/sandbox`, for people. */
export async function servePaymentSandbox(
  server: FastifyInstance,
  sandbox: PaymentSandbox,
  head: string,
): Promise<void> {
  await serveApi(server, sandbox);
  await server.register(async (scope) => {
    await scope.register(formbody);
    const ownHead = `${head}\n    <link rel="stylesheet" href="${stylePath}">`;
    answerErrorsWithPages(scope, ownHead);
    scope.get(stylePath, hidden, (_request, reply) => reply.type('text/css').send(style));
    serveCheckout(scope, sandbox, ownHead);
    servePortal(scope, sandbox, ownHead);
    serveClock(scope, sandbox, ownHead);
  });
}

async function serveApi(server: FastifyInstance, sandbox: PaymentSandbox): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      // Too large, for instance: whoever sent it is told, and nothing is wrong here.
      if (error.statusCode && error.statusCode < 500) {
        const { message } = error;
        return reply.status(400).send({ error: { type: 'invalid_request_error', message } });
      }
      request.log.error({ err: error }, 'the payment sandbox failed');
      const message = 'An unknown error occurred. Nothing was changed.';
      return reply.status(500).send({ error: { type: 'api_error', message } });
    });
    scope.all('/v1/*', hidden, async (request, reply) => {
      const { method, url, headers, body } = request;
      const text = typeof body === 'string' ? body : '';
      const answer = await sandbox.answer({ method, url, headers, body: text });
      return reply.status(answer.status).headers(answer.headers).send(answer.body);
    });
  });
}

const payments = {
  works: { card: 'works' },
  declines: { card: 'declines' },
  once: { card: 'works', nextCard: 'declines' },
} as const;
const paymentForm = z.object({ card: z.enum(['works', 'declines', 'once']) });

function serveCheckout(scope: FastifyInstance, sandbox: PaymentSandbox, head: string): void {
  const show = async (reply: FastifyReply, id: string, error?: string) => {
    const view = await sandbox.viewCheckout(id);
    if (!view) return notFound(reply, head, 'There is no such checkout');
    const isOpen = view.session.status === 'open';
    return sendPage(reply, isOpen ? checkoutPage(head, { ...view, error }) : overPage(head, view.session));
  };
  scope.get<WithId>('/sandbox/checkout/:id', hidden, (request, reply) => show(reply, request.params.id));
  scope.post<WithId>('/sandbox/checkout/:id', hidden, async (request, reply) => {
    const { id } = request.params;
    const { card } = readForm(paymentForm, request.body);
    const outcome = await sandbox.pay(id, payments[card]);
    if (outcome === 'declined')
      return show(reply.status(422), id, 'Your card was declined. You can try another.');
    const session = (await sandbox.viewCheckout(id))?.session;
    // Whoever clicked twice has paid once and goes on like everybody who paid.
    if (session?.status === 'complete') return reply.redirect(session.success_url ?? '/', 303);
    return show(reply, id);
  });
}

const portalForm = z.union([
  z.object({ act: z.literal('card'), card: z.enum(['works', 'declines']) }),
  z.object({ act: z.enum(['cancel', 'keep']) }),
  z.object({ act: z.literal('pay'), invoiceId: z.string() }),
]);

function servePortal(scope: FastifyInstance, sandbox: PaymentSandbox, head: string): void {
  const show = async (
    reply: FastifyReply,
    id: string,
    words: { notice?: string | undefined; error?: string },
  ) => {
    const view = await sandbox.viewPortal(id);
    if (view) return sendPage(reply, portalPage(head, { ...view, ...words }));
    const message = 'This page was open for a few minutes only. You can open it again from your account.';
    const link = { href: '/account', text: 'Back to Plateful' };
    return sendPage(reply.status(404), sandboxMessage(head, { title: 'This page is over', message, link }));
  };
  scope.get<WithId & { Querystring: { done?: string } }>('/sandbox/portal/:id', hidden, (request, reply) => {
    const notice = portalNotices.get(request.query.done ?? '');
    return show(reply, request.params.id, { notice });
  });
  scope.post<WithId>('/sandbox/portal/:id', hidden, async (request, reply) => {
    const { id } = request.params;
    const action = readForm(portalForm, request.body);
    const outcome = await sandbox.actInPortal(id, action);
    if (outcome === 'declined') {
      return show(reply.status(422), id, {
        error: 'Your card was declined. Please choose another card first.',
      });
    }
    if (outcome === 'gone') return show(reply, id, {});
    return reply.redirect(`/sandbox/portal/${encodeURIComponent(id)}?done=${action.act}`, 303);
  });
}

const clockForm = z.object({
  to: z.union([z.enum(['day', 'week', 'month', 'renewal']), z.iso.date()]),
});

function serveClock(scope: FastifyInstance, sandbox: PaymentSandbox, head: string): void {
  const show = async (reply: FastifyReply, error?: string) =>
    sendPage(reply, clockPage(head, { ...(await sandbox.viewClock()), error }));
  scope.get('/sandbox/clock', hidden, (_request, reply) => show(reply));
  scope.post('/sandbox/clock', hidden, async (request, reply) => {
    const form = clockForm.safeParse(request.body);
    const to = form.success && movedTo(form.data.to, await sandbox.viewClock());
    if (!to) return show(reply.status(422), 'Please choose a day ahead, within the next five years.');
    await sandbox.advance(to);
    return reply.redirect('/sandbox/clock', 303);
  });
}

function readForm<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const form = schema.safeParse(body);
  if (!form.success) throw new AppError('invalid_input', 'This form could not be read. Please try again.');
  return form.data;
}

function notFound(reply: FastifyReply, head: string, title: string): FastifyReply {
  const message = 'The address may be incomplete, or its account was deleted.';
  const link = { href: '/', text: 'Go to Plateful' };
  return sendPage(reply.status(404), sandboxMessage(head, { title, message, link }));
}
