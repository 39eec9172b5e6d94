import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import { countJsonValues, mostJsonValues } from '@plateful/contract/json-size.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#errors.ts';

/** For routes that say so. Bodies of requests are not unpacked: a small one could become a huge one. */
export async function compressAnswers(server: FastifyInstance): Promise<void> {
  await server.register(compress, {
    global: false,
    globalDecompression: false,
    encodings: ['zstd', 'br', 'gzip'],
  });
}

/**
 * No body at all is none, also where the caller says that it is JSON: many do so with every request. One that is nested
 * without end is refused before anything walks it.
 */
export function acceptJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null);
    if (countJsonValues(body) > mostJsonValues)
      return done(new AppError('invalid_input', 'This is nested too deep.'));
    return parse(request, body, done);
  });
}

/** What a stop leaves to answers in flight; the whole of it takes less than the 10 s after which some platforms kill. */
const longestAnswerMs = 5000;

/**
 * On close, answers in flight are finished and their connections not kept: else closing waits for the keep-alive. One that
 * takes too long is cut, so that the database can still be closed in order.
 */
export function closeGracefully(server: FastifyInstance): void {
  let closing = false;
  const inFlight = new Set<Socket>();
  server.addHook('preClose', async () => {
    closing = true;
    setTimeout(() => {
      for (const socket of inFlight) socket.destroy();
    }, longestAnswerMs).unref();
  });
  server.addHook('onRequest', async ({ raw }, reply) => {
    inFlight.add(raw.socket);
    reply.raw.once('close', () => inFlight.delete(raw.socket));
  });
  server.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
