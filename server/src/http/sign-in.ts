import { providerCookies } from '#adapters/identity/embedded-provider.ts';
import type { Claims } from '#adapters/identity/relying-party.ts';
import type { Context } from '#context.ts';
import { AppError } from '#errors.ts';
import type { Api, Exchange } from '#http/api.ts';
import { clientAddress } from '#http/client-address.ts';
import { safeReturnTo } from '#http/return-to.ts';
import { refused, sendPage } from '#http/send-page.ts';
import { endSession, startSession } from '#http/session.ts';
import { signInErrorPage } from '#http/sign-in-page.ts';

/** The browser's way in: /api/login, the provider, /api/callback, and back to where it came from. */
export function signInRoutes(
  { server, context }: Api,
  head: string,
  findUserId: (ctx: Context, claims: Claims) => Promise<string>,
): void {
  const { identity } = context;
  const { relyingParty } = identity;

  const origin = new URL(context.config.origin);
  const others = new Set(context.config.extraOrigins.map((other) => new URL(other).host));

  server.get('/api/login', { schema: { hide: true } }, async (request, reply) => {
    // 127.0.0.1 and localhost are one server with two sets of cookies, as our other domains are; the provider sends people
    // back to our name. A proxy in production may hide the host, so a name that nobody configured does not count there.
    const isElsewhere =
      origin.hostname === 'localhost' ? request.host !== origin.host : others.has(request.host);
    if (isElsewhere) return reply.redirect(new URL(request.url, origin).href);
    const waitSeconds = await identity.waitToBegin('here', clientAddress(request));
    if (waitSeconds) return sendPage(reply, signInErrorPage(head, refused(reply, { waitSeconds })));
    try {
      const { url, flow } = await relyingParty.start();
      const { returnTo } = request.query as { returnTo?: unknown };
      request.session.pendingSignIn = { ...flow, returnTo: safeReturnTo(returnTo) };
      return reply.redirect(url);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return sendPage(reply.status(503), signInErrorPage(head, error.message));
    }
  });

  server.get('/api/callback', { schema: { hide: true } }, async (request, reply) => {
    const pending = request.session.pendingSignIn;
    const interrupted = (message: string) => sendPage(reply.status(400), signInErrorPage(head, message));
    if (!pending) return interrupted('This sign-in has expired or was started in another browser.');
    delete request.session.pendingSignIn;
    try {
      const claims = await relyingParty.finish(new URL(request.url, origin), pending);
      const userId = await findUserId({ ...context, log: request.log }, claims);
      await startSession(context, request, reply, { userId, subject: claims.subject });
      return reply.redirect(pending.returnTo, 303);
    } catch (error) {
      request.log.warn({ err: error }, 'sign-in refused');
      return interrupted(
        error instanceof AppError ? error.message : 'The sign-in service gave no valid answer.',
      );
    }
  });
}

/** Ends our session and the embedded provider's, so that the next sign-in asks again. */
export async function signOut(context: Context, { request, reply }: Exchange): Promise<void> {
  const { subject } = request.session;
  const secure = context.config.origin.startsWith('https:');
  if (subject) await context.identity.signOut(subject);
  for (const name of Object.values(providerCookies(secure))) {
    // Without `secure` a browser leaves cookies of these names as they are.
    reply.clearCookie(name, { path: '/', secure }).clearCookie(`${name}.sig`, { path: '/', secure });
  }
  await endSession(request, reply);
}
