import { isWritable } from '#db/database.ts';
import type { Api } from '#http/api.ts';
import { isSameSecret } from '#runtime/is-same-secret.ts';

/**
 * /healthz reports that the process is up and its version; /readyz also that the database accepts writes. /metrics
 * requires METRICS_TOKEN and is 404 without it.
 */
export function healthRoutes({ server, context }: Api): void {
  const { config, metrics } = context;
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    metrics.requestSeconds.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
  });
  server.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok', version: config.version }));
  server.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    if (await isWritable(context.db)) return { status: 'ok' };
    return reply.status(503).send({ status: 'database unavailable' });
  });
  server.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const { authorization = '' } = request.headers;
    if (!config.metricsToken || !isSameSecret(authorization, `Bearer ${config.metricsToken}`)) {
      return reply.callNotFound();
    }
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}
