import { randomBytes } from 'node:crypto';
import type { Provider } from 'oidc-provider';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { secretOf } from '#db/secrets.ts';
import type { Rule, Throttle, Wait } from '#db/throttle.ts';
import type { Clock } from '#ports/clock.ts';
import type { Log } from '#ports/log.ts';
import type { Mailer } from '#ports/mailer.ts';
import { type AccountAccess, createAccountAccess } from './account-access.ts';
import { type AccountMail, createAccountMail } from './account-mail.ts';
import { type Account, insertAccount, type NewAccount } from './accounts.ts';
import { createDevices, type Devices } from './devices.ts';
import { createEmbeddedProvider } from './embedded-provider.ts';
import { createPasskeys, type Passkeys } from './passkeys.ts';
import { createPasswords } from './passwords.ts';
import { deleteProviderSessions } from './payload-store.ts';
import { createRelyingParty, type RelyingParty } from './relying-party.ts';

/** The built-in provider: its protocol, and its accounts with everything that they can do. */
export type Embedded = {
  provider: Provider;
  access: AccountAccess;
  mail: AccountMail;
  passkeys: Passkeys;
  devices: Devices;
  /** Without a form and its checks, for accounts that the product makes itself. */
  createAccount(account: NewAccount): Promise<Account | undefined>;
};

/** Who people are: always by OpenID Connect, of our own provider or another's. */
export type Identity = {
  relyingParty: RelyingParty;
  issuer: string;
  /** Null when another provider is configured. */
  embedded: Embedded | null;
  /** Null when this address may begin one more sign-in, with us or with the provider: each makes a row that waits. */
  waitToBegin(where: 'here' | 'provider', address: string): Promise<Wait>;
  /** Ends the provider's own sessions of the account, where they are ours to end. */
  signOut(subject: string): Promise<void>;
  /** Tells where this process listens: the built-in provider is reached there, whatever the public origin. */
  listensAt(url: string): void;
};

type Settings = { config: Config; db: Database; log: Log; clock: Clock; mailer: Mailer; throttle: Throttle };

/** Ours: whole schools come at once behind one address, and whoever floods it leaves the others a turn in ten seconds. */
const beginning: Rule = { free: 300, firstWait: 10, longestWait: 10, memory: 600, memoryFrom: 'first' };

export async function createIdentity(settings: Settings): Promise<Identity> {
  const { config, db, log, throttle } = settings;
  const waitToBegin: Identity['waitToBegin'] = (...key) => throttle.take(beginning, 'beginning', ...key);
  const redirectUri = `${config.origin}/api/callback`;
  if (config.oidc) {
    return {
      relyingParty: createRelyingParty({ ...config.oidc, redirectUri, log }),
      issuer: config.oidc.issuer,
      embedded: null,
      waitToBegin,
      signOut: async () => {},
      listensAt: () => {},
    };
  }
  const issuer = `${config.origin}/oidc`;
  const clientId = 'plateful';
  const clientSecret = await newSecret(db, 'oidc_client_secret');
  const own = { origin: config.origin, clientId, clientSecret };
  let loopback = config.origin;
  const provider = await createEmbeddedProvider({
    db,
    issuer,
    secure: config.origin.startsWith('https:'),
    clients: [own, ...config.oidcClients],
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
    embedded: { provider, ...(await createAccountParts(settings)) },
    waitToBegin,
    signOut: (subject) => deleteProviderSessions(db, subject),
    listensAt: (url) => {
      loopback = url;
    },
  };
}

async function createAccountParts({
  config,
  db,
  log,
  clock,
  mailer,
  throttle,
}: Settings): Promise<Omit<Embedded, 'provider'>> {
  const { origin } = config;
  const passwords = createPasswords();
  const devices = createDevices(await newSecret(db, 'device_key'));
  return {
    access: createAccountAccess({ db, passwords, throttle, devices }),
    mail: createAccountMail({ db, clock, log, mailer, passwords, origin }),
    passkeys: createPasskeys({ db, clock, origin }),
    devices,
    createAccount: async ({ password, ...account }) =>
      insertAccount(db, { ...account, passwordHash: await passwords.hash(password) }),
  };
}

function newSecret(db: Database, name: string): Promise<string> {
  return secretOf(db, name, () => randomBytes(32).toString('base64url'));
}
