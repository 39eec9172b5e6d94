import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import { countJsonValues, maxJsonValues } from '@plateful/contract/json-size.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#errors.ts';

/**
 * Rejects requests that two servers could read in two ways: with several Host headers, or with a whole URL as target,
 * which would then count instead of Host.
 */
export function rejectAmbiguousTargets(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ raw, raw: { rawHeaders } }) => {
    const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1 || !raw.url?.startsWith('/')) {
      throw new AppError('invalid_input', 'The URL of this request is ambiguous.');
    }
  });
}

/** Compresses responses of routes that opt in. Request bodies are never decompressed (zip bombs). */
export async function compressAnswers(server: FastifyInstance): Promise<void> {
  await server.register(compress, {
    global: false,
    globalDecompression: false,
    encodings: ['zstd', 'br', 'gzip'],
  });
}

/**
 * Accepts an empty body with a JSON content type, which many clients send with every request. Rejects deeply nested
 * JSON before anything walks it.
 */
export function acceptJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null);
    if (countJsonValues(body) > maxJsonValues)
      return done(new AppError('invalid_input', 'The JSON is nested too deeply.'));
    return parse(request, body, done);
  });
}

/**
 * How long open responses may take during shutdown. The whole shutdown must fit into the 10 s after which some
 * platforms kill the process.
 */
const maxResponseMs = 5000;

/**
 * On close, finishes open responses without keep-alive. Responses that take too long are aborted, so that the database
 * can still be closed cleanly.
 */
export function closeGracefully(server: FastifyInstance): void {
  let closing = false;
  const inFlight = new Set<Socket>();
  server.addHook('preClose', async () => {
    closing = true;
    setTimeout(() => {
      for (const socket of inFlight) socket.destroy();
    }, maxResponseMs).unref();
  });
  server.addHook('onRequest', async ({ raw }, reply) => {
    inFlight.add(raw.socket);
    reply.raw.once('close', () => inFlight.delete(raw.socket));
  });
  server.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
