import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import { z } from 'zod';
import type { Refusal } from '#adapters/identity/account-access.ts';
import type { Account } from '#adapters/identity/accounts.ts';
import { interruptedPath } from '#adapters/identity/embedded-provider.ts';
import type { Embedded } from '#adapters/identity/identity.ts';
import type { Context } from '#context.ts';
import { credentials, readForm, registration } from '#http/account-forms.ts';
import { clientAddress } from '#http/client-address.ts';
import { deviceCookie, rememberDevice } from '#http/device-cookie.ts';
import { answerErrorsWithPages } from '#http/page-errors.ts';
import { privateAnswer } from '#http/security.ts';
import { refused, sendPage } from '#http/send-page.ts';
import { signInErrorPage, signInPage } from '#http/sign-in-page.ts';

type Entered = { account: Account; device: string };

/** Where the embedded provider answers, below the product's origin. */
export const providerPath = '/oidc';

/** Serves the embedded OpenID provider and its sign-in and registration pages. */
export async function serveProvider(
  server: FastifyInstance,
  context: Context,
  { provider, access, mail, passkeys, devices }: Embedded,
  head: string,
): Promise<void> {
  const { config } = context;
  await mountProvider(server, context, provider, head);
  server.addHook('onClose', () => mail.settled()); // a link that was promised is still sent
  await server.register(async (scope) => {
    await scope.register(formbody);
    answerErrorsWithPages(scope, head);
    scope.get(interruptedPath, { schema: { hide: true } }, (_request, reply) => interrupted(reply, head));
    scope.get('/auth/:uid', { schema: { hide: true } }, async (request, reply) => {
      const uid = await interactionOf(provider, request, reply);
      if (!uid) return interrupted(reply, head);
      const { mode } = request.query as { mode?: string };
      return sendPage(reply, signInPage(head, { uid, mode: mode === 'register' ? 'register' : 'sign-in' }));
    });
    for (const mode of ['sign-in', 'register'] as const) {
      scope.post(`/auth/:uid/${mode}`, { schema: { hide: true } }, async (request, reply) => {
        const uid = await interactionOf(provider, request, reply);
        if (!uid) return interrupted(reply, head);
        const outcome = await (mode === 'register' ? register : signIn)(request);
        if ('account' in outcome) {
          rememberDevice(reply, config, outcome.device);
          return reply.redirect(await finish(request, reply, outcome.account), 303);
        }
        const error =
          refused(reply, outcome) + ('waitSeconds' in outcome && mode === 'sign-in' ? otherWays : '');
        const values = z.record(z.string(), z.string()).catch({}).parse(request.body);
        const wrong = 'field' in outcome ? outcome.field : undefined;
        return sendPage(reply, signInPage(head, { uid, mode, error, wrong, values }));
      });
    }

    // The two below are called by the script of the page, which shows what they say.
    scope.post('/auth/:uid/passkey/options', { schema: { hide: true } }, async (request, reply) => {
      if (!(await interactionOf(provider, request, reply)))
        return reply.status(400).send({ message: expired });
      const options = await passkeys.startSignIn();
      request.session.passkeyChallenge = options.challenge;
      return options;
    });
    scope.post('/auth/:uid/passkey', { schema: { hide: true } }, async (request, reply) => {
      if (!(await interactionOf(provider, request, reply)))
        return reply.status(400).send({ message: expired });
      const { passkeyChallenge: challenge } = request.session;
      delete request.session.passkeyChallenge;
      const account = challenge && (await passkeys.signIn(challenge, request.body));
      if (!account) return reply.status(422).send({ message: 'This passkey does not open an account here.' });
      rememberDevice(reply, config, devices.remember(deviceCookie(request, config), account.email));
      return { location: await finish(request, reply, account) };
    });
  });

  async function signIn(request: FastifyRequest): Promise<Entered | Refusal> {
    const form = readForm(credentials, request.body);
    if ('error' in form) return { error: 'Wrong e-mail or password' };
    return access.signIn({ ...form.values, ...whence(request) });
  }

  async function register(request: FastifyRequest): Promise<Entered | Refusal> {
    const form = readForm(registration, request.body);
    if ('error' in form) return form;
    const { address, device } = whence(request);
    const { age: _age, ...account } = form.values;
    const outcome = await access.register(account, address, device);
    if ('account' in outcome) mail.offerVerification(outcome.account);
    return outcome;
  }

  function whence(request: FastifyRequest) {
    return { address: clientAddress(request), device: deviceCookie(request, config) };
  }

  /** Tells the provider who came, and returns where the browser goes on. */
  function finish(request: FastifyRequest, reply: FastifyReply, { id }: Account): Promise<string> {
    const result = { login: { accountId: id, remember: true } };
    return provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
  }
}

const expired = 'This sign-in has expired or was started in another browser.';
const otherWays = ' Or use a passkey, or “Forgot your password?”: both work right away.';

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

function interrupted(reply: FastifyReply, head: string): FastifyReply {
  return sendPage(reply.status(400), signInErrorPage(head, expired));
}

/** Hands everything below `providerPath` to the provider, which reads the raw request itself. */
async function mountProvider(
  server: FastifyInstance,
  { config, identity }: Context,
  provider: Provider,
  head: string,
): Promise<void> {
  const origin = new URL(config.origin);
  const handle = provider.callback();
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all(`${providerPath}/*`, { schema: { hide: true } }, async (request, reply) => {
      const waitSeconds = begins(request) && (await identity.waitToBegin('provider', clientAddress(request)));
      if (waitSeconds) return sendPage(reply, signInErrorPage(head, refused(reply, { waitSeconds })));
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

/** Whether a sign-in begins at the provider, whose router takes no notice of case and of a slash at the end. */
function begins({ url }: FastifyRequest): boolean {
  return new RegExp(`^${providerPath}/auth/?$`, 'i').test(url.split('?')[0]!);
}
