import { randomBytes } from 'node:crypto';
import type { Provider } from 'oidc-provider';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { deleteProviderSessions } from '#db/provider-store.ts';
import { secretOf } from '#db/secrets.ts';
import type { Log } from '#ports/log.ts';
import { type BackgroundWork, createBackgroundWork } from './background-work.ts';
import { createDevices, type Devices } from './devices.ts';
import { createEmbeddedProvider, providerKeysOf } from './embedded-provider.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { createRelyingParty, type RelyingParty } from './relying-party.ts';

/** Authentication by OpenID Connect, with the embedded provider or an external one. */
export type Identity = {
  relyingParty: RelyingParty;
  issuer: string;
  /**
   * The embedded one, created at its first use, because its library takes ten megabytes; null if an external provider is
   * configured.
   */
  provider: (() => Promise<Provider>) | null;
  passwords: Passwords;
  devices: Devices;
  /** Mails being sent; responses do not wait for them. */
  mails: BackgroundWork;
  /** Ends the account's sessions at the provider, if it is the embedded one. */
  signOut(subject: string): Promise<void>;
  /**
   * Sets the local address of this process, through which the embedded provider is called regardless of the public
   * origin.
   */
  listensAt(url: string): void;
};

type Settings = { config: Config; db: Database; log: Log };

export async function createIdentity({ config, db, log }: Settings): Promise<Identity> {
  const parts = {
    passwords: createPasswords(),
    devices: createDevices(await newSecret(db, 'device_key')),
    mails: createBackgroundWork(log, 'sending an account email failed'),
  };
  const redirectUri = `${config.origin}/api/callback`;
  if (config.oidc) {
    return {
      ...parts,
      relyingParty: createRelyingParty({ ...config.oidc, redirectUri, log }),
      issuer: config.oidc.issuer,
      provider: null,
      signOut: async () => {},
      listensAt: () => {},
    };
  }
  const issuer = `${config.origin}/oidc`;
  const clientId = 'plateful';
  const clientSecret = await newSecret(db, 'oidc_client_secret');
  const own = { origin: config.origin, clientId, clientSecret };
  // Now, because a visitor's request writes nothing.
  const keys = await providerKeysOf(db);
  let loopback = config.origin;
  let created: Promise<Provider> | undefined;
  const provider = () => {
    created ??= createEmbeddedProvider({
      db,
      keys,
      issuer,
      secure: config.origin.startsWith('https:'),
      clients: [own, ...config.oidcClients],
      log,
    }).catch((error) => {
      created = undefined; // the next request tries again
      throw error;
    });
    return created;
  };
  return {
    ...parts,
    relyingParty: createRelyingParty({
      issuer,
      clientId,
      clientSecret,
      redirectUri,
      log,
      fetch: (url, options) => fetch(url.replace(config.origin, loopback), options as RequestInit),
    }),
    issuer,
    provider,
    signOut: (subject) => deleteProviderSessions(db, subject),
    listensAt: (url) => {
      loopback = url;
    },
  };
}

function newSecret(db: Database, name: string): Promise<string> {
  return secretOf(db, name, () => randomBytes(32).toString('base64url'));
}
