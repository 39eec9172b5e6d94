import { errors, type Provider } from 'oidc-provider';
import type { Context } from '#context.ts';
import { AppError } from '#errors.ts';
import type { Exchange } from '#http/api.ts';
import { answerErrors, type Failure, type Pages } from '#http/pages.ts';
import { limitPerAddress } from '#http/per-ip-limits.ts';
import { privateAnswer } from '#http/security.ts';

/** Where the embedded provider answers, below the product's origin. */
const providerPath = '/oidc';

/** How a sign-in ends that cannot go on. */
export const interrupted: Failure = {
  title: 'Sign-in was interrupted',
  link: { href: '/api/login', text: 'Start again' },
};

export function refuseInterrupted(): never {
  throw new AppError('invalid_input', 'This sign-in has expired or was started in another browser.');
}

/** Refuses requests of browsers that did not start the sign-in, which a cookie of the provider proves. */
export function refuseForeignInteraction({ context }: Pages) {
  return async ({ request, reply }: Exchange): Promise<void> => {
    await context.identity.provider?.interactionDetails(request.raw, reply.raw).catch((error) => {
      if (error instanceof errors.SessionNotFound) refuseInterrupted();
      throw error;
    });
  };
}

/** Tells the provider who signed in, and returns where the browser goes on. */
export function finishInteraction({ identity }: Context, { request, reply }: Exchange, accountId: string) {
  const result = { login: { accountId, remember: true } };
  return identity.provider!.interactionResult(request.raw, reply.raw, result, {
    mergeWithLastSubmission: false,
  });
}

/** Hands everything below `providerPath` to the provider, which reads the raw request itself. */
export function mountProvider({ server, context, web }: Pages, provider: Provider): void {
  const origin = new URL(context.config.origin);
  const handle = provider.callback();
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.setErrorHandler(answerErrors(web, interrupted));
    scope.all(`${providerPath}/*`, { schema: { hide: true } }, async (request, reply) => {
      if (isAuthorization(request.url)) await limitPerAddress(context, request, 'sign-in at the provider');
      reply.hijack();
      reply.raw.setHeader('cache-control', privateAnswer);
      const raw = request.raw as typeof request.raw & { originalUrl?: string };
      // Links are built from these: never from what the client claims.
      raw.headers.host = origin.host;
      raw.headers['x-forwarded-host'] = origin.host;
      raw.headers['x-forwarded-proto'] = origin.protocol.slice(0, -1);
      raw.originalUrl = raw.url!;
      raw.url = raw.url!.slice(providerPath.length);
      handle(raw, reply.raw);
      return reply;
    });
  });
}

/** Whether a sign-in begins at the provider, whose router ignores case and a slash at the end. */
function isAuthorization(url: string): boolean {
  return new RegExp(`^${providerPath}/auth/?$`, 'i').test(url.split('?')[0]!);
}
