import { createHash, timingSafeEqual } from 'node:crypto';
import { isReachable } from '#db/database.ts';
import type { Api } from '#http/api.ts';

/**
 * For whatever watches the process: /healthz is the process itself, /readyz its database too. /metrics says what it
 * counted to clients with METRICS_TOKEN, and is not found by others.
 */
export function healthRoutes({ server, context }: Api): void {
  const { config, metrics } = context;
  server.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }));
  server.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    if (await isReachable(context.db)) return { status: 'ok' };
    return reply.status(503).send({ status: 'database unavailable' });
  });
  server.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!config.metricsToken || !isSame(request.headers.authorization, `Bearer ${config.metricsToken}`)) {
      return reply.callNotFound();
    }
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}

/** Takes the same time wherever two texts differ. */
function isSame(given = '', expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
