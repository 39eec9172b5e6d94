import type { RefusedForm } from '@plateful/contract/identity-pages.ts';
import {
  credentialEndpoints,
  securityEndpoints,
  securityNotices,
  securityPath,
} from '@plateful/contract/security.ts';
import { type ContextFor, type Exchange, serve } from '#http/api.ts';
import { clientAddress } from '#http/client-address.ts';
import { type Pages, servePage } from '#http/pages.ts';
import { endSession, rotateSession, takePasskeyChallenge } from '#http/session.ts';
import { requestVerification } from './account-mail.service.ts';
import { confirmPassword } from './accounts.service.ts';
import { addPasskey, removePasskey, renamePasskey, startAddingPasskey } from './passkeys.service.ts';
import {
  endAllSessions,
  endOtherSession,
  getOwnAccount,
  getSecurity,
  replacePassword,
  requestEmailChange,
} from './security.service.ts';

const redirectWithNotice = (notice: keyof typeof securityNotices) => ({
  redirect: `${securityPath}?done=${notice}`,
});

/** The settings page for sign-in and security. */
export function securityRoutes(pages: Pages) {
  servePage(pages, securityEndpoints.show, async (ctx, { done }, { request }) => ({
    page: 'security',
    state: await getSecurity(ctx, request.session),
    notice: done && securityNotices[done],
  }));
  servePage(pages, securityEndpoints.endSession, async (ctx, { handle }, { request }) => {
    await endOtherSession(ctx, handle, request.session);
    return redirectWithNotice('ended');
  });
  servePage(pages, securityEndpoints.endAllSessions, async (ctx, _input, { request, reply }) => {
    await endAllSessions(ctx, request.session.subject!);
    await endSession(request, reply);
    return { redirect: '/' };
  });
  if (pages.context.identity.provider) credentialRoutes(pages);
}

const showAgain =
  (form: 'email' | 'password') =>
  async (ctx: ContextFor<typeof securityEndpoints.show>, refused: RefusedForm, { request }: Exchange) => ({
    page: 'security' as const,
    state: await getSecurity(ctx, request.session),
    form,
    refused,
  });

function credentialRoutes(pages: Pages) {
  servePage(pages, credentialEndpoints.sendVerification, async (ctx, _input, { request }) => {
    await requestVerification(ctx, await getOwnAccount(ctx, request.session), clientAddress(request));
    return redirectWithNotice('verification');
  });
  servePage(
    pages,
    credentialEndpoints.changeEmail,
    async (ctx, input, { request }) => {
      await requestEmailChange(ctx, request.session, input, clientAddress(request));
      return redirectWithNotice('email');
    },
    { again: showAgain('email') },
  );
  servePage(
    pages,
    credentialEndpoints.changePassword,
    async (ctx, input, { request }) => {
      await replacePassword(ctx, request.session, input, () => rotateSession(request));
      return redirectWithNotice('password');
    },
    { again: showAgain('password') },
  );
  serve(pages, credentialEndpoints.passkeyOptions, async (ctx, { password }, { request }) => {
    const account = await getOwnAccount(ctx, request.session);
    await confirmPassword(ctx, account, password);
    const options = await startAddingPasskey(ctx, account);
    request.session.passkeyChallenge = options.challenge;
    return { ...options };
  });
  serve(pages, credentialEndpoints.addPasskey, async (ctx, input, { request }) => {
    const account = await getOwnAccount(ctx, request.session);
    await addPasskey(ctx, account, takePasskeyChallenge(request), input);
    await rotateSession(request);
    return { location: redirectWithNotice('passkey-added').redirect };
  });
  servePage(pages, credentialEndpoints.renamePasskey, async (ctx, { id, name }, { request }) => {
    await renamePasskey(ctx, await getOwnAccount(ctx, request.session), id, name);
    return redirectWithNotice('passkey-renamed');
  });
  servePage(pages, credentialEndpoints.removePasskey, async (ctx, { id }, { request }) => {
    await removePasskey(ctx, await getOwnAccount(ctx, request.session), id);
    return redirectWithNotice('passkey-removed');
  });
}
