import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Refusal } from '#adapters/identity/account-access.ts';
import { mailPaths } from '#adapters/identity/account-mail.ts';
import type { StoredAccount } from '#adapters/identity/accounts.ts';
import type { Embedded } from '#adapters/identity/identity.ts';
import type { Context } from '#context.ts';
import { email, givenPassword, line, newPassword, readForm } from '#http/account-forms.ts';
import type { Api } from '#http/api.ts';
import { answerErrorsWithPages } from '#http/page-errors.ts';
import { passkeyRoutes } from '#http/passkey-routes.ts';
import { type SecurityPage, securityPage } from '#http/security-page.ts';
import { refused, sendPage } from '#http/send-page.ts';
import { endSession, rotateSession } from '#http/session.ts';
import { deleteSession, deleteSessions, listSessions } from '#http/session-store.ts';

const securityPath = mailPaths.security;

/** What is said after a change; the address names it, so that a reload repeats nothing. */
const notices = new Map(
  Object.entries({
    verification: 'A link is on its way to your e-mail.',
    email: 'A link is on its way to the new address. It changes once you have opened it.',
    password: 'Your password is changed, and every other device was signed out.',
    'passkey-added': 'Your passkey is ready.',
    'passkey-renamed': 'The passkey has its new name.',
    'passkey-removed': 'The passkey is removed.',
    ended: 'That device is signed out.',
  }),
);

/** The settings page of signing in, rendered here so that it works without JavaScript. */
export function accountSecurityRoutes({ server, context }: Api, head: string): void {
  const { db, identity } = context;
  server.register(async (scope) => {
    await scope.register(formbody);
    answerErrorsWithPages(scope, head);
    scope.addHook('onRequest', async (request, reply) => {
      if (!request.user)
        return reply.redirect(`/api/login?returnTo=${encodeURIComponent(securityPath)}`, 303);
    });

    scope.get(securityPath, { schema: { hide: true } }, (request, reply) => {
      const { done } = request.query as { done?: string };
      return show(context, head, request, reply, { notice: notices.get(String(done)) });
    });

    scope.post(`${securityPath}/sessions/end`, { schema: { hide: true } }, async (request, reply) => {
      const form = readForm(z.object({ handle: line }), request.body);
      if ('values' in form) await deleteSession(db, request.user!.id, form.values.handle);
      // The provider may know that browser still; it forgets all of them, and asks for the password.
      await identity.signOut(request.session.subject!);
      return done(reply, 'ended');
    });

    scope.post(`${securityPath}/sessions/end-all`, { schema: { hide: true } }, async (request, reply) => {
      const subject = request.session.subject!;
      await identity.signOut(subject);
      await deleteSessions(db, { issuer: identity.issuer, subject });
      await endSession(request, reply);
      return reply.redirect('/', 303);
    });

    if (identity.embedded) credentialRoutes(scope, context, identity.embedded, head);
  });
}

function credentialRoutes(scope: FastifyInstance, context: Context, embedded: Embedded, head: string): void {
  const { db, identity } = context;
  const { access, mail } = embedded;

  scope.post(`${securityPath}/verification`, { schema: { hide: true } }, async (request, reply) => {
    const account = await accountOf(embedded, request);
    if (account) mail.offerVerification(account);
    return done(reply, 'verification');
  });

  const emailForm = z.object({ email, password: givenPassword });
  scope.post(`${securityPath}/email`, { schema: { hide: true } }, async (request, reply) => {
    const account = await accountOf(embedded, request);
    if (!account) return done(reply);
    const again = (refusal: Refusal, newEmail?: string) =>
      show(context, head, request, reply, {
        refused: { form: 'email', error: refused(reply, refusal), newEmail },
      });
    const form = readForm(emailForm, request.body);
    if ('error' in form) return again(form);
    const refusal = await access.refuse(account.id, form.values.password);
    if (refusal) return again(refusal, form.values.email);
    mail.sendChange(account, form.values.email);
    return done(reply, 'email');
  });

  const passwordForm = z.object({ password: givenPassword, newPassword });
  scope.post(`${securityPath}/password`, { schema: { hide: true } }, async (request, reply) => {
    const account = await accountOf(embedded, request);
    if (!account) return done(reply);
    const form = readForm(passwordForm, request.body);
    const refusal =
      'error' in form
        ? form
        : ((await access.refuse(account.id, form.values.password)) ??
          (await access.changePassword(account, form.values.newPassword)));
    if (refusal) {
      return show(context, head, request, reply, {
        refused: { form: 'password', error: refused(reply, refusal) },
      });
    }
    await identity.signOut(account.id);
    await rotateSession(request);
    await deleteSessions(db, { issuer: identity.issuer, subject: account.id }, request.session.sessionId);
    mail.tellOfPassword(account);
    return done(reply, 'password');
  });

  passkeyRoutes(scope, embedded, {
    path: `${securityPath}/passkeys`,
    accountOf: (request) => accountOf(embedded, request),
    done,
  });
}

/** Undefined for a session that another provider's account began. */
function accountOf({ access }: Embedded, request: FastifyRequest): Promise<StoredAccount | undefined> {
  return access.find(request.session.subject ?? '');
}

function done(reply: FastifyReply, what?: string): FastifyReply {
  return reply.redirect(what ? `${securityPath}?done=${what}` : securityPath, 303);
}

async function show(
  context: Context,
  head: string,
  request: FastifyRequest,
  reply: FastifyReply,
  said: Pick<SecurityPage, 'notice' | 'refused'>,
): Promise<FastifyReply> {
  const { embedded, issuer } = context.identity;
  const user = request.user!;
  const account = embedded && (await accountOf(embedded, request));
  const state: SecurityPage = {
    sessions: await listSessions(context, user.id, request.session.sessionId),
    timeZone: user.timeZone,
    account: embedded && account ? { ...account, passkeys: await embedded.passkeys.list(account.id) } : null,
    issuer,
    ...said,
  };
  return sendPage(reply, securityPage(head, state));
}
