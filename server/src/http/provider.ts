import type { Provider } from 'oidc-provider';
import type { Context } from '#context.ts';
import { AppError } from '#errors.ts';
import type { Exchange } from '#http/api.ts';
import { answerErrors, type Failure, type Pages } from '#http/pages.ts';
import { limitPerAddress } from '#http/per-ip-limits.ts';
import { privateAnswer } from '#http/security.ts';

/** Path of the embedded provider below the product's origin. */
const providerPath = '/oidc';

/** Error page for a sign-in that cannot continue. */
export const interrupted: Failure = {
  title: 'Sign-in was interrupted',
  link: { href: '/api/login', text: 'Start again' },
};

export function throwInterrupted(): never {
  throw new AppError('invalid_input', 'This sign-in has expired or was started in another browser.');
}

/** Rejects browsers that did not start this sign-in, which the provider's cookie proves. */
export function rejectForeignInteraction({ context }: Pages) {
  return async ({ request, reply }: Exchange): Promise<void> => {
    const provider = await context.identity.provider?.();
    await provider?.interactionDetails(request.raw, reply.raw).catch(async (error) => {
      const { errors } = await import('oidc-provider');
      if (error instanceof errors.SessionNotFound) throwInterrupted();
      throw error;
    });
  };
}

/** Reports the signed-in account to the provider and returns the URL to continue at. */
export async function finishInteraction(
  { identity }: Context,
  { request, reply }: Exchange,
  accountId: string,
) {
  const result = { login: { accountId, remember: true } };
  const provider = await identity.provider!();
  return provider.interactionResult(request.raw, reply.raw, result, {
    mergeWithLastSubmission: false,
  });
}

/** Passes all requests below `providerPath` to the provider, which reads the raw request itself. */
export function mountProvider({ server, context, web }: Pages, provider: () => Promise<Provider>): void {
  const origin = new URL(context.config.origin);
  let handle: ReturnType<Provider['callback']> | undefined;
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.setErrorHandler(answerErrors(web, interrupted));
    scope.all(`${providerPath}/*`, { schema: { hide: true } }, async (request, reply) => {
      if (isAuthorization(request.url)) await limitPerAddress(context, request, 'sign-in at the provider');
      handle ??= (await provider()).callback();
      reply.hijack();
      reply.raw.setHeader('cache-control', privateAnswer);
      const raw = request.raw as typeof request.raw & { originalUrl?: string };
      // The provider builds links from these, so they must not come from the client.
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

/** Whether the URL starts a sign-in. The provider's router ignores case and a trailing slash. */
function isAuthorization(url: string): boolean {
  return new RegExp(`^${providerPath}/auth/?$`, 'i').test(url.split('?')[0]!);
}
