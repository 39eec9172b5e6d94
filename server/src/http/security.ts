import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#config.ts';
import { AppError } from '#errors.ts';

/** The default Cache-Control: responses are personal and not stored by browsers or proxies. */
export const privateAnswer = 'private, no-store';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Adds security headers and rejects state-changing requests from other sites. */
export async function secure(server: FastifyInstance, config: Config): Promise<void> {
  const https = config.origin.startsWith('https:');
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        // React and Radix set style attributes; style elements and sheets are only our own files.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'form-action': ["'self'", ...formTargets(config)],
        ...(https && { 'upgrade-insecure-requests': [] }),
      },
    },
    strictTransportSecurity: https,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });

  // Registered first, so that error responses have the header too. Public responses override it.
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', privateAnswer);
  });

  const allowed = new Set([config.origin, ...config.extraOrigins]);
  server.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method)) return;
    const { origin } = request.headers;
    const site = request.headers['sec-fetch-site'];
    // API clients send neither header. Browsers send both, and do not send SameSite=Lax cookies with cross-site
    // requests anyway.
    const isSameOrigin = origin
      ? allowed.has(origin) || origin === `${request.protocol}://${request.host}`
      : !site || site === 'same-origin' || site === 'none';
    if (!isSameOrigin || site === 'cross-site') {
      throw new AppError('forbidden', 'This request came from another site');
    }
  });
}

/** Sites to which our forms may redirect: CSP's form-action blocks redirects to any other. */
function formTargets({ oidc, oidcClients, stripe }: Config): string[] {
  return [
    // After signing in, users of client sites are redirected there.
    ...oidcClients.map(({ origin }) => origin),
    // Checkout forms redirect to Stripe.
    ...(stripe ? [stripe.apiBase ? new URL(stripe.apiBase).origin : 'https://checkout.stripe.com'] : []),
    ...(oidc ? [new URL(oidc.issuer).origin] : []),
  ];
}
