import { randomBytes, randomUUID } from 'node:crypto';
import type { Configuration, JWK, Provider } from 'oidc-provider';
import type { Database } from '#db/database.ts';
import { findAccount } from '#db/provider-accounts.ts';
import { payloadStore } from '#db/provider-store.ts';
import { secretOf } from '#db/secrets.ts';
import type { Log } from '#ports/log.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const scope = 'openid email profile';

/** Error page for sign-ins that the provider rejects. */
export const interruptedPath = '/auth/interrupted';

/**
 * Cookies of the provider's own session, cleared at sign-out. Over https the first has the `__Host-` prefix; the others
 * are limited to one path, which that prefix does not allow.
 */
export function providerCookies(secure: boolean) {
  return secure
    ? { session: '__Host-idp', interaction: '__Secure-idp_interaction', resume: '__Secure-idp_resume' }
    : { session: '_idp', interaction: '_idp_interaction', resume: '_idp_resume' };
}

/** A site whose users sign in here. */
export type OidcClient = { origin: string; clientId: string; clientSecret: string };

export type ProviderKeys = { cookieKey: string; signingKey: JWK };

/** The provider's own keys; generated at the first start. */
export async function providerKeysOf(db: Database): Promise<ProviderKeys> {
  return {
    cookieKey: await secretOf(db, 'oidc_cookie_key', () => randomBytes(32).toString('base64url')),
    signingKey: await secretOf(db, 'oidc_signing_key', newSigningKey),
  };
}

type Settings = {
  db: Database;
  keys: ProviderKeys;
  issuer: string;
  /** Whether the public origin is https. */
  secure: boolean;
  clients: OidcClient[];
  log: Log;
};

/**
 * The embedded OpenID Connect provider: accounts with email and password, for this product and the configured clients.
 */
export async function createEmbeddedProvider(settings: Settings): Promise<Provider> {
  const { db, keys, issuer, secure, clients, log } = settings;
  const configuration: Configuration = {
    adapter: payloadStore(db),
    clients: clients.map(({ origin, clientId, clientSecret }) => ({
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [`${origin}/api/callback`],
      grant_types: ['authorization_code'],
      response_types: ['code'],
      token_endpoint_auth_method: 'client_secret_post',
      id_token_signed_response_alg: 'ES256',
    })),
    jwks: { keys: [keys.signingKey] },
    cookies: { keys: [keys.cookieKey], names: providerCookies(secure) },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    // RFC 9700, section 2.1.1; the provider knows S256 only.
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    ttl: {
      Session: 14 * DAY,
      Grant: 14 * DAY,
      Interaction: HOUR,
      AccessToken: HOUR / 6,
      IdToken: HOUR / 6,
      AuthorizationCode: 60,
    },
    extraParams: ['screen_hint'],
    interactions: {
      url: (_ctx, { uid, params }) =>
        `/auth/${uid}${params.screen_hint === 'signup' ? '?mode=register' : ''}`,
    },
    async findAccount(_ctx, subject) {
      const account = await findAccount(db, subject);
      if (!account) return undefined;
      return {
        accountId: account.id,
        claims: () => ({
          sub: account.id,
          email: account.email,
          email_verified: account.emailVerifiedAt !== null,
          given_name: account.firstName ?? undefined,
          family_name: account.lastName ?? undefined,
        }),
      };
    },
    // Consent is skipped: every client is our own or configured by the operator.
    async loadExistingGrant({ oidc }) {
      const { client, session, provider } = oidc;
      const grantId = session!.grantIdFor(client!.clientId);
      const existing = grantId ? await provider.Grant.find(grantId) : undefined;
      if (existing) return existing;
      const grant = new provider.Grant({ clientId: client!.clientId, accountId: session!.accountId! });
      grant.addOIDCScope(scope);
      await grant.save();
      return grant;
    },
    // A stale or forged request: the page says how to start again, the log has the protocol error.
    renderError(ctx, out) {
      log.warn({ error: out.error }, 'sign-in provider rejected a request');
      ctx.redirect(interruptedPath);
    },
  };
  const { Provider } = await withoutRuntimeWarning(() => import('oidc-provider'));
  const provider = new Provider(issuer, configuration);
  // Safe, because host and protocol are set to our origin where the provider is mounted.
  provider.proxy = true;
  provider.on('server_error', (_ctx, error) => log.error({ err: error }, 'sign-in provider failed'));
  return provider;
}

/** oidc-provider warns about Node versions that are not LTS; ours is pinned and tested with it. */
async function withoutRuntimeWarning<T>(load: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = (...words) => {
    if (!String(words[0]).includes('Unsupported runtime')) warn(...words);
  };
  return load().finally(() => {
    console.warn = warn;
  });
}

async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const { kty, crv, x, y, d } = await crypto.subtle.exportKey('jwk', privateKey);
  return { kty, crv, x, y, d, kid: randomUUID(), use: 'sig', alg: 'ES256' } as JWK;
}
