import type { UserContext } from '#context.ts';
import { insertConsent } from './consents.repository.ts';

type Decision = { functional: boolean; analytics: boolean; version: number; timestamp: string };

export async function recordConsent(
  { db, user, clock }: UserContext,
  { functional, analytics, version, timestamp }: Decision,
) {
  await insertConsent(db, {
    userId: user.id,
    functional,
    analytics,
    version,
    timestamp: new Date(timestamp),
    createdAt: clock.now(),
  });
  return { success: true as const };
}
