import { providerCookies } from '#adapters/identity/embedded-provider.ts';
import type { Claims } from '#adapters/identity/relying-party.ts';
import type { Context } from '#context.ts';
import { AppError } from '#errors.ts';
import type { Api, Exchange } from '#http/api.ts';
import { endSession, startSession } from '#http/session.ts';
import { signInErrorPage } from '#http/sign-in-page.ts';

/** Only a path of this site: "//other.site" and "/\other.site" leave it. */
function safeReturnTo(value: unknown): string {
  return typeof value === 'string' && /^\/(?![/\\])[^\p{Cc}]*$/u.test(value) ? value : '/';
}

/** The browser's way in: /api/login, the provider, /api/callback, and back to where it came from. */
export function signInRoutes(
  { server, context }: Api,
  head: string,
  findUserId: (ctx: Context, claims: Claims) => Promise<string>,
): void {
  const { relyingParty } = context.identity;

  const origin = new URL(context.config.origin);

  server.get('/api/login', { schema: { hide: true } }, async (request, reply) => {
    // 127.0.0.1 and localhost are one server with two sets of cookies; the provider sends people back to our name.
    // A proxy in production may hide the host, so elsewhere its word does not count.
    if (origin.hostname === 'localhost' && request.host !== origin.host)
      return reply.redirect(new URL(request.url, origin).href);
    const { url, flow } = await relyingParty.start();
    const { returnTo } = request.query as { returnTo?: unknown };
    request.session.pendingSignIn = { ...flow, returnTo: safeReturnTo(returnTo) };
    return reply.redirect(url);
  });

  server.get('/api/callback', { schema: { hide: true } }, async (request, reply) => {
    const pending = request.session.pendingSignIn;
    const interrupted = (message: string) =>
      reply
        .status(400)
        .type('text/html')
        .header('cache-control', 'no-store')
        .send(signInErrorPage(head, message));
    if (!pending) return interrupted('This sign-in has expired or was started in another browser.');
    delete request.session.pendingSignIn;
    try {
      const claims = await relyingParty.finish(new URL(request.url, origin), pending);
      const userId = await findUserId({ ...context, log: request.log }, claims);
      await startSession(request, reply, { userId, subject: claims.subject });
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
  if (subject) await context.identity.signOut(subject);
  for (const name of Object.values(providerCookies)) {
    reply.clearCookie(name, { path: '/' }).clearCookie(`${name}.sig`, { path: '/' });
  }
  await endSession(request, reply);
}
