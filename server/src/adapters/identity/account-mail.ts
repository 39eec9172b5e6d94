import type { Database } from '#db/database.ts';
import { isUniqueViolation } from '#db/errors.ts';
import type { Clock } from '#ports/clock.ts';
import type { Log } from '#ports/log.ts';
import type { Mail, Mailer } from '#ports/mailer.ts';
import { type Account, findAccount, findAccountByEmail, updateAccount } from './accounts.ts';
import {
  deleteLinks,
  findLink,
  issueLink,
  type MailLink,
  type MailPurpose,
  useLink,
  withdrawLink,
} from './mail-links.ts';
import * as texts from './mail-texts.ts';
import type { Passwords } from './passwords.ts';
import { weaknessOf } from './weak-passwords.ts';

/** Pages that mailed links open. They change nothing until somebody presses a button: scanners of mail follow links. */
export const mailPaths = {
  confirmEmail: '/auth/confirm-email',
  newPassword: '/auth/new-password',
  forgot: '/auth/forgot-password',
  security: '/api/account/security',
} as const;

const expired = { error: 'This link has expired or was used already.' };
const emailPurposes = ['verify', 'change'] as const;
const resetPurposes = ['reset'] as const;

/** Changes the e-mail wherever else the product keeps it; false when somebody else has it there. */
export type ChangeElsewhere = (db: Database, accountId: string, email: string) => Promise<boolean>;

type Settings = {
  db: Database;
  clock: Clock;
  log: Log;
  mailer: Mailer;
  passwords: Passwords;
  origin: string;
};

/** Everything that goes by mail: verification, forgotten password, change of e-mail, notices. */
export function createAccountMail({ db, clock, log, mailer, passwords, origin }: Settings) {
  const underWay = new Set<Promise<void>>();

  /** Nobody waits for a mail: neither the answer nor its time says whether there was somebody to write to. */
  function inBackground(work: () => Promise<void>): void {
    const running: Promise<void> = work()
      .catch((error) => log.error({ err: error }, 'A mail could not be sent'))
      .finally(() => underWay.delete(running));
    underWay.add(running);
  }

  async function sendLink(link: MailLink, path: string, write: (to: string, url: string) => Mail) {
    const token = await issueLink(db, link, clock.now());
    if (!token) return;
    try {
      await mailer.send(write(link.email, `${origin}${path}?token=${token}`));
    } catch (error) {
      await withdrawLink(db, token);
      throw error;
    }
  }

  const search = (token: string, purposes: readonly MailPurpose[]) => ({ token, purposes, now: clock.now() });

  return {
    offerVerification({ id: accountId, email, emailVerifiedAt }: Account): void {
      if (emailVerifiedAt) return;
      const link = { accountId, email, purpose: 'verify' } as const;
      inBackground(() => sendLink(link, mailPaths.confirmEmail, texts.verificationMail));
    },

    sendReset(email: string): void {
      inBackground(async () => {
        const account = await findAccountByEmail(db, email);
        if (!account) return;
        const link = { accountId: account.id, email, purpose: 'reset' } as const;
        await sendLink(link, mailPaths.newPassword, texts.resetMail);
      });
    },

    /** An e-mail that is taken gets nothing, and whoever asked is told the same. */
    sendChange({ id: accountId }: Account, email: string): void {
      inBackground(async () => {
        if (await findAccountByEmail(db, email)) return;
        await sendLink({ accountId, email, purpose: 'change' }, mailPaths.confirmEmail, texts.changeMail);
      });
    },

    tellOfPassword: ({ email }: Account) =>
      inBackground(() => mailer.send(texts.passwordChangedMail(email, `${origin}${mailPaths.forgot}`))),
    tellOfPasskey: ({ email }: Account) =>
      inBackground(() => mailer.send(texts.passkeyAddedMail(email, `${origin}${mailPaths.security}`))),

    findEmailLink: (token: string) => findLink(db, search(token, emailPurposes)),
    findResetLink: (token: string) => findLink(db, search(token, resetPurposes)),

    /** Verifies the account's e-mail, or changes it to the one that the link was sent to. */
    async confirmEmail(
      token: string,
      changeElsewhere: ChangeElsewhere,
    ): Promise<{ error: string } | undefined> {
      const taken = new Error('taken');
      const change = db.transaction(async (tx) => {
        const link = await useLink(tx, search(token, emailPurposes));
        const account = link && (await findAccount(tx, link.accountId));
        if (!link || !account || (link.purpose === 'verify' && link.email !== account.email)) return expired;
        const { id, email } = account;
        if (email !== link.email) {
          if (await findAccountByEmail(tx, link.email)) throw taken;
          if (!(await changeElsewhere(tx, id, link.email))) throw taken;
          await deleteLinks(tx, id);
        }
        await updateAccount(tx, id, { email: link.email, emailVerifiedAt: clock.now() });
        return email === link.email ? undefined : { formerEmail: email };
      });
      const outcome = await change.catch((error) => {
        // The second: somebody else got it between our look and our write.
        if (error === taken || isUniqueViolation(error)) {
          return { error: 'There is an account with this e-mail already.' };
        }
        throw error;
      });
      if (!outcome || 'error' in outcome) return outcome;
      inBackground(() => mailer.send(texts.emailChangedMail(outcome.formerEmail, origin)));
      return undefined;
    },

    /** Sets a new password by a mailed link, which shows too that the mail is read. */
    async resetPassword(token: string, password: string): Promise<{ account: Account } | { error: string }> {
      const link = await findLink(db, search(token, resetPurposes));
      const account = link && (await findAccount(db, link.accountId));
      if (!account) return expired;
      const error = weaknessOf(password, account.email);
      if (error) return { error };
      const passwordHash = await passwords.hash(password);
      const used = await db.transaction(async (tx) => {
        if (!(await useLink(tx, search(token, resetPurposes)))) return false;
        await updateAccount(tx, account.id, { passwordHash, emailVerifiedAt: clock.now() });
        await deleteLinks(tx, account.id);
        return true;
      });
      if (!used) return expired;
      this.tellOfPassword(account);
      return { account };
    },

    /** Resolves when no mail is on its way, for a server that stops. */
    async settled(): Promise<void> {
      await Promise.all(underWay);
    },
  };
}
export type AccountMail = ReturnType<typeof createAccountMail>;
