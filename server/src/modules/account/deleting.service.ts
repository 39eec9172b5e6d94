import type { UserContext } from '#context.ts';
import { newCalendarToken } from '#db/bearer-secrets.ts';
import { endSubscriptions } from '#modules/billing/subscriptions.service.ts';
import {
  deleteOthersReferences,
  deleteSessions,
  deleteWaitlistEntries,
  findIdentities,
  updateToDeleted,
} from './deletion.repository.ts';

/** Hides all that belongs to the user, at once and for everybody, and signs out everywhere. The purge does the rest. */
export async function deleteAccount(ctx: UserContext): Promise<void> {
  await endProviderSessions(ctx);
  // What throws there stops the deletion, and the user is told: nobody is charged for an account that is gone.
  await endSubscriptions(ctx, async ({ db, user, clock }) => {
    // With a new token the calendar feed is gone as well.
    await updateToDeleted(db, user.id, { deletedAt: clock.now(), calendarToken: newCalendarToken() });
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
