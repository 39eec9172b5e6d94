import { PassThrough } from 'node:stream';
import type { ErrorBody } from '@plateful/contract/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '#errors.ts';
import type { Exchange } from '#http/api.ts';
import { errorBodyOf } from '#http/errors.ts';
import { privateAnswer } from '#http/security.ts';

type ErrorEvent = { type: 'error'; error: ErrorBody };

/** Below the 30 s to 60 s of silence after which proxies hang up. */
const heartbeatMs = 15_000;

export function acceptsEvents({ headers }: FastifyRequest): boolean {
  return /\btext\/event-stream\b/i.test(headers.accept ?? '');
}

/**
 * Answers with server-sent events: what `work` sends, each checked against `schema`, and an event of type 'error' when
 * it throws. `work` goes on when the client is gone.
 */
export async function sendEvents<Event>(
  { request, reply }: Exchange,
  schema: z.ZodType<unknown, Event | ErrorEvent>,
  work: (send: (event: Event) => void) => Promise<void>,
): Promise<FastifyReply> {
  const stream = new PassThrough();
  const write = (text: string) => void (stream.writable && stream.write(text));
  const send = (event: Event | ErrorEvent) => write(`data: ${JSON.stringify(schema.parse(event))}\n\n`);
  const beat = () => write(': still here\n\n');
  const heartbeat = setInterval(beat, heartbeatMs);
  beat();
  work(send)
    .catch((error) => send({ type: 'error', error: errorBodyOf(error, request) }))
    .finally(() => {
      clearInterval(heartbeat);
      stream.end();
    });
  return reply
    .type('text/event-stream')
    .headers({ 'cache-control': `${privateAnswer}, no-transform`, 'x-accel-buffering': 'no' })
    .send(stream);
}

/** Answers with the events that `follow` sends until the client is gone. */
export function followEvents<Event>(
  exchange: Exchange,
  schema: z.ZodType<unknown, Event | ErrorEvent>,
  follow: (send: (event: Event) => void, gone: AbortSignal) => Promise<void>,
): Promise<FastifyReply> {
  if (!acceptsEvents(exchange.request)) {
    throw new AppError(
      'invalid_input',
      'This address answers with server-sent events: accept text/event-stream',
    );
  }
  const gone = new AbortController();
  exchange.request.raw.socket.once('close', () => gone.abort());
  return sendEvents<Event>(exchange, schema, (send) => follow(send, gone.signal));
}
