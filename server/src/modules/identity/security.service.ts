import type { SecurityState } from '@plateful/contract/identity-pages.ts';
import type { Context, UserContext } from '#context.ts';
import { type Account, findAccount } from '#db/provider-accounts.ts';
import { deleteSession, deleteSessions, listSessions } from '#db/session-store.ts';
import { AppError } from '#errors.ts';
import { notifyOfPassword, sendEmailChange } from './account-mail.service.ts';
import { changePassword, confirmPassword } from './accounts.service.ts';
import { findPasskeys } from './passkeys.repository.ts';

/** A request's session: its id, and its account at the provider. */
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

/** Throws for a session of an external provider's account. */
export async function getOwnAccount({ db }: Context, { subject }: OwnSession): Promise<Account> {
  const account = await findAccount(db, subject ?? '');
  if (!account) throw new AppError('unauthenticated', 'Please sign in again.');
  return account;
}

export async function endOtherSession({ db, identity, user }: UserContext, handle: string, own: OwnSession) {
  await deleteSession(db, user.id, handle);
  // Also ends the provider's sessions, so that the next sign-in asks for the password.
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

/** `rotate` gives the current session a new id and returns it; all other sessions end. */
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
