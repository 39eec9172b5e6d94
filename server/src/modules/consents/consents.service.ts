import { consentBounds } from '@plateful/contract/bounds.ts';
import { inTransaction, type UserContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { deleteFormerConsents, insertConsent } from './consents.repository.ts';

type Decision = { functional: boolean; analytics: boolean; version: number; timestamp: string };

export function recordConsent(
  ctx: UserContext,
  { functional, analytics, version, timestamp }: Decision,
): Promise<{ success: true }> {
  return inTransaction(ctx, async ({ db, user, clock }) => {
    await lockUser(db, user.id);
    await insertConsent(db, {
      userId: user.id,
      functional,
      analytics,
      version,
      timestamp: new Date(timestamp),
      createdAt: clock.now(),
    });
    await deleteFormerConsents(db, user.id, consentBounds.max);
    return { success: true };
  });
}
