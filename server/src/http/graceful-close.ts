import type { FastifyInstance } from 'fastify';

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
