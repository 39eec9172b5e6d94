import type { FastifyError, FastifyInstance } from 'fastify';
import { errorBodyOf, sayWhenToRetry, statusOf } from '#http/errors.ts';
import { messagePage } from '#http/page.ts';
import { sendPage } from '#http/send-page.ts';

/** Whoever sent a form reads what went wrong on a page; scripts get it as everywhere else. */
export function answerErrorsWithPages(scope: FastifyInstance, head: string): void {
  scope.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const body = errorBodyOf(error, request);
    sayWhenToRetry(reply.status(statusOf[body.code]), error);
    if (request.headers['content-type']?.includes('json')) return reply.send(body);
    const link = { href: '/', text: 'Go to Plateful' };
    return sendPage(reply, messagePage(head, { title: 'This did not work', message: body.message, link }));
  });
}
