import { createHash, randomBytes } from 'node:crypto';
import { pagePaths } from '@plateful/contract/pages.ts';
import { mailPaths } from '@plateful/contract/recovery.ts';
import { securityPath } from '@plateful/contract/security.ts';
import { type Context, inTransaction } from '#context.ts';
import { deleteApiKeys } from '#db/api-key-store.ts';
import { isUniqueViolation } from '#db/errors.ts';
import { type Account, findAccount, findAccountByEmail, updateAccount } from '#db/provider-accounts.ts';
import { deleteSessions } from '#db/session-store.ts';
import { deleteShareLinks } from '#db/share-links.ts';
import type { Wait } from '#db/throttle.ts';
import { AppError } from '#errors.ts';
import { changeToken } from '#modules/calendar/calendar.service.ts';
import type { Mail } from '#ports/mailer.ts';
import { type Client, countMailsAsked, rejectWeakPassword, type SignedIn } from './accounts.service.ts';
import { findUserIdByIdentity } from './identity.repository.ts';
import { changeEmail } from './identity.service.ts';
import {
  deleteLink,
  deleteLinks,
  findLink,
  insertLink,
  type MailLink,
  type MailPurpose,
  takeLink,
} from './mail-links.repository.ts';
import { countMail } from './mail-rate-limits.service.ts';
import * as texts from './mail-texts.ts';
import { deletePasskeys } from './passkeys.repository.ts';

const expired = () => new AppError('invalid_input', 'This link has expired or has already been used.');
const emailTaken = () => new AppError('invalid_input', 'An account with this email already exists.');
const emailPurposes = ['verify', 'change'] as const;
const resetPurposes = ['reset'] as const;

/** The stored digest of a link's token, so that read access to the table grants nothing. */
const digestOf = (token: string) => createHash('sha256').update(token).digest('base64url');

async function sendLink(
  { db, clock, config, mailer }: Context,
  link: MailLink,
  path: string,
  write: (to: string, url: string) => Mail,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  if (!(await insertLink(db, link, digestOf(token), clock.now()))) return;
  try {
    await mailer.send(write(link.email, `${config.origin}${path}?token=${token}`));
  } catch (error) {
    await deleteLink(db, digestOf(token));
    throw error;
  }
}

/** At registration, which must not fail: silently sends nothing if the mailbox is over its limit. */
export function offerVerification(ctx: Context, account: Account, address: string): void {
  if (account.emailVerifiedAt) return;
  ctx.identity.mails.run(async () => {
    const { id, email } = account;
    if (!(await countMail(ctx, { kind: 'confirmation', to: email, sender: id, address })))
      await sendVerification(ctx, account);
  });
}

/** The same on the user's request, with an error if the limit is reached. */
export async function requestVerification(ctx: Context, account: Account, address: string): Promise<void> {
  if (account.emailVerifiedAt) return;
  const { email, id: sender } = account;
  throwIfLimited(await countMail(ctx, { kind: 'confirmation', to: email, sender, address }));
  ctx.identity.mails.run(() => sendVerification(ctx, account));
}

function sendVerification(ctx: Context, { id: accountId, email }: Account): Promise<void> {
  return sendLink(
    ctx,
    { accountId, email, purpose: 'verify' },
    mailPaths.confirmEmail,
    texts.verificationMail,
  );
}

function throwIfLimited(wait: Wait): void {
  if (!wait) return;
  const message = 'We have already sent several links to this address. Check your inbox, or try again later.';
  throw new AppError('rate_limited', message, { retryAfter: wait });
}

/**
 * Sends the mail in the background, so that neither the response nor its time reveals whether the account exists.
 * Requests by others with another spelling of an address do not use up the links of its verified owner.
 */
export async function requestPasswordReset(ctx: Context, email: string, address: string): Promise<void> {
  await countMailsAsked(ctx, address);
  ctx.identity.mails.run(async () => {
    const account = await findAccountByEmail(ctx.db, email);
    if (!account) return;
    if (!account.emailVerifiedAt && (await countMail(ctx, { kind: 'reset', to: email }))) return;
    const link = { accountId: account.id, email, purpose: 'reset' } as const;
    await sendLink(ctx, link, mailPaths.newPassword, texts.resetMail);
  });
}

/** If the address is taken, no mail is sent, and the response does not reveal it. */
export async function sendEmailChange(
  ctx: Context,
  { id: accountId }: Account,
  email: string,
  address: string,
): Promise<void> {
  throwIfLimited(await countMail(ctx, { kind: 'confirmation', to: email, sender: accountId, address }));
  ctx.identity.mails.run(async () => {
    if (await findAccountByEmail(ctx.db, email)) return;
    await sendLink(ctx, { accountId, email, purpose: 'change' }, mailPaths.confirmEmail, texts.changeMail);
  });
}

