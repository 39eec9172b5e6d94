import formbody from '@fastify/formbody';
import { passwordBounds } from '@plateful/contract/limits.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import { z } from 'zod';
import { createAccount, findAccountByPassword } from '#adapters/identity/accounts.ts';
import { interruptedPath } from '#adapters/identity/embedded-provider.ts';
import type { Context } from '#context.ts';
import { type SignInForm, signInErrorPage, signInPage } from '#http/sign-in-page.ts';

const email = z
  .string({ error: 'Enter your e-mail address' })
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email({ error: 'Enter a valid e-mail address' }));
const optionalName = z
  .string()
  .trim()
  .max(100, { error: 'Use at most 100 characters for a name' })
  .transform((name) => name || null)
  .nullable()
  .default(null);
const credentials = z.object({ email, password: z.string().max(passwordBounds.max) });
const registration = z.object({
  email,
  firstName: optionalName,
  lastName: optionalName,
  password: z
    .string({ error: 'Choose a password' })
    .min(passwordBounds.min, { error: `Use at least ${passwordBounds.min} characters for the password` })
    .max(passwordBounds.max, { error: `Use at most ${passwordBounds.max} characters for the password` }),
});

type Outcome = { accountId: string } | { error: string };

/** Where the embedded provider answers, below the product's origin. */
export const providerPath = '/oidc';

/** Serves the embedded OpenID provider and its sign-in and registration pages. */
export async function serveProvider(
  server: FastifyInstance,
  { db, config }: Context,
  provider: Provider,
  head: string,
): Promise<void> {
  await mountProvider(server, provider, new URL(config.origin));
  await server.register(async (scope) => {
    await scope.register(formbody);
    scope.get(interruptedPath, { schema: { hide: true } }, (_request, reply) => interrupted(reply, head));
    scope.get('/auth/:uid', { schema: { hide: true } }, async (request, reply) => {
      const uid = await interactionOf(provider, request, reply);
      if (!uid) return interrupted(reply, head);
      const { mode } = request.query as { mode?: string };
      return sendForm(reply, head, { uid, mode: mode === 'register' ? 'register' : 'sign-in' });
    });
    for (const mode of ['sign-in', 'register'] as const) {
      scope.post(`/auth/:uid/${mode}`, { schema: { hide: true } }, async (request, reply) => {
        const uid = await interactionOf(provider, request, reply);
        if (!uid) return interrupted(reply, head);
        const outcome = await (mode === 'register' ? register : signIn)(request.body);
        if ('error' in outcome) {
          const values = z.record(z.string(), z.string()).catch({}).parse(request.body);
          return sendForm(reply.status(422), head, { uid, mode, error: outcome.error, values });
        }
        const url = await provider.interactionResult(
          request.raw,
          reply.raw,
          { login: { accountId: outcome.accountId, remember: true } },
          { mergeWithLastSubmission: false },
        );
        return reply.redirect(url, 303);
      });
    }
  });

  async function signIn(form: unknown): Promise<Outcome> {
    const parsed = credentials.safeParse(form);
    const account = parsed.success
      ? await findAccountByPassword(db, parsed.data.email, parsed.data.password)
      : undefined;
    return account ? { accountId: account.id } : { error: 'Wrong e-mail or password' };
  }

  async function register(form: unknown): Promise<Outcome> {
    const parsed = registration.safeParse(form);
    if (!parsed.success) return { error: parsed.error.issues[0]!.message };
    const account = await createAccount(db, parsed.data);
    return account
      ? { accountId: account.id }
      : { error: 'There is an account with this e-mail already. Sign in instead.' };
  }
}

/** The id of the interaction that this browser started, which its cookie proves; undefined without one. */
async function interactionOf(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | undefined> {
  try {
    return (await provider.interactionDetails(request.raw, reply.raw)).uid;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

function sendForm(reply: FastifyReply, head: string, form: SignInForm): FastifyReply {
  return reply.type('text/html').header('cache-control', 'no-store').send(signInPage(head, form));
}

function interrupted(reply: FastifyReply, head: string): FastifyReply {
  const message = 'This sign-in has expired or was started in another browser.';
  return reply
    .status(400)
    .type('text/html')
    .header('cache-control', 'no-store')
    .send(signInErrorPage(head, message));
}

/** Hands everything below `providerPath` to the provider, which reads the raw request itself. */
async function mountProvider(server: FastifyInstance, provider: Provider, origin: URL): Promise<void> {
  const handle = provider.callback();
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all(`${providerPath}/*`, { schema: { hide: true } }, (request, reply) => {
      reply.hijack();
      const raw = request.raw as typeof request.raw & { originalUrl?: string };
      // Links are built from these: never from what the client claims.
      raw.headers.host = origin.host;
      raw.headers['x-forwarded-host'] = origin.host;
      raw.headers['x-forwarded-proto'] = origin.protocol.slice(0, -1);
      raw.originalUrl = raw.url!;
      raw.url = raw.url!.slice(providerPath.length);
      handle(raw, reply.raw);
    });
  });
}
