import { accountBounds } from '@plateful/contract/bounds.ts';
import { type Context, inTransaction, type UserContext } from '#context.ts';
import { deleteApiKeys } from '#db/api-key-store.ts';
import { newCalendarToken } from '#db/bearer-secrets.ts';
import { deleteShareLinks } from '#db/share-links.ts';
import { deleteStripeCustomer, endSubscriptions } from '#modules/billing/subscriptions.service.ts';
import { isUsersEmail } from '#modules/identity/identity.service.ts';
import { removeOthersReferences } from '#modules/own-recipes/remove-recipe.service.ts';
import { photoFolder } from '#modules/photos/photos.service.ts';
import {
  deleteProviderAccounts,
  deleteSessions,
  deleteUser,
  deleteWaitlistEntries,
  findIdentities,
  lockNextDeleted,
  updateToDeleted,
} from './deletion.repository.ts';

/** Hides all of the user's data at once and signs out everywhere. The purge deletes the data later. */
export async function deleteAccount(ctx: UserContext): Promise<void> {
  await endProviderSessions(ctx);
  // An error here aborts the deletion and is shown to the user: a deleted account must never be charged.
  await endSubscriptions(ctx, async (tx) => {
    const { db, user, clock } = tx;
    // A new token revokes the calendar feed.
    await updateToDeleted(db, user.id, { deletedAt: clock.now(), calendarToken: newCalendarToken() });
    await deleteSessions(db, user.id);
    await deleteApiKeys(db, user.id);
    await deleteShareLinks(db, user.id);
    // Deleted users get no mail.
    await deleteWaitlistEntries(db, user.id);
    // Other users' plans and favorites would still show this user's recipes.
    await removeOthersReferences(tx);
  });
  ctx.log.info({ userId: ctx.user.id }, 'account deleted');
}

/** Makes the next sign-in ask for the password. */
async function endProviderSessions({ db, user, identity }: UserContext): Promise<void> {
  for (const { issuer, subject } of await findIdentities(db, user.id)) {
    if (issuer === identity.issuer) await identity.signOut(subject);
  }
}

const dayMs = 86_400_000;

/**
 * Purges accounts whose grace period has ended: all rows, photos, sign-ins and stored mails, one account per
 * transaction. Several servers share the work: accounts locked by another server are skipped. Errors are logged and
 * retried on the next run.
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
      ctx.log.info({ userId }, 'deleted account purged');
    } catch (error) {
      // Without a locked account, the database itself failed.
      if (!userId) throw error;
      ctx.log.error({ err: error, userId }, 'purging a deleted account failed');
      failed.push(userId);
    }
  }
}

/** Deletes external data first: the row that identifies its owner must not be deleted before. */
async function purge(tx: Context, userId: string): Promise<void> {
  const { db, fileStore, identity } = tx;
  await deleteStripeCustomer(tx, userId);
  for (const folder of [`receipts/${userId}/`, photoFolder(userId)]) {
    for (const key of await fileStore.list(folder)) await fileStore.remove(key);
  }
  // An identity that has signed in again since belongs to the new account.
  const identities = await findIdentities(db, userId);
  const providerIdentities = identities.filter(
    ({ issuer }) => identity.provider && issuer === identity.issuer,
  );
  await deleteProviderAccounts(
    db,
    providerIdentities.map(({ subject }) => subject),
  );
  await deleteSessions(db, userId);
  const { email } = await deleteUser(db, userId);
  // A new account with the same address keeps its mails.
  if (!(await isUsersEmail(tx, email))) await tx.mailer.forget(email);
}
