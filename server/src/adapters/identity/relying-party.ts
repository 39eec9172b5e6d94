import * as openid from 'openid-client';
import { AppError } from '#errors.ts';
import type { Log } from '#ports/log.ts';

/** Who signed in, as the provider says. (issuer, subject) names the account; nothing else does. */
export type Claims = {
  issuer: string;
  subject: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
};

export type Flow = { verifier: string; state: string; nonce: string };

export type RelyingParty = {
  /** The provider's sign-in page for a new flow. */
  start(): Promise<{ url: string; flow: Flow }>;
  /** Exchanges the code that the provider sent back; throws when anything does not match the flow. */
  finish(callbackUrl: URL, flow: Flow): Promise<Claims>;
};

type Settings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  log: Log;
  /** How the embedded provider is reached, whatever the public origin. */
  fetch?: openid.CustomFetch;
};

/** A person waits for each of these requests. */
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

  /** Discovers lazily: the embedded provider answers only once the server listens. A failure is tried again. */
  function discovered(): Promise<openid.Configuration> {
    configuration ??= openid
      .discovery(new URL(issuer), clientId, clientSecret, openid.ClientSecretPost(clientSecret), {
        timeout: timeoutSeconds,
        ...(fetch && { [openid.customFetch]: fetch }),
        execute: issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [],
      })
      .catch((cause) => {
        configuration = undefined;
        log.error({ err: cause, issuer }, 'OpenID provider cannot be reached');
        throw new AppError(
          'unavailable',
          'The sign-in service cannot be reached. Please try again in a moment.',
        );
      });
    return configuration;
  }

  return {
    async start() {
      const verifier = openid.randomPKCECodeVerifier();
      const flow = { verifier, state: openid.randomState(), nonce: openid.randomNonce() };
      const url = openid.buildAuthorizationUrl(await discovered(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state: flow.state,
        nonce: flow.nonce,
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
        email: info.email?.trim().toLowerCase() ?? null,
        firstName: info.given_name ?? null,
        lastName: info.family_name ?? null,
      };
    },
  };
}
