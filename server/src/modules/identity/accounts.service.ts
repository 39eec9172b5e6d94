import { type Registration, wrongCredentials } from '@plateful/contract/sign-in.ts';
import type { Context } from '#context.ts';
import {
  type Account,
  findAccount,
  findAccountByEmail,
  insertAccount,
  type NewAccount,
  updateAccount,
} from '#db/provider-accounts.ts';
import type { RateLimit } from '#db/throttle.ts';
import { invalidForm, tooManyAttempts } from '#errors.ts';
import { deleteLinks } from './mail-links.repository.ts';
import { weaknessOf } from './weak-passwords.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const waits = { firstWait: MINUTE / 2, maxWait: 15 * MINUTE };
const perAccount = { ...waits, resetAfter: 24 * HOUR, resetFrom: 'last' } as const;
const perAddress = { ...waits, resetAfter: HOUR, resetFrom: 'first' } as const;

/** NIST SP 800-63B allows 100 consecutive failures; these rules allow about as many in a day. */
const rules = {
  /** Failed attempts per account, from unknown devices. */
  account: { freeAttempts: 10, ...perAccount },
  /** Failed attempts per address, over all accounts; many people may share an address. */
  address: { freeAttempts: 30, ...perAddress },
  /** Failed attempts per account from a known device, independent of attempts elsewhere. */
  device: { freeAttempts: 10, ...perAccount },
  /** Confirmations of the current password before a change. */
  confirmation: { freeAttempts: 10, ...perAccount },
  /** Registrations per address: whole schools may share one. */
  registration: { freeAttempts: 500, ...perAddress },
  /** Requests for mails per address, whether or not one is sent. */
  mail: { freeAttempts: 20, ...perAddress },
} satisfies Record<string, RateLimit>;

/** The client's address, and its device cookie if it has one. */
export type Client = { address: string; device: string | undefined };
/** `device` is the new device cookie. */
export type SignedIn = { account: Account; device: string };

const otherWays = ' Or use a passkey, or “Forgot your password?”: both work right away.';

/** Counts an attempt before any work is done, so that a rejected one costs almost nothing. */
async function count({ throttle }: Context, rule: keyof typeof rules, keys: string[], hint?: string) {
  const wait = await throttle.take(rules[rule], rule, ...keys);
  if (wait) throw tooManyAttempts(wait, hint);
}

export async function register(ctx: Context, form: Registration, client: Client): Promise<SignedIn> {
  const { age: _age, ...account } = form;
  const { address, device } = client;
  await count(ctx, 'registration', [address]);
  rejectWeakPassword(account.password, account.email, 'password');
  // Trying many email addresses is account enumeration. Counted before the lookup: the rejection must not reveal
  // whether the account exists.
  await count(ctx, 'address', [address]);
  const created = await createAccount(ctx, account);
  if (created) {
    await ctx.throttle.refund('address', address);
    return { account: created, device: ctx.identity.devices.remember(device, created.email) };
  }
  throw invalidForm('An account with this email already exists. Sign in instead.', 'email');
}

/** Undefined if the email address already has an account. */
export async function createAccount({ db, identity }: Context, { password, ...account }: NewAccount) {
  return insertAccount(db, { ...account, passwordHash: await identity.passwords.hash(password) });
}

export async function signIn(
  ctx: Context,
  { email, password, address, device: cookie }: { email: string; password: string } & Client,
): Promise<SignedIn> {
  const { db, identity, throttle } = ctx;
  const device = identity.devices.numberFor(cookie, email);
  // A known device has its own counter: attempts from elsewhere must not lock its owner out.
  if (device) await count(ctx, 'device', [device, email], otherWays);
  else {
    await count(ctx, 'address', [address], otherWays);
    await count(ctx, 'account', [email], otherWays);
  }
  const account = await findAccountByEmail(db, email);
  const matches = await identity.passwords.verify(account?.passwordHash, password);
  if (!matches || !account) throw invalidForm(wrongCredentials, 'email');
  // Hashing may be queued: the password may have been changed meanwhile.
  if ((await findAccount(db, account.id))?.passwordHash !== account.passwordHash) {
    throw invalidForm(wrongCredentials, 'email');
  }
  if (device) await throttle.forget('device', device, email);
  else {
    await throttle.refund('address', address);
    await throttle.refund('account', email);
  }
  return { account, device: identity.devices.remember(cookie, email) };
}

/** Throws if it is not the account's password. */
export async function confirmPassword(ctx: Context, { id }: Account, password: string): Promise<void> {
  await count(ctx, 'confirmation', [id]);
  const account = await findAccount(ctx.db, id);
  if (!(await ctx.identity.passwords.verify(account?.passwordHash, password)))
    throw invalidForm('The current password is wrong', 'password');
  await ctx.throttle.forget('confirmation', id);
}

/** Also invalidates pending password reset links. */
export async function changePassword({ db, identity }: Context, { id, email }: Account, password: string) {
  rejectWeakPassword(password, email, 'newPassword');
  const passwordHash = await identity.passwords.hash(password);
  await db.transaction(async (tx) => {
    await updateAccount(tx, id, { passwordHash });
    await deleteLinks(tx, id, ['reset', 'change']);
  });
}

/** Counts a mail requested from this address. */
export function countMailsAsked(ctx: Context, address: string): Promise<void> {
  return count(ctx, 'mail', [address]);
}

export function rejectWeakPassword(password: string, email: string, field: string): void {
  const weakness = weaknessOf(password, email);
  if (weakness) throw invalidForm(weakness, field);
}
