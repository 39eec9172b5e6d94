import type { Database } from '#db/database.ts';
import type { Rule, Throttle } from '#db/throttle.ts';
import {
  type Account,
  findAccount,
  findAccountByEmail,
  insertAccount,
  type NewAccount,
  updateAccount,
} from './accounts.ts';
import type { Devices } from './devices.ts';
import { deleteLinks } from './mail-links.ts';
import type { Passwords } from './passwords.ts';
import { weaknessOf } from './weak-passwords.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const waits = { firstWait: MINUTE / 2, longestWait: 15 * MINUTE };
const ofOne = { ...waits, memory: 24 * HOUR, memoryFrom: 'last' } as const;
const ofMany = { ...waits, memory: HOUR, memoryFrom: 'first' } as const;

/** Ours. NIST SP 800-63B allows 100 wrong guesses in a row; these let about as many through in a day. */
const rules = {
  /** Guesses at one account from browsers that never signed in to it. */
  account: { free: 10, ...ofOne },
  /** Guesses at any account from one address; many people may share it. */
  address: { free: 30, ...ofMany },
  /** Guesses at one account from a browser that signed in to it before: the owner's, whatever strangers do. */
  device: { free: 10, ...ofOne },
  /** Present passwords asked before a change. */
  confirmation: { free: 10, ...ofOne },
  /** New accounts from one address: whole schools register behind one. */
  registration: { free: 500, ...ofMany },
  /** Mails asked for from one address, whether anybody gets one or not. */
  mail: { free: 20, ...ofMany },
} satisfies Record<string, Rule>;

/** `field` is the one of the form to change. */
export type Refusal = { waitSeconds: number } | { error: string; field?: string };
export type SignInAttempt = { email: string; password: string; address: string; device: string | undefined };
/** `device` is the cookie that the browser keeps from now on. */
type SignedIn = { account: Account; device: string };

const wrong = { error: 'Wrong e-mail or password', field: 'email' };

type Settings = { db: Database; passwords: Passwords; throttle: Throttle; devices: Devices };

/** Who gets in: registering, signing in, and the password asked again before a change. */
export function createAccountAccess({ db, passwords, throttle, devices }: Settings) {
  /** Counts before any work is done, so that a refused guess costs next to nothing. */
  async function waitFor({ email, address }: SignInAttempt, device: string | undefined) {
    // A device that signed in before is held apart from both: else strangers, or a neighbor, could lock its owner out.
    if (device) return throttle.take(rules.device, 'device', device, email);
    const wait = await throttle.take(rules.address, 'address', address);
    return wait ?? throttle.take(rules.account, 'account', email);
  }

  return {
    find: (id: string) => findAccount(db, id),

    async register(account: NewAccount, address: string, device?: string): Promise<SignedIn | Refusal> {
      const waitSeconds = await throttle.take(rules.registration, 'registration', address);
      if (waitSeconds) return { waitSeconds };
      const error = weaknessOf(account.password, account.email);
      if (error) return { error, field: 'password' };
      const { password, ...rest } = account;
      const created = await insertAccount(db, { ...rest, passwordHash: await passwords.hash(password) });
      if (created) return { account: created, device: devices.remember(device, created.email) };
      // Whoever asks for one e-mail after the other is looking for accounts.
      const lookingSeconds = await throttle.take(rules.address, 'address', address);
      if (lookingSeconds) return { waitSeconds: lookingSeconds };
      return { error: 'There is an account with this e-mail already. Sign in instead.', field: 'email' };
    },

    async signIn(attempt: SignInAttempt): Promise<SignedIn | Refusal> {
      const { email, password, address } = attempt;
      const device = devices.numberFor(attempt.device, email);
      const waitSeconds = await waitFor(attempt, device);
      if (waitSeconds) return { waitSeconds };
      const account = await findAccountByEmail(db, email);
      if (!(await passwords.verify(account?.passwordHash, password)) || !account) return wrong;
      if (device) await throttle.forget('device', device, email);
      else {
        await throttle.giveBack('address', address);
        await throttle.giveBack('account', email);
      }
      return { account, device: devices.remember(attempt.device, email) };
    },

    /** Undefined when it is the account's password. */
    async refuse(accountId: string, password: string): Promise<Refusal | undefined> {
      const waitSeconds = await throttle.take(rules.confirmation, 'confirmation', accountId);
      if (waitSeconds) return { waitSeconds };
      const account = await findAccount(db, accountId);
      const matches = await passwords.verify(account?.passwordHash, password);
      if (!matches) return { error: 'The current password is wrong' };
      await throttle.forget('confirmation', accountId);
      return undefined;
    },

    /** Why the new password is not taken, if so. Links to yet another one are worth nothing afterwards. */
    async changePassword({ id, email }: Account, password: string): Promise<{ error: string } | undefined> {
      const error = weaknessOf(password, email);
      if (error) return { error };
      const passwordHash = await passwords.hash(password);
      await db.transaction(async (tx) => {
        await updateAccount(tx, id, { passwordHash });
        await deleteLinks(tx, id, ['reset', 'change']);
      });
      return undefined;
    },

    /** Null when this address may ask for one more mail. */
    waitForMail: (address: string) => throttle.take(rules.mail, 'mail', address),
  };
}
export type AccountAccess = ReturnType<typeof createAccountAccess>;
