import { accountBounds } from '@plateful/contract/bounds.ts';
import { type Context, inTransaction, type UserContext } from '#context.ts';
import { deleteApiKeys } from '#db/api-key-store.ts';
import { newCalendarToken } from '#db/bearer-secrets.ts';
import { deleteStripeCustomer, endSubscriptions } from '#modules/billing/subscriptions.service.ts';
import { isUsersEmail } from '#modules/identity/identity.service.ts';
import { removeOthersReferences } from '#modules/own-recipes/remove-recipe.service.ts';
import { photoFolder } from '#modules/photos/photos.service.ts';
import {
  deleteProviderAccounts,
  deleteSessions,
  deleteShareLinks,
  deleteUser,
  deleteWaitlistEntries,
  findIdentities,
  lockNextDeleted,
  updateToDeleted,
} from './deletion.repository.ts';

/** Hides all of the user's data at once and signs out everywhere; the purge deletes it later. */
export async function deleteAccount(ctx: UserContext): Promise<void> {
  await endProviderSessions(ctx);
  // An error there stops the deletion, and the user sees it: a deleted account is never charged.
  await endSubscriptions(ctx, async (tx) => {
    const { db, user, clock } = tx;
    // With a new token the calendar feed is gone as well.
    await updateToDeleted(db, user.id, { deletedAt: clock.now(), calendarToken: newCalendarToken() });
    await deleteSessions(db, user.id);
    await deleteApiKeys(db, user.id);
    await deleteShareLinks(db, user.id);
    // No mail to people who have left.
    await deleteWaitlistEntries(db, user.id);
    // Those who planned or saved a recipe of this user would still see it.
    await removeOthersReferences(tx);
  });
  ctx.log.info({ userId: ctx.user.id }, 'an account was deleted');
}

/** The next sign-in asks for the password. */
async function endProviderSessions({ db, user, identity }: UserContext): Promise<void> {
  for (const { issuer, subject } of await findIdentities(db, user.id)) {
    if (issuer === identity.issuer) await identity.signOut(subject);
  }
}

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
  await deleteStripeCustomer(tx, userId);
  for (const folder of [`receipts/${userId}/`, photoFolder(userId)]) {
    for (const key of await fileStore.list(folder)) await fileStore.remove(key);
  }
  // A sign-in that has begun anew since belongs to the new account.
  const identities = await findIdentities(db, userId);
  const ours = identities.filter(({ issuer }) => identity.provider && issuer === identity.issuer);
  await deleteProviderAccounts(
    db,
    ours.map(({ subject }) => subject),
  );
  await deleteSessions(db, userId);
  const { email } = await deleteUser(db, userId);
  // A new account with the same address keeps its mails.
  if (!(await isUsersEmail(tx, email))) await tx.mailer.forget(email);
}
