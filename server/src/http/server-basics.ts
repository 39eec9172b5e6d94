import type { FastifyInstance } from 'fastify';

/** No body at all is none, also where the caller says that it is JSON: many do so with every request. */
export function takeEmptyJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : parse(request, body, done),
  );
}

/** On close, answers in flight are finished and their connections not kept: else closing waits for the keep-alive. */
export function closeGracefully(server: FastifyInstance): void {
  let closing = false;
  server.addHook('preClose', async () => {
    closing = true;
  });
  server.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
