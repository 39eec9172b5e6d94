import { randomBytes } from 'node:crypto';
import type { Provider } from 'oidc-provider';
import type { Config } from '#config.ts';
import type { Log } from '#context.ts';
import type { Database } from '#db/database.ts';
import { secretOf } from '#db/secrets.ts';
import { type Account, createAccount, type NewAccount } from './accounts.ts';
import { createEmbeddedProvider } from './embedded-provider.ts';
import { deleteProviderSessions } from './payload-store.ts';
import { createRelyingParty, type RelyingParty } from './relying-party.ts';

/** Who people are: always by OpenID Connect, of our own provider or another's. */
export type Identity = {
  relyingParty: RelyingParty;
  issuer: string;
  /** The built-in provider to mount; null when another one is configured. */
  embedded: { provider: Provider; createAccount(account: NewAccount): Promise<Account | undefined> } | null;
  /** Ends the provider's own session of the account, where it is ours to end. */
  signOut(subject: string): Promise<void>;
  /** Tells where this process listens: the built-in provider is reached there, whatever the public origin. */
  listensAt(url: string): void;
};

type Settings = { config: Config; db: Database; log: Log };

export async function createIdentity({ config, db, log }: Settings): Promise<Identity> {
  const redirectUri = `${config.origin}/api/callback`;
  if (config.oidc) {
    return {
      relyingParty: createRelyingParty({ ...config.oidc, redirectUri, log }),
      issuer: config.oidc.issuer,
      embedded: null,
      signOut: async () => {},
      listensAt: () => {},
    };
  }
  const issuer = `${config.origin}/oidc`;
  const clientId = 'plateful';
  const clientSecret = await secretOf(db, 'oidc_client_secret', () => randomBytes(32).toString('base64url'));
  let loopback = config.origin;
  const provider = await createEmbeddedProvider({
    db,
    origin: config.origin,
    issuer,
    clientId,
    clientSecret,
    log,
  });
  return {
    relyingParty: createRelyingParty({
      issuer,
      clientId,
      clientSecret,
      redirectUri,
      log,
      fetch: (url, options) => fetch(url.replace(config.origin, loopback), options as RequestInit),
    }),
    issuer,
    embedded: { provider, createAccount: (account) => createAccount(db, account) },
    signOut: (subject) => deleteProviderSessions(db, subject),
    listensAt: (url) => {
      loopback = url;
    },
  };
}
