import { randomBytes } from 'node:crypto';
import { inTransaction, type UserContext } from '#context.ts';
import {
  deleteOthersReferences,
  deleteSessions,
  deleteWaitlistEntries,
  findIdentities,
  updateToDeleted,
} from './deletion.repository.ts';

/**
 * What has to end outside of our tables before an account is hidden, one after the other. What throws here stops the
 * deletion, and the user is told.
 */
const beforeDeletion: readonly ((ctx: UserContext) => Promise<void>)[] = [endProviderSessions];

/** Hides all that belongs to the user, at once and for everybody, and signs out everywhere. The purge does the rest. */
export async function deleteAccount(ctx: UserContext): Promise<void> {
  for (const step of beforeDeletion) await step(ctx);
  await inTransaction(ctx, async ({ db, user, clock }) => {
    // A new token, so that the calendar feed is gone as well.
    const calendarToken = randomBytes(32).toString('hex');
    await updateToDeleted(db, user.id, { deletedAt: clock.now(), calendarToken });
    await deleteSessions(db, user.id);
    // Nobody who leaves waits for our mail.
    await deleteWaitlistEntries(db, user.id);
    // Those who planned or saved a recipe of this user would still see it.
    await deleteOthersReferences(db, user.id);
  });
  ctx.log.info({ userId: ctx.user.id }, 'an account was deleted');
}

/** The next sign-in asks for the password. */
async function endProviderSessions({ db, user, identity }: UserContext): Promise<void> {
  for (const { issuer, subject } of await findIdentities(db, user.id)) {
    if (issuer === identity.issuer) await identity.signOut(subject);
  }
}
