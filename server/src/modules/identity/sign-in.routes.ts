import type { Endpoint } from '@plateful/contract/endpoint.ts';
import { loginEndpoints, signInEndpoints } from '@plateful/contract/sign-in.ts';
import { type ContextFor, type Exchange, serve } from '#http/api.ts';
import { clientOf, rememberDevice } from '#http/device-cookie.ts';
import { type Pages, servePage } from '#http/pages.ts';
import { limitPerAddress } from '#http/per-ip-limits.ts';
import {
  finishInteraction,
  interrupted,
  rejectForeignInteraction,
  throwInterrupted,
} from '#http/provider.ts';
import { canonicalUrl, startSession, takePasskeyChallenge } from '#http/session.ts';
import { offerVerification } from './account-mail.service.ts';
import { register, type SignedIn, signIn } from './accounts.service.ts';
import { beginSignIn, finishSignIn } from './identity.service.ts';
import { signInWithPasskey, startPasskeySignIn } from './passkeys.service.ts';

const failure = interrupted;

/** The sign-in flow: /api/login, the provider, /api/callback, and back to the original page. */
export function loginRoutes(pages: Pages) {
  servePage(
    pages,
    loginEndpoints.login,
    async (ctx, { returnTo, mode }, { request }) => {
      const elsewhere = canonicalUrl(ctx, request);
      if (elsewhere) return { redirect: elsewhere, status: 302 };
      await limitPerAddress(ctx, request, 'sign-in');
      const { url, flow } = await beginSignIn(ctx, mode);
      request.session.pendingSignIn = { ...flow, returnTo };
      return { redirect: url, status: 302 };
    },
    { failure },
  );
  servePage(
    pages,
    loginEndpoints.callback,
    async (ctx, input, { request, reply }) => {
      const pending = request.session.pendingSignIn ?? throwInterrupted();
      delete request.session.pendingSignIn;
      const { userId, subject } = await finishSignIn(ctx, input, pending);
      await startSession(ctx, request, reply, { userId, subject });
      return { redirect: pending.returnTo };
    },
    { failure },
  );
}

/** Sign-in and registration pages of the embedded provider. */
export function signInRoutes(pages: Pages) {
  const options = { before: rejectForeignInteraction(pages), failure };

  servePage(pages, signInEndpoints.interrupted, () => throwInterrupted(), { failure });
  servePage(pages, signInEndpoints.show, (_ctx, { uid, mode }) => ({ page: mode, uid }), options);
  servePage(
    pages,
    signInEndpoints.signIn,
    async (ctx, { email, password }, exchange) => {
      const signedIn = await signIn(ctx, { email, password, ...clientOf(ctx, exchange) });
      return { redirect: await enter(ctx, exchange, signedIn) };
    },
    { ...options, again: (_ctx, refused, { request }) => ({ page: 'sign-in', ...uidOf(request), refused }) },
  );
  servePage(
    pages,
    signInEndpoints.register,
    async (ctx, input, exchange) => {
      const client = clientOf(ctx, exchange);
      const signedIn = await register(ctx, input, client);
      offerVerification(ctx, signedIn.account, client.address);
      return { redirect: await enter(ctx, exchange, signedIn) };
    },
    { ...options, again: (_ctx, refused, { request }) => ({ page: 'register', ...uidOf(request), refused }) },
  );
  serve(
    pages,
    signInEndpoints.passkeyOptions,
    async (ctx, _input, { request }) => {
      const options = await startPasskeySignIn(ctx);
      request.session.passkeyChallenge = options.challenge;
      return { ...options };
    },
    options,
  );
  serve(
    pages,
    signInEndpoints.passkey,
    async (ctx, { uid: _, ...answer }, exchange) => {
      const challenge = takePasskeyChallenge(exchange.request);
      const { device } = clientOf(ctx, exchange);
      const signedIn = await signInWithPasskey(ctx, challenge, answer, device);
      return { location: await enter(ctx, exchange, signedIn) };
    },
    options,
  );
}

/** Sets the device cookie, and returns the provider's redirect URL. */
function enter(
  ctx: ContextFor<Endpoint>,
  exchange: Exchange,
  { account, device }: SignedIn,
): Promise<string> {
  rememberDevice(ctx, exchange.reply, device);
  return finishInteraction(ctx, exchange, account.id);
}

function uidOf({ params }: { params: unknown }) {
  return params as { uid: string };
}
