import { PassThrough } from 'node:stream';
import { errorBody } from '@plateful/contract/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { LiveEvents } from '#db/live-events.ts';
import { authorizedBy } from '#db/notifications.ts';
import { AppError } from '#errors.ts';
import type { Exchange } from '#http/api.ts';
import { clientAddress } from '#http/client-address.ts';
import { errorBodyOf } from '#http/errors.ts';
import { privateAnswer } from '#http/security.ts';
import { authorizationOf } from '#http/session.ts';

const errorEvent = z.object({ type: z.literal('error'), error: errorBody });

/** Shorter than the idle timeouts of proxies, which are 30 s to 60 s. */
const heartbeatMs = 15_000;

export function acceptsEvents({ headers }: FastifyRequest): boolean {
  return /\btext\/event-stream\b/i.test(headers.accept ?? '');
}

/** Maximum bytes buffered for a slow reader. The longest recipe event is a fifth of this. */
const maxBufferedBytes = 1_000_000;

/**
 * Streams server-sent events: every value that `work` sends is checked against `schema`; if `work` throws, an event of
 * type 'error' follows. `work` continues after the client disconnects.
 */
export async function sendEvents<Event>(
  { request, reply }: Exchange,
  schema: z.ZodType<unknown, Event>,
  work: (send: (event: Event) => void) => Promise<void>,
): Promise<FastifyReply> {
  const stream = new PassThrough();
  const write = (text: string) => {
    if (stream.writable) stream.write(text);
    // A client that does not read its events has to reconnect.
    if (stream.writableLength > maxBufferedBytes) stream.destroy();
  };
  const writeEvent = (event: unknown) => write(`data: ${JSON.stringify(event)}\n\n`);
  const beat = () => write(': still here\n\n');
  const heartbeat = setInterval(beat, heartbeatMs);
  beat();
  work((event) => writeEvent(schema.parse(event)))
    .catch((error) => writeEvent(errorEvent.parse({ type: 'error', error: errorBodyOf(error, request) })))
    .finally(() => {
      clearInterval(heartbeat);
      stream.end();
    });
  return reply
    .type('text/event-stream')
    .headers({ 'cache-control': `${privateAnswer}, no-transform`, 'x-accel-buffering': 'no' })
    .send(stream);
}

/** `owner`: id of the user whose data the place is. */
type Subscription<Event> = { events: LiveEvents<Event>; place: string; owner: string; isByLink?: boolean };

/**
 * Streams the events of a place until the client disconnects or its access ends: the share link if the place is a
 * shared list, else the API key or session.
 */
export function followEvents<Event>(
  exchange: Exchange,
  schema: z.ZodType<unknown, Event>,
  { events, place, owner, isByLink = false }: Subscription<Event>,
): Promise<FastifyReply> {
  if (!acceptsEvents(exchange.request)) {
    throw new AppError(
      'invalid_input',
      'This URL returns server-sent events: send “Accept: text/event-stream”',
    );
  }
  const disconnected = new AbortController();
  const { request } = exchange;
  request.raw.socket.once('close', () => disconnected.abort());
  const follower = {
    gone: disconnected.signal,
    authorizedBy: isByLink ? authorizedBy.linkTo(place) : authorizationOf(request),
    owner,
    address: clientAddress(request),
  };
  return sendEvents<Event>(exchange, schema, (send) => events.subscribe(place, { ...follower, send }));
}
