import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#config.ts';
import { AppError } from '#errors.ts';

/** The default of every answer: personal, stored neither by browsers nor by proxies. */
export const privateAnswer = 'private, no-store';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Headers for every answer, and no change by a page of another site. */
export async function secure(server: FastifyInstance, config: Config): Promise<void> {
  const https = config.origin.startsWith('https:');
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        // React and Radix set style attributes; style elements and sheets stay our own files.
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

  // First, so that errors have it too. Public answers override it.
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', privateAnswer);
  });

  const allowed = new Set([config.origin, ...config.extraOrigins]);
  server.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method)) return;
    const { origin } = request.headers;
    const site = request.headers['sec-fetch-site'];
    // Programs send neither header; browsers send both, and SameSite=Lax cookies stay at home anyway.
    const isOurs = origin
      ? allowed.has(origin) || origin === `${request.protocol}://${request.host}`
      : !site || site === 'same-origin' || site === 'none';
    if (!isOurs || site === 'cross-site') {
      throw new AppError('forbidden', 'This request came from another site');
    }
  });
}

/** Sites that the answer to a form of ours may lead on to: browsers follow no redirect of a form to any other. */
function formTargets({ oidc, oidcClients, stripe }: Config): string[] {
  return [
    // A user who signs in at a site with an account here goes back there.
    ...oidcClients.map(({ origin }) => origin),
    // A checkout goes on to pay, or to sign in first.
    ...(stripe ? [stripe.apiBase ? new URL(stripe.apiBase).origin : 'https://checkout.stripe.com'] : []),
    ...(oidc ? [new URL(oidc.issuer).origin] : []),
  ];
}