/** The recipient of a notice: an account of ours, or the user if an external provider keeps accounts. */
type Recipient = { id: string; email: string; emailVerifiedAt?: Date | null };

/** An unverified address may belong to someone else, so it gets no notices. */
function notify(
  ctx: Context,
  { id, email, emailVerifiedAt }: Recipient,
  about: 'password' | 'passkey' | 'key' | 'email',
  mail: Mail,
): void {
  if (emailVerifiedAt === null) return;
  ctx.identity.mails.run(async () => {
    if (await countMail(ctx, { kind: 'notice', about, to: email, sender: id })) return;
    await ctx.mailer.send(mail);
  });
}

export function notifyOfPassword(ctx: Context, account: Account, by: 'change' | 'reset'): void {
  notify(
    ctx,
    account,
    'password',
    texts.passwordChangedMail(account.email, `${ctx.config.origin}${mailPaths.forgot}`, by),
  );
}

export function notifyOfPasskey(ctx: Context, account: Account): void {
  notify(
    ctx,
    account,
    'passkey',
    texts.passkeyAddedMail(account.email, `${ctx.config.origin}${securityPath}`),
  );
}

/** `subject` is the session's. */
export async function notifyOfKey(
  ctx: Context,
  owner: Recipient,
  subject: string | undefined,
): Promise<void> {
  const recipient = (await findAccount(ctx.db, subject ?? '')) ?? owner;
  notify(
    ctx,
    recipient,
    'key',
    texts.keyMadeMail(recipient.email, `${ctx.config.origin}${pagePaths.account}?tab=profile`),
  );
}

/** The link for setting a password. Throws if it was used or has expired, as do `findEmailLink` and `confirmEmail`. */
export function findResetLink(ctx: Context, token: string): Promise<MailLink> {
  return findLinkFor(ctx, token, resetPurposes);
}

export function findEmailLink(ctx: Context, token: string): Promise<MailLink> {
  return findLinkFor(ctx, token, emailPurposes);
}

async function findLinkFor({ db, clock }: Context, token: string, purposes: readonly MailPurpose[]) {
  const link = await findLink(db, { digest: digestOf(token), purposes, now: clock.now() });
  if (!link) throw expired();
  return link;
}

/** Verifies the account's email address, or changes it to the link's address, here and for the product's user. */
export async function confirmEmail(ctx: Context, token: string): Promise<void> {
  const { clock, config, identity } = ctx;
  const former = await inTransaction(ctx, async (tx) => {
    const { db } = tx;
    const link = await takeLink(db, { digest: digestOf(token), purposes: emailPurposes, now: clock.now() });
    const account = link && (await findAccount(db, link.accountId));
    if (!account || (link.purpose === 'verify' && link.email !== account.email)) throw expired();
    const { id, email } = account;
    if (email !== link.email) {
      if (await findAccountByEmail(db, link.email)) throw emailTaken();
      if (!(await changeEmail(tx, { issuer: identity.issuer, subject: id, email: link.email })))
        throw emailTaken();
      await deleteLinks(db, id);
    }
    await updateAccount(db, id, { email: link.email, emailVerifiedAt: clock.now() });
    return email === link.email ? undefined : account;
  }).catch((error) => {
    // Taken between the check and the write.
    throw isUniqueViolation(error) ? emailTaken() : error;
  });
  if (former) notify(ctx, former, 'email', texts.emailChangedMail(former.email, config.origin));
}

/**
 * Sets a new password by a mailed link, which also verifies the address. It locks out anyone who knew the old password:
 * revokes sessions, API keys, the calendar URL, links to lists, and passkeys added before the address was verified.
 */
export async function resetPassword(
  ctx: Context,
  token: string,
  password: string,
  { device }: Client,
): Promise<SignedIn> {
  const { db, clock, identity } = ctx;
  const account = await findAccount(db, (await findResetLink(ctx, token)).accountId);
  if (!account) throw expired();
  rejectWeakPassword(password, account.email, 'password');
  const passwordHash = await identity.passwords.hash(password);
  await db.transaction(async (tx) => {
    if (!(await takeLink(tx, { digest: digestOf(token), purposes: resetPurposes, now: clock.now() })))
      throw expired();
    await updateAccount(tx, account.id, { passwordHash, emailVerifiedAt: clock.now() });
    await deleteLinks(tx, account.id);
    if (account.emailVerifiedAt === null) await deletePasskeys(tx, account.id);
    const userId = await findUserIdByIdentity(tx, identity.issuer, account.id);
    if (userId) {
      await deleteApiKeys(tx, userId);
      await changeToken({ db: tx }, userId);
      await deleteShareLinks(tx, userId);
    }
  });
  notifyOfPassword(ctx, { ...account, emailVerifiedAt: clock.now() }, 'reset');
  await identity.signOut(account.id);
  await deleteSessions(db, { issuer: identity.issuer, subject: account.id });
  return { account, device: identity.devices.remember(device, account.email) };
}
