import formbody from '@fastify/formbody';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { type ChangeElsewhere, mailPaths } from '#adapters/identity/account-mail.ts';
import type { Embedded } from '#adapters/identity/identity.ts';
import { email, newPassword, readForm } from '#http/account-forms.ts';
import type { Api } from '#http/api.ts';
import { clientAddress } from '#http/client-address.ts';
import { deviceCookie, rememberDevice } from '#http/device-cookie.ts';
import { messagePage } from '#http/page.ts';
import { answerErrorsWithPages } from '#http/page-errors.ts';
import { confirmEmailPage, forgotPage, newPasswordPage } from '#http/recovery-page.ts';
import { refused, sendPage } from '#http/send-page.ts';
import { deleteSessions } from '#http/session-store.ts';

const notWhole = { error: 'This link is not whole. Open it again from the mail.' };
const token = z.string(notWhole).max(200, notWhole);
const expired = { error: 'This link has expired or was used already.' };
const askAgain = { href: mailPaths.forgot, text: 'Ask for a new link' };
const signIn = { href: '/api/login', text: 'Sign in' };

/** Forgotten passwords and the links of mails: pages for people who are not signed in. */
export function recoveryRoutes(
  { server, context }: Api,
  { access, mail, devices }: Embedded,
  head: string,
  changeElsewhere: ChangeElsewhere,
): void {
  const { config, db, identity } = context;
  const hidden = { schema: { hide: true } };

  function stop(reply: FastifyReply, message: string, link = signIn): FastifyReply {
    return sendPage(reply, messagePage(head, { title: 'This did not work', message, link }));
  }

  server.register(async (scope) => {
    await scope.register(formbody);
    answerErrorsWithPages(scope, head);

    scope.get(mailPaths.forgot, hidden, (_request, reply) => sendPage(reply, forgotPage(head)));

    scope.post(mailPaths.forgot, hidden, async (request, reply) => {
      const form = readForm(z.object({ email }), request.body);
      if ('error' in form) return sendPage(reply, forgotPage(head, { error: refused(reply, form) }));
      const waitSeconds = await access.waitForMail(clientAddress(request));
      if (waitSeconds) {
        const error = refused(reply, { waitSeconds });
        return sendPage(reply, forgotPage(head, { error, email: form.values.email }));
      }
      mail.sendReset(form.values.email);
      const message = `If ${form.values.email} has an account, a link is on its way. It works for an hour.`;
      return sendPage(reply, messagePage(head, { title: 'Look into your mail', message, link: signIn }));
    });

    scope.get(mailPaths.newPassword, hidden, async (request, reply) => {
      const link = await linkIn(request.query, mail.findResetLink);
      if ('error' in link) return stop(reply.status(400), link.error, askAgain);
      return sendPage(reply, newPasswordPage(head, link));
    });

    scope.post(mailPaths.newPassword, hidden, async (request, reply) => {
      const link = await linkIn(request.body, mail.findResetLink);
      if ('error' in link) return stop(reply.status(400), link.error, askAgain);
      const again = (error: string) => sendPage(reply.status(422), newPasswordPage(head, { ...link, error }));
      const form = readForm(z.object({ password: newPassword }), request.body);
      if ('error' in form) return again(form.error);
      const outcome = await mail.resetPassword(link.token, form.values.password);
      if ('error' in outcome) return again(outcome.error);
      const { account } = outcome;
      await identity.signOut(account.id);
      await deleteSessions(db, { issuer: identity.issuer, subject: account.id });
      // Whoever has the mailbox is the owner: strangers' guesses must not keep this browser out.
      rememberDevice(reply, config, devices.remember(deviceCookie(request, config), account.email));
      const message = 'Your new password is saved, and every device was signed out.';
      return sendPage(reply, messagePage(head, { title: 'Welcome back', message, link: signIn }));
    });

    scope.get(mailPaths.confirmEmail, hidden, async (request, reply) => {
      const link = await linkIn(request.query, mail.findEmailLink);
      if ('error' in link) return stop(reply.status(400), link.error);
      return sendPage(reply, confirmEmailPage(head, link));
    });

    scope.post(mailPaths.confirmEmail, hidden, async (request, reply) => {
      const link = await linkIn(request.body, mail.findEmailLink);
      const refusal = 'error' in link ? link : await mail.confirmEmail(link.token, changeElsewhere);
      if (refusal) return stop(reply.status(400), refusal.error);
      const message = 'Thank you. Your e-mail is confirmed.';
      const goOn = { href: '/', text: 'Go on to Plateful' };
      return sendPage(reply, messagePage(head, { title: 'E-mail confirmed', message, link: goOn }));
    });
  });
}

type Find = (token: string) => Promise<{ email: string } | undefined>;

/** The mailed link whose token a page or a form carries, and whom it was sent to; else why it opens nothing. */
async function linkIn(
  carrier: unknown,
  find: Find,
): Promise<{ token: string; email: string } | { error: string }> {
  const form = readForm(z.object({ token }), carrier);
  if ('error' in form) return form;
  const link = await find(form.values.token);
  return link ? { token: form.values.token, email: link.email } : expired;
}
