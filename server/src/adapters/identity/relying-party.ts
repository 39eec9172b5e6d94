import { email, optionalName } from '@plateful/contract/account-fields.ts';
import { readInput } from '@plateful/contract/read-input.ts';
import type { SignInMode } from '@plateful/contract/sign-in.ts';
import * as openid from 'openid-client';
import { AppError } from '#errors.ts';
import type { Log } from '#ports/log.ts';

/** The verified claims. An account is identified by (issuer, subject) only. */
export type Claims = {
  issuer: string;
  subject: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
};

export type Flow = { verifier: string; state: string; nonce: string };

export type RelyingParty = {
  /** Starts a flow and returns the provider's sign-in URL, which may ask for the form to register. */
  start(mode: SignInMode): Promise<{ url: string; flow: Flow }>;
  /** Exchanges the authorization code; throws if anything does not match the flow. */
  finish(callbackUrl: URL, flow: Flow): Promise<Claims>;
};

type Settings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  log: Log;
  /** How the embedded provider is reached, regardless of the public origin. */
  fetch?: openid.CustomFetch;
};

/** Short, because a user waits for each of these requests. */
const timeoutSeconds = 10;

export function createRelyingParty({
  issuer,
  clientId,
  clientSecret,
  redirectUri,
  log,
  fetch,
}: Settings): RelyingParty {
  let configuration: Promise<openid.Configuration> | undefined;

  /** Discovers lazily, because the embedded provider responds only once the server listens. Failures are retried. */
  function discovered(): Promise<openid.Configuration> {
    configuration ??= openid
      .discovery(new URL(issuer), clientId, clientSecret, openid.ClientSecretPost(clientSecret), {
        timeout: timeoutSeconds,
        ...(fetch && { [openid.customFetch]: fetch }),
        execute: issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [],
      })
      .catch((cause) => {
        configuration = undefined;
        log.error({ err: cause, issuer }, 'sign-in provider unreachable');
        throw new AppError(
          'unavailable',
          'The sign-in service is not available at the moment. Please try again in a minute.',
        );
      });
    return configuration;
  }

  return {
    async start(mode) {
      const verifier = openid.randomPKCECodeVerifier();
      const flow = { verifier, state: openid.randomState(), nonce: openid.randomNonce() };
      const url = openid.buildAuthorizationUrl(await discovered(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state: flow.state,
        nonce: flow.nonce,
        // Several providers know this name; all others ignore it (RFC 6749, section 3.1).
        ...(mode === 'register' && { screen_hint: 'signup' }),
      });
      return { url: url.href, flow };
    },
    async finish(callbackUrl, flow) {
      const config = await discovered();
      const tokens = await openid.authorizationCodeGrant(config, callbackUrl, {
        pkceCodeVerifier: flow.verifier,
        expectedState: flow.state,
        expectedNonce: flow.nonce,
        idTokenExpected: true,
      });
      const { iss, sub } = tokens.claims()!;
      const info = await openid.fetchUserInfo(config, tokens.access_token, sub);
      return {
        issuer: iss,
        subject: sub,
        email: claim(email, info.email),
        firstName: claim(optionalName, info.given_name),
        lastName: claim(optionalName, info.family_name),
      };
    },
  };
}

/** Claims are what people typed at the provider, so they must pass the rules of our own forms; others count as missing. */
function claim(schema: typeof email | typeof optionalName, value: unknown): string | null {
  const read = readInput(schema, value);
  return 'data' in read ? read.data : null;
}
