import { sql } from 'drizzle-orm';
import type { Api } from '#http/api.ts';

/** For whatever watches the process: /healthz is the process itself, /readyz its database too. */
export function healthRoutes({ server, context }: Api): void {
  server.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }));
  server.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    try {
      await context.db.execute(sql`select 1`);
      return { status: 'ok' };
    } catch {
      return reply.status(503).send({ status: 'database unavailable' });
    }
  });
}
