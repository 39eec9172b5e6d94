import type { SecurityState } from '@plateful/contract/identity-pages.ts';
import type { Context, UserContext } from '#context.ts';
import { type Account, findAccount } from '#db/provider-accounts.ts';
import { deleteSession, deleteSessions, listSessions } from '#db/session-store.ts';
import { AppError } from '#errors.ts';
import { notifyOfPassword, sendEmailChange } from './account-mail.service.ts';
import { changePassword, confirmPassword } from './accounts.service.ts';
import { findPasskeys } from './passkeys.repository.ts';

/** The session of a request: its id, and the account at the provider that it belongs to. */
export type OwnSession = { sessionId: string; subject?: string };

export async function getSecurity(
  ctx: UserContext,
  { sessionId, subject }: OwnSession,
): Promise<SecurityState> {
  const { db, identity, user } = ctx;
  const account = identity.provider && (await findAccount(db, subject ?? ''));
  return {
    account: account
      ? {
          email: account.email,
          isVerified: account.emailVerifiedAt !== null,
          passkeys: await findPasskeys(db, account.id),
        }
      : null,
    provider: new URL(identity.issuer).host,
    sessions: await listSessions(ctx, user.id, sessionId),
    timeZone: user.timeZone,
  };
}

/** Throws for a session that another provider's account began. */
export async function getOwnAccount({ db }: Context, { subject }: OwnSession): Promise<Account> {
  const account = await findAccount(db, subject ?? '');
  if (!account) throw new AppError('unauthenticated', 'Please sign in again.');
  return account;
}

export async function endOtherSession({ db, identity, user }: UserContext, handle: string, own: OwnSession) {
  await deleteSession(db, user.id, handle);
  // The provider may still know that browser: it forgets all of them, and asks for the password.
  await identity.signOut(own.subject!);
}

export async function endAllSessions({ db, identity }: Context, subject: string): Promise<void> {
  await identity.signOut(subject);
  await deleteSessions(db, { issuer: identity.issuer, subject });
}

export async function requestEmailChange(
  ctx: UserContext,
  own: OwnSession,
  { email, password }: { email: string; password: string },
  address: string,
): Promise<void> {
  const account = await getOwnAccount(ctx, own);
  await confirmPassword(ctx, account, password);
  await sendEmailChange(ctx, account, email, address);
}

/** `rotate` gives this browser's session a new id, which it returns; every other session ends. */
export async function replacePassword(
  ctx: UserContext,
  session: OwnSession,
  { password, newPassword }: { password: string; newPassword: string },
  rotate: () => Promise<string>,
): Promise<void> {
  const { db, identity } = ctx;
  const account = await getOwnAccount(ctx, session);
  await confirmPassword(ctx, account, password);
  await changePassword(ctx, account, newPassword);
  await identity.signOut(account.id);
  await deleteSessions(db, { issuer: identity.issuer, subject: account.id }, await rotate());
  notifyOfPassword(ctx, account, 'change');
}
