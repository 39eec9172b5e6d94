import type { FastifyInstance } from 'fastify';

/** No body at all is none, also where the caller says that it is JSON: many do so with every request. */
export function takeEmptyJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : parse(request, body, done),
  );
}
