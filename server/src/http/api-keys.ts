import { type KeyScope, keyOpens } from '@plateful/contract/key-scopes.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { findApiKey } from '#db/api-key-store.ts';
import type { RateLimit } from '#db/throttle.ts';
import { AppError, rateLimited } from '#errors.ts';

/** One request a second sustained, with bursts large enough for a client that syncs everything once. */
const rule: RateLimit = { freeAttempts: 600, firstWait: 1, maxWait: 10, resetAfter: 600, resetFrom: 'first' };

/** The secret from `Authorization: Bearer …`. */
function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
}

/** Runs before sessions are read: a request with an API key must not also use a session cookie. */
export function dropCookiesBesideKeys(server: FastifyInstance): void {
  server.addHook('onRequest', async (request) => {
    if (bearerOf(request)) delete request.headers.cookie;
  });
}

/** Authenticates the request as the key's owner if the key has one of `scopes`. Returns false if there is no key. */
export async function acceptKey(
  { db, clock, throttle }: Context,
  scopes: readonly KeyScope[] | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  /** Each value has its own rate limit. */
  door: 'api' | 'mcp' = 'api',
): Promise<boolean> {
  const secret = bearerOf(request);
  if (!secret) return false;
  const key = await findApiKey(db, secret, clock.now());
  if (!key) {
    reply.header('www-authenticate', 'Bearer error="invalid_token"');
    throw new AppError('unauthenticated', 'This API key is not valid: it was revoked, expired or mistyped.');
  }
  const wait = await throttle.take(rule, `key for ${door}`, key.id);
  if (wait) throw rateLimited(wait);
  if (!keyOpens(key.scopes, scopes)) throw new AppError('forbidden', refusal(scopes));
  request.user = key.user;
  request.keyId = key.id;
  return true;
}

function refusal(scopes: readonly KeyScope[] | undefined): string {
  if (!scopes) return 'API keys cannot do this. Please sign in on the site.';
  const expected = [...new Set([...scopes, 'all'])].map((scope) => `"${scope}"`);
  return `This API key may not do that: it needs the scope ${expected.join(' or ')}.`;
}
