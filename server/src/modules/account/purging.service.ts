import { accountBounds } from '@plateful/contract/bounds.ts';
import { type Context, inTransaction } from '#context.ts';
import { forgetCustomer } from '#modules/billing/subscriptions.service.ts';
import { isUsersEmail } from '#modules/identity/identity.service.ts';
import {
  deleteProviderAccounts,
  deleteSessions,
  deleteUser,
  findIdentities,
  lockNextDeleted,
} from './deletion.repository.ts';

const dayMs = 86_400_000;

/**
 * Removes every row, photo, sign-in and kept mail of accounts whose days of grace are over, one account a transaction.
 * Several servers share the work: an account that one of them has in hand is passed over by the others. What fails is
 * logged and tried again at the next turn.
 */
export async function purgeAccounts(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - accountBounds.graceDays * dayMs);
  const failed: string[] = [];
  for (;;) {
    let userId: string | undefined;
    try {
      const isDone = await inTransaction(ctx, async (tx) => {
        userId = await lockNextDeleted(tx.db, before, failed);
        if (userId) await purge(tx, userId);
        return userId === undefined;
      });
      if (isDone) return;
      ctx.log.info({ userId }, 'a deleted account was purged');
    } catch (error) {
      // Without an account in hand the database itself is away.
      if (!userId) throw error;
      ctx.log.error({ err: error, userId }, 'a deleted account could not be purged');
      failed.push(userId);
    }
  }
}

/** What is elsewhere goes first: while some of it is left, so is the row that says whose it is. */
async function purge(tx: Context, userId: string): Promise<void> {
  const { db, fileStore, identity } = tx;
  await forgetCustomer(tx, userId);
  for (const key of await fileStore.list(`receipts/${userId}/`)) await fileStore.remove(key);
  // A sign-in that has begun anew since belongs to the new account.
  const identities = await findIdentities(db, userId);
  const ours = identities.filter(({ issuer }) => identity.provider && issuer === identity.issuer);
  await deleteProviderAccounts(
    db,
    ours.map(({ subject }) => subject),
  );
  await deleteSessions(db, userId);
  const { email } = await deleteUser(db, userId);
  // Mails to whoever has begun anew with the same address are the new account's.
  if (!(await isUsersEmail(tx, email))) await tx.mailer.forget(email);
}
